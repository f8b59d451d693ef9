import { type Review, REVIEW_FORMAT } from '@richtfest/review';
import { withReviewDb } from './review-db.ts';

/** A finished review as it is stored on this device. */
export interface StoredReview {
  /** The address of the match: `/play/ID` or `/t/CODE`. */
  readonly address: string;
  /** Another version of the library reviews the match again. */
  readonly format: string;
  /** A closed table may have been continued as another match. */
  readonly moves: number;
  readonly budget: number;
  readonly review: Review;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Reviews can be computed again, so only the latest ones are stored. */
const MOST_REVIEWS = 60;

/** The stored review of a match, if it is at least as precise as wanted. */
export async function storedReview(
  address: string,
  wanted: Pick<StoredReview, 'moves' | 'budget'>,
): Promise<Review | undefined> {
  const found = await withReviewDb((db) => db.get('reviews', address));
  if (found === undefined || found.format !== REVIEW_FORMAT) return undefined;
  return found.moves === wanted.moves && found.budget >= wanted.budget ? found.review : undefined;
}

export async function storeReview(stored: Omit<StoredReview, 'format'>): Promise<void> {
  await withReviewDb(async (db) => {
    await db.put('reviews', { ...stored, format: REVIEW_FORMAT });
    const oldest = await db.getAllKeysFromIndex('reviews', 'at');
    const surplus = oldest.slice(0, Math.max(0, oldest.length - MOST_REVIEWS));
    await Promise.all(surplus.map((address) => db.delete('reviews', address)));
  });
}

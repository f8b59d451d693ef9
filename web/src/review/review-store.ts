import { type Review, REVIEW_FORMAT } from '@richtfest/review';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

interface ReviewDb extends DBSchema {
  reviews: { key: string; value: StoredReview; indexes: { at: number } };
}

/** Reviews can be computed again, so only the latest ones are stored. */
const MOST_REVIEWS = 60;

/** The stored review of a match, if it is at least as precise as wanted. */
export async function storedReview(
  address: string,
  wanted: Pick<StoredReview, 'moves' | 'budget'>,
): Promise<Review | undefined> {
  const found = await withDb((db) => db.get('reviews', address));
  if (found === undefined || found.format !== REVIEW_FORMAT) return undefined;
  return found.moves === wanted.moves && found.budget >= wanted.budget ? found.review : undefined;
}

export async function storeReview(stored: Omit<StoredReview, 'format'>): Promise<void> {
  await withDb(async (db) => {
    await db.put('reviews', { ...stored, format: REVIEW_FORMAT });
    const oldest = await db.getAllKeysFromIndex('reviews', 'at');
    const surplus = oldest.slice(0, Math.max(0, oldest.length - MOST_REVIEWS));
    await Promise.all(surplus.map((address) => db.delete('reviews', address)));
  });
}

let opened: Promise<IDBPDatabase<ReviewDb>> | undefined;

/** Undefined if the browser forbids storage: a review is then computed again each time. */
async function withDb<Value>(
  act: (db: IDBPDatabase<ReviewDb>) => Promise<Value>,
): Promise<Value | undefined> {
  opened ??= openDB<ReviewDb>('richtfest-reviews', 1, {
    upgrade: (db) => {
      db.createObjectStore('reviews', { keyPath: 'address' }).createIndex('at', 'at');
    },
  });
  try {
    return await act(await opened);
  } catch {
    return undefined;
  }
}

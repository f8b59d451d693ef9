import type { Exercise } from '../exercises/exercise.ts';
import type { StoredReview } from './review-store.ts';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDatabase } from '../storage/open-database.ts';

interface ReviewDb extends DBSchema {
  reviews: { key: string; value: StoredReview; indexes: { at: number } };
  exercises: { key: string; value: Exercise };
}

let opened: Promise<IDBPDatabase<ReviewDb>> | undefined;

/** Uses the database of reviews and exercises; undefined if the browser forbids storage. */
export async function withReviewDb<Value>(
  act: (db: IDBPDatabase<ReviewDb>) => Promise<Value>,
): Promise<Value | undefined> {
  opened ??= openDatabase<ReviewDb>('richtfest-reviews', (db) => {
    db.createObjectStore('reviews', { keyPath: 'address' }).createIndex('at', 'at');
    db.createObjectStore('exercises', { keyPath: 'id' });
  });
  try {
    return await act(await opened);
  } catch {
    return undefined;
  }
}

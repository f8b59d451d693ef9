import { withReviewDb } from '../review/review-db.ts';
import { type Exercise, answered, dueAmong } from './exercise.ts';

/** Exercises beyond this number are not added. */
const MOST = 60;

/** The exercises of this device that are due. */
export async function dueExercises(): Promise<readonly Exercise[]> {
  const all = await withReviewDb((db) => db.getAll('exercises'));
  return dueAmong(all ?? [], Date.now());
}

/** Adds new exercises; known ones keep their progress. */
export async function addExercises(found: readonly Exercise[]): Promise<void> {
  await withReviewDb(async (db) => {
    const writing = db.transaction('exercises', 'readwrite');
    const known = new Set(await writing.store.getAllKeys());
    const fresh = found.filter(({ id }) => !known.has(id)).slice(0, MOST - known.size);
    await Promise.all([...fresh.map((exercise) => writing.store.put(exercise)), writing.done]);
  });
}

/** Records an answer. */
export async function recordAnswer(exercise: Exercise, isSolved: boolean): Promise<void> {
  const next = answered(exercise, isSolved, Date.now());
  await withReviewDb(async (db) => {
    if (next === undefined) await db.delete('exercises', exercise.id);
    else await db.put('exercises', next);
  });
}

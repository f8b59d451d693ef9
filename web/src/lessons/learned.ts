import {
  type StoredKey,
  readStored,
  readStoredJson,
  writeStored,
} from '../storage/device-storage.ts';

const LEARNED = 'richtfest/learned';

export type Learning = 'new' | 'begun' | 'learned';

/** The state of a game's lesson on this device. */
export function learningOf(game: string): Learning {
  if (learnedGames().includes(game)) return 'learned';
  return readStored(lessonKey(game)) === undefined ? 'new' : 'begun';
}

export function noteLearned(game: string): void {
  writeStored(LEARNED, JSON.stringify([...new Set([...learnedGames(), game])]));
}

function learnedGames(): readonly string[] {
  const games = readStoredJson(LEARNED);
  return Array.isArray(games) ? (games as string[]) : [];
}

/** The storage key of an unfinished lesson. */
export function lessonKey(game: string): StoredKey {
  return `richtfest/lesson/${game}`;
}

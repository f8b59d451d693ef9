import { type Chronicle, NO_CHRONICLE, type PlayedGame, mergedChronicles } from './chronicle.ts';

const KEY = 'richtfest/chronicle';

/** The chronicle stored on this device. */
export function storedChronicle(): Chronicle {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '') as Partial<Chronicle>;
    return { ...NO_CHRONICLE, ...stored };
  } catch {
    return NO_CHRONICLE;
  }
}

export function storeChronicle(chronicle: Chronicle): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chronicle));
  } catch {
    // Without storage nothing is recorded.
  }
}

export function recordGames(games: readonly PlayedGame[]): void {
  storeChronicle(mergedChronicles(storedChronicle(), { ...NO_CHRONICLE, games }));
}

/** Deletes all entries; matches that end later are recorded again. */
export function forgetGames(now: number): void {
  storeChronicle({ games: [], forgottenUntil: now });
}

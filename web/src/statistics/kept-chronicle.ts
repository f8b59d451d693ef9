import { type Chronicle, NO_CHRONICLE, type PlayedGame, mergedChronicles } from './chronicle.ts';

const KEY = 'richtfest/chronicle';

/** The chronicle stored on this device. */
export function keptChronicle(): Chronicle {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '') as Partial<Chronicle>;
    return { ...NO_CHRONICLE, ...kept };
  } catch {
    return NO_CHRONICLE;
  }
}

export function keepChronicle(chronicle: Chronicle): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chronicle));
  } catch {
    // Without storage nothing is recorded.
  }
}

export function writeDown(games: readonly PlayedGame[]): void {
  keepChronicle(mergedChronicles(keptChronicle(), { ...NO_CHRONICLE, games }));
}

/** Deletes all entries; matches that end later are recorded again. */
export function forgetGames(now: number): void {
  keepChronicle({ games: [], forgottenUntil: now });
}

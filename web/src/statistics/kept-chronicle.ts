import { type Chronicle, NO_CHRONICLE, type PlayedGame, mergedChronicles } from './chronicle.ts';

const KEY = 'richtfest/chronicle';

/** What this device remembers. */
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
    // A browser that keeps nothing remembers nothing.
  }
}

export function writeDown(games: readonly PlayedGame[]): void {
  keepChronicle(mergedChronicles(keptChronicle(), { ...NO_CHRONICLE, games }));
}

/** Games that end from now on are remembered again. */
export function forgetGames(now: number): void {
  keepChronicle({ games: [], forgottenUntil: now });
}

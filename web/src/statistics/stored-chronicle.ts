import { readStoredJson, writeStored } from '../storage/device-storage.ts';
import { type Chronicle, NO_CHRONICLE, type PlayedGame, mergedChronicles } from './chronicle.ts';

const KEY = 'richtfest/chronicle';

/** The window's event after the chronicle was stored. */
export const CHRONICLE_CHANGED = 'richtfest/chronicle-changed';

/** The chronicle stored on this device. */
export function storedChronicle(): Chronicle {
  return { ...NO_CHRONICLE, ...(readStoredJson(KEY) as Partial<Chronicle> | undefined) };
}

export function storeChronicle(chronicle: Chronicle): void {
  writeStored(KEY, JSON.stringify(chronicle));
  dispatchEvent(new Event(CHRONICLE_CHANGED));
}

export function recordGames(games: readonly PlayedGame[]): void {
  storeChronicle(mergedChronicles(storedChronicle(), { ...NO_CHRONICLE, games }));
}

/** Deletes all entries; matches that end later are recorded again. */
export function forgetGames(now: number): void {
  storeChronicle({ games: [], forgottenUntil: now });
}

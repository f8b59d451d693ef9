import type { GameMove, MatchHeader } from '@richtfest/engine';
import type { BoxEntry } from '@richtfest/engine/box';
import {
  type StoredKey,
  readStoredJson,
  removeStored,
  writeStored,
} from '../storage/device-storage.ts';
import type { Announcement } from './announcement.ts';

/** A game with a physical box as it is stored on this device, one per game. */
export interface SavedBox {
  readonly header: MatchHeader;
  readonly entries: readonly BoxEntry<GameMove>[];
  /** What the bots announced last. */
  readonly announced: readonly Announcement[];
}

function keyOf(game: string): StoredKey {
  return `richtfest/box/${game}`;
}

export function readBox(game: string): SavedBox | undefined {
  const saved = readStoredJson(keyOf(game)) as SavedBox | undefined;
  const isSaved = Array.isArray(saved?.entries) && Array.isArray(saved.announced);
  return isSaved ? saved : undefined;
}

/** Returns false if the browser forbids storage: the game then lasts as long as the page. */
export function writeBox(saved: SavedBox): boolean {
  return writeStored(keyOf(saved.header.game), JSON.stringify(saved));
}

export function forgetBox(game: string): void {
  removeStored(keyOf(game));
}

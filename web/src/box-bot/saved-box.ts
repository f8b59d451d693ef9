import type { GameMove, MatchHeader } from '@richtfest/engine';
import type { BoxEntry } from '@richtfest/engine/box';
import {
  type StoredKey,
  readStoredJson,
  removeStored,
  storedKeys,
  writeStored,
} from '../storage/device-storage.ts';
import type { Announcement } from './announcement.ts';
import type { EarlyDice } from './early-dice.ts';

/** A game with a physical box as it is stored on this device. */
export interface SavedBox {
  readonly header: MatchHeader;
  readonly entries: readonly BoxEntry<GameMove>[];
  /** What the bots announced last. */
  readonly announced: readonly Announcement[];
  /** The number of entries before each tap of a person; older sites did not save it. */
  readonly steps?: readonly number[];
  /** The dice of an incomplete roll; older sites did not save them. */
  readonly early?: readonly EarlyDice[];
  /** In milliseconds since 1970; older sites did not save it. */
  readonly changedAt?: number;
}

export interface ListedBox {
  readonly id: string;
  readonly saved: SavedBox;
}

/** Older sites saved one game, without an id. */
const WITHOUT_ID = '0';

function keyOf(game: string, id: string): StoredKey {
  return id === WITHOUT_ID ? `richtfest/box/${game}` : `richtfest/box/${game}/${id}`;
}

/** All saved games, latest first. */
export function listBoxes(game: string): ListedBox[] {
  const prefix = keyOf(game, '');
  const ids = storedKeys(prefix).map((key) => key.slice(prefix.length));
  return [WITHOUT_ID, ...ids]
    .flatMap((id) => {
      const saved = readBox(game, id);
      return saved === undefined ? [] : [{ id, saved }];
    })
    .toSorted((a, b) => (b.saved.changedAt ?? 0) - (a.saved.changedAt ?? 0));
}

export function readBox(game: string, id: string): SavedBox | undefined {
  const saved = readStoredJson(keyOf(game, id)) as SavedBox | undefined;
  const isSaved = Array.isArray(saved?.entries) && Array.isArray(saved.announced);
  return isSaved ? saved : undefined;
}

/** An id that no saved game has. */
export function newBoxId(game: string): string {
  let number = 1;
  while (readStoredJson(keyOf(game, `${number}`)) !== undefined) number++;
  return `${number}`;
}

/** Returns false if the browser forbids storage: the game then lasts as long as the page. */
export function writeBox(id: string, saved: SavedBox): boolean {
  const text = JSON.stringify({ ...saved, changedAt: Date.now() });
  return writeStored(keyOf(saved.header.game, id), text);
}

export function deleteBox(game: string, id: string): void {
  removeStored(keyOf(game, id));
}

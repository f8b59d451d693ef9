import type { GameMove, MatchHeader } from '@richtfest/engine';
import type { BoxEntry } from '@richtfest/engine/box';
import type { Announcement } from './announcement.ts';

/** A game with a physical box as it is stored on this device, one per game. */
export interface SavedBox {
  readonly header: MatchHeader;
  readonly entries: readonly BoxEntry<GameMove>[];
  /** What the bots announced last. */
  readonly announced: readonly Announcement[];
}

function keyOf(game: string): string {
  return `richtfest/box/${game}`;
}

export function readBox(game: string): SavedBox | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as SavedBox | null;
    const isSaved = Array.isArray(saved?.entries) && Array.isArray(saved.announced);
    return isSaved ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Returns false if the browser forbids storage: the game then lasts as long as the page. */
export function writeBox(saved: SavedBox): boolean {
  try {
    localStorage.setItem(keyOf(saved.header.game), JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}

export function forgetBox(game: string): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // Nothing was stored.
  }
}

import {
  type Game,
  type JsonObject,
  type MatchSeat,
  checkedOptions,
  committedGenerator,
} from '@richtfest/engine';
import type { SavedMatch } from './saved-match.ts';

export interface TableWish {
  readonly seats: readonly MatchSeat[];
  readonly options: JsonObject;
}

/** A fresh match of this device; wishes that can't be met throw a `SettingsError`. */
export function startMatch(game: Game, wish: TableWish, now: number): SavedMatch {
  const { seats } = wish;
  const options = checkedOptions(game, { players: seats.length, options: wish.options });
  const secret = randomHex(32);
  // One device has the secret and all the seats: their nonces prove nothing here, but the file
  // of the match then looks like any other.
  const nonces = seats.map(() => randomHex(16));
  return {
    id: randomHex(8),
    header: {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      seats,
      generator: committedGenerator(secret, nonces),
    },
    secret,
    log: [],
    isOver: false,
    startedAt: now,
    changedAt: now,
  };
}

/** From the browser's strong generator, which plain http has, too. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

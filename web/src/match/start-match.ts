import {
  type Game,
  type JsonObject,
  type MatchSeat,
  checkedOptions,
  committedGenerator,
} from '@richtfest/engine';
import type { SavedMatch } from './saved-match.ts';

export interface NewMatchOptions {
  readonly seats: readonly MatchSeat[];
  readonly options: JsonObject;
  readonly editionName?: string | undefined;
}

/** Creates a match on this device; throws a `OptionsError` for invalid options. */
export function startMatch(
  game: Game,
  { seats, editionName, ...rest }: NewMatchOptions,
  now: number,
): SavedMatch {
  const options = checkedOptions(game, { players: seats.length, options: rest.options });
  const secret = randomHex(32);
  // On one device nonces prove nothing, but match files get the same shape as those from a server.
  const nonces = seats.map(() => randomHex(16));
  return {
    id: randomHex(8),
    header: {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      ...(editionName === undefined ? {} : { editionName }),
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

/** Cryptographically random, also on plain http. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

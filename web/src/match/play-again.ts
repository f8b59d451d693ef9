import { findGame } from '@richtfest/catalog';
import type { JsonObject, MatchHeader } from '@richtfest/engine';
import { startLocal } from './start-local.ts';

/** Starts the same table again with a new seed and returns the new match's id. */
export async function playAgain(header: MatchHeader): Promise<string> {
  const { game, options, seats, editionName } = header;
  const loaded = await findGame(game)?.load();
  if (loaded === undefined) throw new RangeError(`there is no game ${game}`);
  return startLocal(loaded, {
    seats,
    options: nextFirst(options, seats.length),
    editionName,
  });
}

/** A chosen first player rotates to the next seat; a random one is drawn again. */
export function nextFirst(options: JsonObject, players: number): JsonObject {
  const { firstSeat } = options;
  if (typeof firstSeat !== 'number') return options;
  return { ...options, firstSeat: (firstSeat + 1) % players };
}

import { findGame } from '@richtfest/catalog';
import type { MatchHeader } from '@richtfest/engine';
import { startLocal } from './start-local.ts';

/** Sets the same table again, with new luck, and returns the new match's id. */
export async function playAgain({ game, options, seats }: MatchHeader): Promise<string> {
  const loaded = await findGame(game)?.load();
  if (loaded === undefined) throw new RangeError(`there is no game ${game}`);
  return startLocal(loaded, { seats, options });
}

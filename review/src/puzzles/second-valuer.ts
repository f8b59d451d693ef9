import type { GameTypes, PlayableGame, RolloutOptions, SearchHooks } from '@richtfest/engine';
import { hooksOf } from '@richtfest/bots';
import { playouts } from '../valuing/playouts.ts';
import { type Valuer, methodOf } from '../valuing/valuer.ts';
import { wholeTurns } from '../valuing/whole-turns.ts';

/** Every seat takes the best of a few moves by the game's evaluation. */
const ROLLOUT: RolloutOptions = { rolloutChoices: 6, horizon: 2000 };

/**
 * Values moves with another rollout policy than reviews do, to confirm that an answer does not
 * depend on it; undefined if values are exact. In games with long turns it also plays a whole round
 * instead of a turn.
 */
export function secondValuer<T extends GameTypes>(
  game: PlayableGame<T>,
  players: number,
): Valuer<T> | undefined {
  const method = methodOf(game);
  if (method === 'exact-turns') return undefined;
  const hooks = Object.entries(hooksOf(game)).filter(([hook]) => hook !== 'rolloutMove');
  const search: SearchHooks<T> = Object.fromEntries(hooks);
  const other: PlayableGame<T> = { ...game, bots: { ...game.bots, search } };
  return method === 'whole-turns' ? wholeTurns(other, players) : playouts(other, ROLLOUT);
}

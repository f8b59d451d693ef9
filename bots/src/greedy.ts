import type { GameTypes } from '@richtfest/engine';
import type { Decision, SeeingBot } from './bot.ts';
import { type Prospect, commonLuck, expectedValue } from './expectation.ts';

/** What must be gained before it opens its mouth unasked. */
const LEAST_GAIN = 0.01;

/**
 * Takes the move with the best evaluation one move on, the first of equals in list order. Where
 * a game has ideas of its own, those are looked at instead of the whole list.
 */
export const greedy: SeeingBot = {
  name: 'greedy',
  sees: 'observation',
  choose(decision) {
    const { game, seat, legal } = decision;
    const prospect = prospectOf(decision);
    const moves = game.ideas?.(prospect.state, seat) ?? legal;
    const best = moves.length === 1 ? moves[0] : bestOf(prospect, moves)?.move;
    if (best === undefined) throw new RangeError('a bot was asked without a legal move');
    return best;
  },
  volunteer(decision) {
    const { game, seat, optional } = decision;
    const prospect = prospectOf(decision);
    const moves = game.ideas?.(prospect.state, seat) ?? optional;
    const best = bestOf(prospect, moves);
    if (best === undefined) return undefined;
    const now = game.evaluate(prospect.state, seat);
    return best.value > now + LEAST_GAIN ? best.move : undefined;
  },
};

function prospectOf<T extends GameTypes>(decision: Decision<T>): Prospect<T> {
  const { game, seat, observation, random } = decision;
  const state = game.determinize(observation, random);
  const evaluate = (next: T['State'], own: number) => game.evaluate(next, own);
  const outcomes = game.outcomes?.(state, seat, evaluate);
  return { game, state, seat, luck: commonLuck(random), outcomes };
}

function bestOf<T extends GameTypes>(
  prospect: Prospect<T>,
  moves: readonly T['Move'][],
): { readonly move: T['Move']; readonly value: number } | undefined {
  let best: { move: T['Move']; value: number } | undefined;
  for (const move of moves) {
    const value = expectedValue(prospect, move);
    if (best === undefined || value > best.value) best = { move, value };
  }
  return best;
}

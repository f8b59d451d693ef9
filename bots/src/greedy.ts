import type { GameTypes } from '@richtfest/engine';
import type { Decision, SeeingBot } from './bot.ts';
import { type OnePly, commonChances, expectedValue } from './expectation.ts';
import { hooksOf } from './hooks-of.ts';

/** The minimum gain for an optional move. */
const MIN_GAIN = 0.01;

/**
 * Plays the move with the best one-ply value, the first in list order among equals. It compares the
 * game's candidate moves, if any, instead of all legal moves.
 */
export const greedy: SeeingBot = {
  name: 'greedy',
  sees: 'observation',
  choose(decision) {
    const { game, seat, legal } = decision;
    const ply = onePlyOf(decision);
    const moves = hooksOf(game).candidateMoves?.(ply.state, seat) ?? legal;
    const best = moves.length === 1 ? moves[0] : bestOf(ply, moves)?.move;
    if (best === undefined) throw new RangeError('a bot was asked without a legal move');
    return best;
  },
  volunteer(decision) {
    const { game, seat, optional } = decision;
    const ply = onePlyOf(decision);
    const moves = hooksOf(game).candidateMoves?.(ply.state, seat) ?? optional;
    const best = bestOf(ply, moves);
    if (best === undefined) return undefined;
    const now = game.evaluate(ply.state, seat);
    return best.value > now + MIN_GAIN ? best.move : undefined;
  },
};

function onePlyOf<T extends GameTypes>(decision: Decision<T>): OnePly<T> {
  const { game, seat, observation, random } = decision;
  const state = game.determinize(observation, random);
  const evaluate = (next: T['State'], own: number) => game.evaluate(next, own);
  const outcomes = hooksOf(game).onePlyOutcomes?.(state, seat, evaluate);
  return { game, state, seat, chances: commonChances(random), outcomes };
}

function bestOf<T extends GameTypes>(
  ply: OnePly<T>,
  moves: readonly T['Move'][],
): { readonly move: T['Move']; readonly value: number } | undefined {
  let best: { move: T['Move']; value: number } | undefined;
  for (const move of moves) {
    const value = expectedValue(ply, move);
    if (best === undefined || value > best.value) best = { move, value };
  }
  return best;
}

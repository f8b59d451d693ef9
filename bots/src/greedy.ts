import type { SeeingBot } from './bot.ts';
import { commonLuck, expectedValue } from './expectation.ts';

/** Takes the move with the best evaluation one move on, the first of equals in list order. */
export const greedy: SeeingBot = {
  name: 'greedy',
  sees: 'observation',
  choose({ game, seat, observation, legal, random }) {
    const state = game.determinize(observation, random);
    const prospect = { game, state, seat, luck: commonLuck(random) };
    let [best] = legal;
    let bestValue = -Infinity;
    for (const move of legal.length === 1 ? [] : legal) {
      const value = expectedValue(prospect, move);
      if (value > bestValue) {
        best = move;
        bestValue = value;
      }
    }
    if (best === undefined) throw new RangeError('a bot was asked without a legal move');
    return best;
  },
};

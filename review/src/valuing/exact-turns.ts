import {
  type GameTypes,
  NO_SEATS,
  type PlayableGame,
  type Seat,
  firstSeatOf,
} from '@richtfest/engine';
import { hooksOf } from '@richtfest/bots';
import { type Figures, exactSums, figuresOf, minus } from '../sums.ts';
import { leafResult } from './actual-result.ts';
import type { Valuer } from './valuer.ts';

/** Solves the turn exactly and asks the value net about its end: there is no sampling error. */
export function exactTurns<T extends GameTypes>(game: PlayableGame<T>): Valuer<T> {
  return {
    value(state) {
      const owing = game.owing(state);
      if (owing === NO_SEATS) return exactSums(figuresOf(leafResult(game, state)));
      const seat = firstSeatOf(owing);
      const [best] = figuresAfter(game, state, { seat, moves: [bestMove(game, state, seat)] });
      return exactSums(best);
    },
    compare({ state, seat, played }, other) {
      const moves = [played, bestMove(game, state, seat), other];
      const [ours, reference, others] = figuresAfter(game, state, { seat, moves });
      return {
        choice: exactSums(minus(ours, reference)),
        versus: exactSums(minus(ours, others)),
      };
    },
  };
}

function bestMove<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  seat: Seat,
): T['Move'] {
  const values = hooksOf(game).turnValues?.(state, seat) ?? [];
  return game.legal(state, seat)[values.indexOf(Math.max(...values))] as T['Move'];
}

function figuresAfter<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
  { seat, moves }: { readonly seat: Seat; readonly moves: readonly T['Move'][] },
): [Figures, Figures, Figures] {
  const [one, two = one, three = two] = hooksOf(game).turnResults?.(state, seat, moves) ?? [];
  if (one === undefined || two === undefined || three === undefined) {
    throw new RangeError('a move has no expected result');
  }
  return [figuresOf(one), figuresOf(two), figuresOf(three)];
}

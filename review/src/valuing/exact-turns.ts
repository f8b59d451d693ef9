import {
  type GameTypes,
  NO_SEATS,
  type PlayableGame,
  type Seat,
  firstSeatOf,
  isEqualJson,
} from '@richtfest/engine';
import { hooksOf } from '@richtfest/bots';
import { type Figures, exactSums, figuresOf } from '../sums.ts';
import { leafResult } from './actual-result.ts';
import type { Valuer } from './valuer.ts';

/** Solves the turn exactly and asks the value net about its end: there is no sampling error. */
export function exactTurns<T extends GameTypes>(game: PlayableGame<T>): Valuer<T> {
  return {
    isExact: true,
    value(state) {
      const owing = game.owing(state);
      if (owing === NO_SEATS) return exactSums(figuresOf(leafResult(game, state)));
      const seat = firstSeatOf(owing);
      const [best] = figuresAfter(game, state, { seat, moves: [bestMove(game, state, seat)] });
      return exactSums(best as Figures);
    },
    sampler({ state, seat }, moves) {
      // The last one is the reference player's.
      const all = [...moves, bestMove(game, state, seat)];
      const figures = figuresAfter(game, state, { seat, moves: all });
      const sample = (move?: T['Move']) => {
        const at = move === undefined ? moves.length : moves.findIndex((m) => isEqualJson(m, move));
        return figures[at] as Figures;
      };
      return () => sample;
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
): Figures[] {
  const results = hooksOf(game).turnResults?.(state, seat, moves) ?? [];
  if (results.length < moves.length) throw new RangeError('a move has no expected result');
  return results.map(figuresOf);
}

import type { Seat } from '@richtfest/engine';
import { colourNumber } from './data/rooms.ts';
import { type Move, legal } from './moves/index.ts';
import type { State } from './state.ts';

/** BT-1: only the colour counts, so one card of each colour is enough. */
export function candidateMoves(state: State, seat: Seat): readonly Move[] {
  const moves = legal(state, seat);
  if (state.phase !== 'choose') return moves;
  let colours = 0;
  return moves.filter((move) => {
    if (move.verb !== 'choose') return true;
    const bit = 1 << colourNumber(move.card);
    const isNew = (colours & bit) === 0;
    colours |= bit;
    return isNew;
  });
}

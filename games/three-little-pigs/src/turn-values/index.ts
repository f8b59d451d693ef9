import type { Seat } from '@richtfest/engine';
import type { BlowMove } from '../moves/blow.ts';
import { type Move, legal } from '../moves/index.ts';
import type { State } from '../state.ts';
import { valueNet } from './value-net/index.ts';
import { plansNow } from './plans.ts';
import { blowValue, turnTable } from './turn-table.ts';
import type { Worth } from './worth.ts';

/**
 * The value of each legal move if the rest of the turn is played well: exact over dice and wheel,
 * estimated only from the end of the turn on.
 */
export const turnValues = turnValuesBy(valueNet);

/** The same with any evaluation of the position at the end of the turn. */
export function turnValuesBy(worth: Worth): (state: State, seat: Seat) => readonly number[] {
  return (state, seat) => {
    const moves = legal(state, seat);
    if (state.phase === 'roll') return rollValues(state, moves, worth);
    if (state.phase === 'build') return buildValues(state, moves, worth);
    return moves.map((move) => blowValue(state, move as BlowMove, worth));
  };
}

function rollValues(state: State, moves: readonly Move[], worth: Worth): number[] {
  const values = turnTable(state, worth);
  return moves.map((move) =>
    move.verb === 'roll' ? values.ofRoll(state, move.dice) : values.ofStop(state),
  );
}

function buildValues(state: State, moves: readonly Move[], worth: Worth): number[] {
  const plans = plansNow(state, worth);
  return moves.map((move) => {
    if (move.verb !== 'build') return worth(state, state.seat);
    const values = plans.flatMap(({ first, value }) => (first === move ? [value] : []));
    return Math.max(...values);
  });
}

import { NO_MOVES } from '@richtfest/engine';
import type { DreamHomeDealer } from '../events.ts';
import { cardsOf, emptyColumn, fullColumns, hasCards } from '../market.ts';
import type { DreamHomeReason } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Moment } from '../turn.ts';
import type { Column } from '../words.ts';
import { byColumns, withColumn } from './columns.ts';
import type { DreamHomeVerb } from './verb.ts';

/** DH-11 */
export interface TakeMove {
  readonly verb: 'take';
  readonly column: Column;
}

export const take: DreamHomeVerb<TakeMove> = {
  ...withColumn(3),
  phases: ['turn'],
  refusal: (state, { column }) =>
    hasCards(state, column - 1) ? undefined : emptyColumnReason(column),
  play: playTake,
};

/** By the set of columns that have cards. */
export const TAKES = byColumns<TakeMove>((column) => ({ verb: 'take', column }));

/** DH-11: any column that has cards. */
export function takes(state: State): readonly TakeMove[] {
  return TAKES[fullColumns(state)] ?? NO_MOVES;
}

export function emptyColumnReason(column: Column): DreamHomeReason {
  const causes = [{ component: 'column', column }];
  return { rule: 'DH-11', code: 'column-is-empty', column, causes };
}

/** DH-9: with column 1 comes the start-player right of the next round. */
function playTake(state: State, move: TakeMove, dealer: DreamHomeDealer): Moment {
  const { seat, round } = state;
  const column = move.column - 1;
  dealer.report?.({ type: 'column-taken', seat, round, ...cardsOf(state, column) });
  if (column === 0) state.nextStartSeat = seat;
  state.toolsUsed = 0;
  state.heldColumn = column;
  state.heldRoom = state.marketRooms[column] as number;
  state.heldSpecial = state.marketSpecials[column] as number;
  emptyColumn(state, column);
  return 'column-taken';
}

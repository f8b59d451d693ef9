import type { DreamHomeDealer } from '../events.ts';
import { cardsOf, emptyColumn, fullColumns, hasCards } from '../market.ts';
import type { DreamHomeReason } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Moment } from '../turn.ts';
import type { Column } from '../words.ts';
import { type Move, TAKES, type TakeMove } from './move.ts';

/** DH-11: any column that has cards. */
export function takes(state: State): readonly Move[] {
  return TAKES[fullColumns(state)] as readonly Move[];
}

export function refuseTake(state: State, { column }: TakeMove): DreamHomeReason | undefined {
  return hasCards(state, column - 1) ? undefined : emptyColumnReason(column);
}

export function emptyColumnReason(column: Column): DreamHomeReason {
  const causes = [{ component: 'column', column }];
  return { rule: 'DH-11', code: 'column-is-empty', column, causes };
}

/** DH-9: with column 1 comes the start-player right of the next round. */
export function playTake(state: State, move: TakeMove, dealer: DreamHomeDealer): Moment {
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

import type { DreamHomeDealer } from '../events.ts';
import { cardsOf, discardColumn, fullColumns, hasCards } from '../market.ts';
import type { DreamHomeReason } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Moment } from '../turn.ts';
import { emptyColumnReason } from './take.ts';
import { DISCARDS, type DiscardColumnMove, type Move } from './move.ts';

/** DH-7: any column but the first that has cards. */
export function columnDiscards(state: State): readonly Move[] {
  return DISCARDS[fullColumns(state)] as readonly Move[];
}

export function refuseDiscardColumn(
  state: State,
  { column }: DiscardColumnMove,
): DreamHomeReason | undefined {
  if (column === 1) {
    const causes = [{ component: 'column', column }];
    return { rule: 'DH-7', code: 'start-column-stays', causes };
  }
  return hasCards(state, column - 1) ? undefined : emptyColumnReason(column);
}

export function playDiscardColumn(
  state: State,
  move: DiscardColumnMove,
  dealer: DreamHomeDealer,
): Moment {
  const column = move.column - 1;
  dealer.report?.({ type: 'column-discarded', seat: state.seat, ...cardsOf(state, column) });
  discardColumn(state, column);
  return 'column-discarded';
}

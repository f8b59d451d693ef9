import { NO_MOVES } from '@richtfest/engine';
import { cardsOf, discardColumn, fullColumns, hasCards } from '../market.ts';
import type { DreamHomeReason } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Column } from '../words.ts';
import { byColumns, withColumn } from './columns.ts';
import { emptyColumnReason } from './take.ts';
import type { DreamHomeVerb } from './verb.ts';

/** DH-7 */
export interface DiscardColumnMove {
  readonly verb: 'discard-column';
  readonly column: Column;
}

export const discardColumnVerb: DreamHomeVerb<DiscardColumnMove> = {
  ...withColumn(2),
  phases: ['discard'],
  refusal: refuseDiscardColumn,
  play(state, move, dealer) {
    const column = move.column - 1;
    dealer.report?.({ type: 'column-discarded', seat: state.seat, ...cardsOf(state, column) });
    discardColumn(state, column);
    return 'column-discarded';
  },
};

/** DH-7: never column 1. By the set of columns that have cards. */
export const DISCARDS = byColumns<DiscardColumnMove>((column) =>
  column === 1 ? undefined : { verb: 'discard-column', column },
);

/** DH-7: any column but the first that has cards. */
export function columnDiscards(state: State): readonly DiscardColumnMove[] {
  return DISCARDS[fullColumns(state)] ?? NO_MOVES;
}

function refuseDiscardColumn(
  state: State,
  { column }: DiscardColumnMove,
): DreamHomeReason | undefined {
  if (column === 1) {
    const causes = [{ component: 'column', column }];
    return { rule: 'DH-7', code: 'start-column-stays', causes };
  }
  return hasCards(state, column - 1) ? undefined : emptyColumnReason(column);
}

import { NO_MOVES, withoutParameters } from '@richtfest/engine';
import { TOOL, toolCard } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { cardsOf, emptyColumn, fullColumns, hasCards } from '../market.ts';
import { type State, NONE, playerAt } from '../state.ts';
import type { Moment } from '../turn.ts';
import type { Column } from '../words.ts';
import { byColumns, withColumn } from './columns.ts';
import { emptyColumnReason } from './take.ts';
import type { DreamHomeVerb } from './verb.ts';

/** DH-6 */
export interface JackhammerMove {
  readonly verb: 'jackhammer';
  readonly column: Column;
}
export interface DeclineJackhammerMove {
  readonly verb: 'decline-jackhammer';
}

export const jackhammer: DreamHomeVerb<JackhammerMove> = {
  ...withColumn(1),
  phases: ['jackhammer'],
  refusal: (state, { column }) =>
    hasCards(state, column - 1) ? undefined : emptyColumnReason(column),
  play: playJackhammer,
};

/** DH-6: declining is final for the round. */
export const declineJackhammer: DreamHomeVerb<DeclineJackhammerMove> = {
  ...withoutParameters,
  phases: ['jackhammer'],
  refusal: () => undefined,
  play(state, _move, dealer) {
    dealer.report?.({ type: 'jackhammer-declined', seat: state.seat });
    return 'jackhammer-settled';
  },
};

/** By the set of columns that have cards. */
export const JACKHAMMERS = byColumns<JackhammerMove | DeclineJackhammerMove>(
  (column) => ({ verb: 'jackhammer', column }),
  [{ verb: 'decline-jackhammer' }],
);

/** DH-6: any column that has cards, or decline. */
export function jackhammers(state: State): readonly (JackhammerMove | DeclineJackhammerMove)[] {
  return JACKHAMMERS[fullColumns(state)] ?? NO_MOVES;
}

/** DH-6: the room is held, the special card is gone, the start-player right stays. */
function playJackhammer(state: State, move: JackhammerMove, dealer: DreamHomeDealer): Moment {
  const { seat } = state;
  const column = move.column - 1;
  dealer.report?.({ type: 'jackhammer-used', seat, ...cardsOf(state, column) });
  const { tools } = playerAt(state, seat);
  tools[TOOL.jackhammer] = (tools[TOOL.jackhammer] as number) - 1;
  state.specialDiscard.push(toolCard(TOOL.jackhammer));
  const special = state.marketSpecials[column] as number;
  if (special !== NONE) state.specialDiscard.push(special);
  state.jackhammered |= 1 << seat;
  state.heldColumn = column;
  state.heldRoom = state.marketRooms[column] as number;
  emptyColumn(state, column);
  return 'column-taken';
}

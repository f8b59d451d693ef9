import { TOOL, toolCard } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { cardsOf, emptyColumn, fullColumns, hasCards } from '../market.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type State, NONE, playerAt } from '../state.ts';
import type { Moment } from '../turn.ts';
import { emptyColumnReason } from './take.ts';
import { type JackhammerMove, JACKHAMMERS, type Move } from './move.ts';

/** DH-6: any column that has cards, or decline. */
export function jackhammers(state: State): readonly Move[] {
  return JACKHAMMERS[fullColumns(state)] as readonly Move[];
}

export function refuseJackhammer(
  state: State,
  { column }: JackhammerMove,
): DreamHomeReason | undefined {
  return hasCards(state, column - 1) ? undefined : emptyColumnReason(column);
}

/** DH-6: the room is held, the special card is gone, the start-player right stays. */
export function playJackhammer(
  state: State,
  move: JackhammerMove,
  dealer: DreamHomeDealer,
): Moment {
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

/** DH-6: declining is final for the round. */
export function playDeclineJackhammer(state: State, dealer: DreamHomeDealer): Moment {
  dealer.report?.({ type: 'jackhammer-declined', seat: state.seat });
  return 'jackhammer-settled';
}

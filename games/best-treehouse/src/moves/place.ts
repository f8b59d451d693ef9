import type { Seat } from '@richtfest/engine';
import { colourNumber } from '../data/rooms.ts';
import type { Settled, TreehouseDealer } from '../events.ts';
import { barToPlacing, openSlots } from '../places.ts';
import type { TreehouseReason } from '../reasons.ts';
import { slotNumber } from '../slots.ts';
import { type State, TO_DISCARD, playerAt } from '../state.ts';
import type { Moment } from '../turn.ts';
import { DISCARD, type Move, PLACEMENTS, type PlaceMove } from './move.ts';

/** Lists by their set of slots: there are few sets, and playouts meet the same ones again. */
const LISTS = new Map<number, readonly Move[]>();

/** BT-2 to BT-5, BT-8: every slot that is open to the revealed card, then `discard`. */
export function placements(state: State, seat: Seat): readonly Move[] {
  const player = playerAt(state, seat);
  const open = openSlots(player, colourNumber(player.chosen));
  let list = LISTS.get(open);
  if (list === undefined) {
    list = [...PLACEMENTS.filter((_, slot) => (open & (1 << slot)) !== 0), DISCARD];
    LISTS.set(open, list);
  }
  return list;
}

export function refusePlace(
  state: State,
  seat: Seat,
  move: PlaceMove,
): TreehouseReason | undefined {
  const { level, position } = move;
  const slot = slotNumber(move);
  if (slot === undefined) return { rule: 'BT-2', code: 'no-such-slot', level, position };
  const player = playerAt(state, seat);
  return barToPlacing({ player, seat }, player.chosen, slot);
}

// oxlint-disable-next-line max-params -- as the contract's own
export function playPlace(
  state: State,
  seat: Seat,
  move: PlaceMove,
  dealer: TreehouseDealer,
): Moment | undefined {
  const { level, position } = move;
  if (dealer.report !== undefined) report(seat, { level, position }, dealer);
  return settle(state, seat, slotNumber(move) as number);
}

/** BT-8: whether the card could be built or not. */
export function playDiscard(state: State, seat: Seat, dealer: TreehouseDealer): Moment | undefined {
  if (dealer.report !== undefined) report(seat, 'discard', dealer);
  return settle(state, seat, TO_DISCARD);
}

/** BT-9: seen when all have settled theirs. */
function settle(state: State, seat: Seat, slot: number): Moment | undefined {
  playerAt(state, seat).settled = slot;
  state.owing &= ~(1 << seat);
  return state.owing === 0 ? 'all-settled' : undefined;
}

function report(seat: Seat, place: Settled, dealer: TreehouseDealer): void {
  dealer.report?.({ type: 'place-settled', seat, place });
}

import type { Seat } from '@richtfest/engine';
import { HELPER } from '../codes.ts';
import { hasHelper } from '../house.ts';
import { type State, playerAt } from '../state.ts';
import { addHandyman, canSwap } from './handyman.ts';
import { DONE } from './done.ts';
import type { Move } from './index.ts';
import { addRoofer, canFetch } from './roofer.ts';
import { addSupplier, canSupply } from './supplier.ts';

/** DH-25: every move of the acting seat's helpers, then `done`. */
export function helperMoves(state: State): readonly Move[] {
  const list: Move[] = [];
  const player = playerAt(state, state.seat);
  if (hasHelper(player, HELPER.supplier)) addSupplier(state, list);
  if (hasHelper(player, HELPER.handyman)) addHandyman(state, list);
  if (hasHelper(player, HELPER.roofer)) addRoofer(state, list);
  list.push(DONE);
  return list;
}

export function canUseHelper(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat);
  return (
    (hasHelper(player, HELPER.roofer) && canFetch(state)) ||
    (hasHelper(player, HELPER.handyman) && canSwap(state, player)) ||
    (hasHelper(player, HELPER.supplier) && canSupply(state, player))
  );
}

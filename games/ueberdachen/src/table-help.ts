import type { Seat } from '@richtfest/engine';
import { holdings, kindsIn } from './bundles.ts';
import { determinize } from './determinize.ts';
import { buildingAt, countBuilds } from './moves/build.ts';
import type { BuildMove } from './moves/build.ts';
import type { OpenRoomMove } from './moves/open-room.ts';
import { countOpenings, openingAt } from './moves/open-room.ts';
import { type State, hasPlate, playerAt } from './state.ts';
import { couldCarryOut } from './trading.ts';
import type { View } from './view.ts';
import { type Deal, MATERIAL_PRICE } from './words.ts';

function stateOf(view: View): State {
  return determinize({ watcher: 'public', view, memory: undefined });
}

/** UD-9: the builds that the rolling seat's storage allows, in any phase. */
export function buildsOf(view: View): BuildMove[] {
  const state = stateOf(view);
  const kinds = kindsOf(state);
  return Array.from({ length: countBuilds(state, kinds) }, (_, index) =>
    buildingAt(state, kinds, index),
  );
}

/** UD-9: the rooms that the rolling seat's storage allows to open. */
export function openingsOf(view: View): OpenRoomMove[] {
  const state = stateOf(view);
  const kinds = kindsOf(state);
  return Array.from({ length: countOpenings(state, kinds) }, (_, index) =>
    openingAt(state, kinds, index),
  );
}

/**
 * UD-10 a, UD-11: whether the rolling seat has anything to offer in a trade, or enough to pay the
 * bank.
 */
export function canTradeOrBuy({ players, seat, loosePillars }: View): boolean {
  const held = (of: Seat) =>
    Object.values(players[of]?.storage ?? {}).reduce((sum, count) => sum + count, 0);
  const own = held(seat);
  const othersHold = players.some((_, other) => other !== seat && held(other) > 0);
  return loosePillars > 0 || (own > 0 && othersHold) || own >= MATERIAL_PRICE;
}

function kindsOf(state: State): number {
  return kindsIn(holdings(playerAt(state, state.seat).storage));
}

/** UD-10 a: the seats that could carry out a deal of the rolling seat. */
export function seatsThatCould(view: View, deal: Deal): Seat[] {
  const state = stateOf(view);
  return state.players.flatMap((_, seat) => {
    const isOther = seat !== state.seat && hasPlate(state, seat);
    return isOther && couldCarryOut(state, seat, deal) ? [seat] : [];
  });
}

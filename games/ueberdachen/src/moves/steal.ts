import { NUMBER_OF } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import { settleRoll } from '../turn.ts';
import { NO_STEAL, stealFrom } from './interned.ts';
import type { Move, StealMove } from './move.ts';

/** UD-12: any kind from any other storage, or none. */
export function steals(state: State): readonly Move[] {
  const list: Move[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === state.seat) continue;
    playerAt(state, seat).storage.forEach((count, material) => {
      if (count > 0) list.push(stealFrom(seat, material));
    });
  }
  list.push(NO_STEAL);
  return list;
}

export function refuseSteal(
  state: State,
  { seat, material }: StealMove,
): UeberdachenReason | undefined {
  if (seat === state.seat) return { rule: 'UD-12', code: 'own-storage' };
  if ((state.players[seat]?.storage[NUMBER_OF[material]] ?? 0) > 0) return undefined;
  const causes = [{ component: 'storage', seat }];
  return { rule: 'UD-12', code: 'nothing-to-steal-there', seat, material, causes };
}

export function playSteal(
  state: State,
  { seat: from, material }: StealMove,
  dealer: UeberdachenDealer,
): void {
  const number = NUMBER_OF[material];
  const { storage } = playerAt(state, from);
  const own = playerAt(state, state.seat).storage;
  storage[number] = (storage[number] as number) - 1;
  own[number] = (own[number] as number) + 1;
  state.thefts--;
  dealer.report?.({ type: 'material-stolen', seat: state.seat, from, material });
  settleRoll(state, dealer);
}

/** UD-12: waives the second theft as well. */
export function playNoSteal(state: State, dealer: UeberdachenDealer): void {
  state.thefts = 0;
  dealer.report?.({ type: 'theft-waived', seat: state.seat });
  settleRoll(state, dealer);
}

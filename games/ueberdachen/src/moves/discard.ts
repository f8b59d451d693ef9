import type { Seat } from '@richtfest/engine';
import { NUMBER_OF, holdings, kindsIn } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { type State, playerAt, surplus } from '../state.ts';
import { clearSurplus } from '../turn.ts';
import { DISCARDS_OF, NO_MOVES, discardOf } from './interned.ts';
import type { DiscardMove, Move } from './move.ts';

/** UD-13: one material a move, whatever the seat has. */
export function discards(state: State, seat: Seat): readonly Move[] {
  const player = playerAt(state, seat);
  if (surplus(player) === 0) return NO_MOVES;
  return DISCARDS_OF[kindsIn(holdings(player.storage))] ?? NO_MOVES;
}

export function refuseDiscard(
  state: State,
  seat: Seat,
  { material }: DiscardMove,
): UeberdachenReason | undefined {
  const player = playerAt(state, seat);
  if ((player.storage[NUMBER_OF[material]] as number) > 0) return undefined;
  const causes = [{ component: 'storage', seat }];
  return { rule: 'UD-13', code: 'nothing-to-discard', material, causes };
}

// oxlint-disable-next-line max-params -- who discards what, and who is told
export function playDiscard(
  state: State,
  seat: Seat,
  { material }: DiscardMove,
  dealer: UeberdachenDealer,
): void {
  const { storage } = playerAt(state, seat);
  const number = NUMBER_OF[material];
  storage[number] = (storage[number] as number) - 1;
  dealer.report?.({ type: 'material-discarded', seat, material });
  clearSurplus(state, dealer);
}

/** UD-13, time run out: the kind it has most of, the first of equals. */
export function commonest({ storage }: { readonly storage: readonly number[] }): Move {
  return discardOf(storage.indexOf(Math.max(...storage)));
}

import type { Seat } from '@richtfest/engine';
import type { TreehouseDealer } from '../events.ts';
import type { TreehouseReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import { NONE } from '../words.ts';
import { type Move, NO_MOVES, TAKE_BACK } from './move.ts';

const JUST_TAKE_BACK: readonly Move[] = [TAKE_BACK];

/** BT-9: while somebody else still decides. */
export function takeBacks(state: State, seat: Seat): readonly Move[] {
  return hasDecided(state, seat) ? JUST_TAKE_BACK : NO_MOVES;
}

export function refuseTakeBack(state: State, seat: Seat): TreehouseReason | undefined {
  return hasDecided(state, seat) ? undefined : { rule: 'BT-9', code: 'nothing-to-take-back' };
}

/** Whether a seat waits for others with a decision nobody has seen yet. */
export function hasDecided({ phase, owing, players }: State, seat: Seat): boolean {
  return (
    (phase === 'choose' || phase === 'build') &&
    seat < players.length &&
    (owing & (1 << seat)) === 0
  );
}

export function playTakeBack(state: State, seat: Seat, dealer: TreehouseDealer): undefined {
  const player = playerAt(state, seat);
  if (state.phase === 'choose') player.chosen = NONE;
  else player.settled = NONE;
  state.owing |= 1 << seat;
  dealer.report?.({ type: 'choice-taken-back', seat });
}

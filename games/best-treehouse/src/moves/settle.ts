import type { Seat } from '@richtfest/engine';
import { type State, playerAt } from '../state.ts';
import type { Moment } from '../turn.ts';

/** BT-9: settles a card's place, which is revealed when all seats have settled. */
export function settle(state: State, seat: Seat, slot: number): Moment | undefined {
  playerAt(state, seat).settled = slot;
  state.owing &= ~(1 << seat);
  return state.owing === 0 ? 'all-settled' : undefined;
}

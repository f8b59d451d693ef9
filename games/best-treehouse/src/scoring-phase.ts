import type { Seat } from '@richtfest/engine';
import type { TreehouseDealer } from './events.ts';
import { pointsOf } from './scoring.ts';
import { type State, playerAt } from './state.ts';
import { NONE } from './words.ts';

/** BT-10, BT-11, BT-15: determines the first decision of the scoring. */
export function beginScoring(state: State, dealer: TreehouseDealer): void {
  if (state.round > 1) state.firstChooser = leaderAfter(state, state.firstChooser);
  const { round, firstChooser, players } = state;
  dealer.report?.({ type: 'scoring-began', round, firstChooser });
  state.owing = 1 << firstChooser;
  if (state.options.young) state.phase = 'take-colour';
  else if (players.length > 2) state.phase = 'take-bonus';
  else {
    for (const player of players) player.bonus = 0;
    state.phase = 'put-bonus';
  }
}

interface Scorer {
  readonly points: readonly number[];
}

interface Table {
  readonly players: readonly Scorer[];
}

/**
 * BT-10: the seat with the most points; if tied, the next clockwise after the previous first
 * chooser, who comes last.
 */
export function leaderAfter({ players }: Table, previous: Seat): Seat {
  let leader = previous;
  let most = -1;
  for (let step = 1; step <= players.length; step++) {
    const seat = (previous + step) % players.length;
    const points = pointsOf(players[seat] as Scorer);
    if (points > most) {
      leader = seat;
      most = points;
    }
  }
  return leader;
}

/** BT-10: clockwise from the first chooser; when all have a bonus card, in reverse. */
export function afterTaking(state: State, seat: Seat): void {
  const next = (seat + 1) % state.players.length;
  if (next === state.firstChooser) state.phase = 'put-bonus';
  else state.owing = 1 << next;
}

/** BT-10: in reverse; BT-11, BT-15: clockwise. True when that was the last one. */
export function afterClaiming(state: State, seat: Seat): boolean {
  const count = state.players.length;
  const isReverse = state.phase === 'put-bonus' && count > 2;
  const last = isReverse ? state.firstChooser : (state.firstChooser + count - 1) % count;
  if (seat === last) return true;
  state.owing = 1 << ((isReverse ? seat + count - 1 : seat + 1) % count);
  return false;
}

/** BT-12: bonus and scoring cards go back. */
export function clearScoring(state: State): void {
  for (let colour = 0; colour < state.claims.length; colour++) state.claims[colour] = NONE;
  for (let seat = 0; seat < state.players.length; seat++) playerAt(state, seat).bonus = NONE;
}

import type { Seat } from '@richtfest/engine';
import { estatesOf, tally } from './scoring.ts';
import type { State } from './state.ts';

export function evaluate(state: State, seat: Seat): number {
  const tallies = tally(estatesOf(state));
  return tallies[seat]?.score ?? 0;
}

import type { Seat } from '@richtfest/engine';
import { standing } from './scoring.ts';
import type { State } from './state.ts';

export function evaluate(state: State, seat: Seat): number {
  return standing(state)[seat]?.score ?? 0;
}

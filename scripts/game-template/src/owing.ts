import type { SeatSet } from '@richtfest/engine';
import type { State } from './state.ts';

export function owing(state: State): SeatSet {
  return state.owing as SeatSet;
}

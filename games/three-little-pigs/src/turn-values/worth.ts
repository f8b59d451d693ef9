import type { Seat } from '@richtfest/engine';
import type { State } from '../state.ts';

/** What a position is worth to a seat, in about points. */
export type Worth = (state: State, seat: Seat) => number;

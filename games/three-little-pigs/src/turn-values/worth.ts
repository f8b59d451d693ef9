import type { Seat } from '@richtfest/engine';
import type { State } from '../state.ts';

/** The value of a position for a seat, roughly in points. */
export type Worth = (state: State, seat: Seat) => number;

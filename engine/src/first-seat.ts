import type { OptionSpec } from './options.ts';
import { type Problem, anyOf, integer, oneOf } from './schema.ts';
import type { Seat } from './seats.ts';

/** The option for the first seat: a seat, or drawn by lot. */
export type FirstSeat = Seat | 'lot';

export function firstSeatOption(maxPlayers: number): OptionSpec {
  return {
    role: 'choice',
    schema: anyOf(oneOf('lot'), integer(0, maxPlayers - 1)),
    default: 'lot',
  };
}

/** Reports a first seat that does not exist at the table. */
export function firstSeatProblems(firstSeat: FirstSeat, players: number): Problem[] {
  if (firstSeat === 'lot' || firstSeat < players) return [];
  const message = `must be a seat from 0 to ${players - 1} or "lot", not ${firstSeat}`;
  const values = { most: players - 1, actual: firstSeat };
  return [{ path: 'options.firstSeat', message, code: 'no-such-seat', values }];
}

/** The first seat of a position that does not name one. */
export function usualFirstSeat(firstSeat: FirstSeat): Seat {
  return firstSeat === 'lot' ? 0 : firstSeat;
}

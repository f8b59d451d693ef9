import type { OptionSpec } from './options.ts';
import { type Problem, anyOf, integer, oneOf } from './schema.ts';
import type { Seat } from './seats.ts';

/** Who begins, as a table settles it: a seat, or the lot. */
export type FirstSeat = Seat | 'lot';

export function firstSeatOption(maxPlayers: number): OptionSpec {
  return {
    role: 'choice',
    schema: anyOf(oneOf('lot'), integer(0, maxPlayers - 1)),
    default: 'lot',
  };
}

/** A first seat must be taken. */
export function firstSeatProblems(firstSeat: FirstSeat, players: number): Problem[] {
  if (firstSeat === 'lot' || firstSeat < players) return [];
  const message = `must be a seat from 0 to ${players - 1} or "lot", not ${firstSeat}`;
  return [{ path: 'options.firstSeat', message }];
}

/** Who began in a position that does not say it. */
export function usualFirstSeat(firstSeat: FirstSeat): Seat {
  return firstSeat === 'lot' ? 0 : firstSeat;
}

import type { Seat } from '@richtfest/engine';
import type { SeatInfo } from './match-client.ts';

/**
 * The player whom texts address as “you”: the only person at this device. Several people at one
 * device, and spectators, read everyone's names.
 */
export function readerOf(seats: readonly Pick<SeatInfo, 'who'>[]): Seat | undefined {
  const here = seatsHere(seats);
  return here.length === 1 ? here[0] : undefined;
}

/** The seats of the people at this device. */
export function seatsHere(seats: readonly Pick<SeatInfo, 'who'>[]): readonly Seat[] {
  return seats.flatMap(({ who }, seat) => (who === 'person-here' ? [seat] : []));
}

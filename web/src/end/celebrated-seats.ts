import { type Result, type Seat, winnersOf } from '@richtfest/engine';
import type { MatchSnapshot } from '../match/match-client.ts';
import { seatsHere } from '../match/reader.ts';

type Seats = Pick<MatchSnapshot, 'seats'>;

/** The seats of the people at this device, in order; those who only watch see the winners' houses. */
export function celebratedSeats({ seats }: Seats, result: Result): readonly Seat[] {
  const here = seatsHere(seats);
  return here.length > 0 ? here : winnersOf(result);
}

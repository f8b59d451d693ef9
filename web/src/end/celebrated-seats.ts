import { type Result, type Seat, winnersOf } from '@richtfest/engine';
import type { MatchSnapshot } from '../match/match-client.ts';

type Seats = Pick<MatchSnapshot, 'seats'>;

/** The seats of the people at this device, in order; those who only watch see the winners' houses. */
export function celebratedSeats({ seats }: Seats, result: Result): readonly Seat[] {
  const here = peopleHere({ seats });
  return here.length > 0 ? here : winnersOf(result);
}

/** The seat of the only person at this device, who is addressed as “you”. */
export function onlySeatHere(snapshot: Seats): Seat | undefined {
  const here = peopleHere(snapshot);
  return here.length === 1 ? here[0] : undefined;
}

function peopleHere({ seats }: Seats): Seat[] {
  return seats.flatMap(({ who }, seat) => (who === 'person-here' ? [seat] : []));
}

/** A player's place at the table, counted from 0; clockwise is ascending. */
export type Seat = number;

/** The owner of a view: a seat, or the public. */
export type Watcher = Seat | 'public';

declare const seatSet: unique symbol;
/** A set of seats as bits, which keeps playouts fast. */
export type SeatSet = number & { readonly [seatSet]: true };

export const NO_SEATS = 0 as SeatSet;

export function onlySeat(seat: Seat): SeatSet {
  return (1 << seat) as SeatSet;
}

export function setOfSeats(seats: Iterable<Seat>): SeatSet {
  let set = 0;
  for (const seat of seats) set |= 1 << seat;
  return set as SeatSet;
}

export function hasSeat(set: SeatSet, seat: Seat): boolean {
  return (set & (1 << seat)) !== 0;
}

/** The lowest seat of a set that is not empty. */
export function firstSeatOf(set: SeatSet): Seat {
  return lowestBit(set);
}

export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest: number = set; rest !== 0; rest &= rest - 1) {
    seats.push(lowestBit(rest));
  }
  return seats;
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** All seats of a table clockwise, starting with `first`. */
export function clockwiseFrom(first: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, step) => (first + step) % players);
}

/** The problem with a seat number; undefined if the table has it. */
export function seatProblem(seat: number, players: number): string | undefined {
  return seat < players ? undefined : `must be a seat from 0 to ${players - 1}, not ${seat}`;
}

import type { Problem } from '../schema.ts';

/** In the order in which seats get them by default. */
export const SEAT_COLOURS = ['brick', 'sky', 'leaf', 'straw', 'plum'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

export interface ColouredSeat {
  readonly colour?: SeatColour | undefined;
}

/**
 * The colour of each seat: the one it chose, or its default, or the next free colour if another
 * seat has chosen that.
 */
export function seatColours(seats: readonly ColouredSeat[]): SeatColour[] {
  const taken = new Set(seats.flatMap(({ colour }) => colour ?? []));
  return seats.map(({ colour }, seat) => {
    if (colour !== undefined) return colour;
    const inTurn = SEAT_COLOURS.map((_, step) => colourAt(seat + step));
    const free = inTurn.find((each) => !taken.has(each)) ?? colourAt(seat);
    taken.add(free);
    return free;
  });
}

function colourAt(place: number): SeatColour {
  return SEAT_COLOURS[place % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];
}

/** Reports seats that chose the same colour. */
export function colourProblems(seats: readonly ColouredSeat[]): Problem[] {
  return seats.flatMap(({ colour }, seat) => {
    const other = seats.findIndex((each) => each.colour === colour);
    if (colour === undefined || other === seat) return [];
    return {
      path: `seats[${seat}].colour`,
      message: `must be another than that of seat ${other}, which is ${colour}, too`,
    };
  });
}

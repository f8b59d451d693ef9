import { type ColouredSeat, SEAT_COLOURS, type SeatColour, seatColours } from '@richtfest/engine';
import type { Trade, View } from '@richtfest/ueberdachen';

const COLOURS: Readonly<Record<Trade, SeatColour>> = {
  electrician: 'straw',
  plumber: 'sky',
  carpenter: 'leaf',
  mason: 'brick',
};

/**
 * UD-1: a foundation plate has the colour of its trade, and so have the goods. With it the seat
 * takes that colour, so that no seat looks like another one's trade.
 */
export function colouredByTrade(
  { players }: Pick<View, 'players'>,
  seats: readonly ColouredSeat[],
): ColouredSeat[] {
  const chosen = seatColours(seats);
  const colours = players.map(({ trade }) => (trade === undefined ? undefined : COLOURS[trade]));
  const taken = new Set<SeatColour | undefined>(colours);
  return chosen.map((own, seat) => {
    const colour = colours[seat] ?? [own, ...SEAT_COLOURS].find((each) => !taken.has(each)) ?? own;
    taken.add(colour);
    return { colour };
  });
}

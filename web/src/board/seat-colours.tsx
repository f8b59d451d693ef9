import { SEAT_COLOURS, type ColouredSeat, type SeatColour, seatColours } from '@richtfest/engine';
import { type ReactNode, createContext, useContext, useMemo } from 'react';

const ColoursContext = createContext<readonly SeatColour[]>(SEAT_COLOURS);

interface SeatColoursPlaceProps {
  readonly seats: readonly ColouredSeat[];
  readonly children: ReactNode;
}

/** Provides the seats' colours to everything on a table. */
export function SeatColoursPlace({ seats, children }: SeatColoursPlaceProps): ReactNode {
  const chosen = seatColours(seats).join(' ');
  const colours = useMemo(() => chosen.split(' ') as SeatColour[], [chosen]);
  return <ColoursContext value={colours}>{children}</ColoursContext>;
}

/** The colour of a seat at this table. */
export function useSeatColour(seat: number): SeatColour {
  const colours = useContext(ColoursContext);
  return colours[seat % colours.length] ?? SEAT_COLOURS[0];
}

/** The colour of a seat as a CSS value. */
export function useSeatPaint(seat: number): string {
  return `var(--${useSeatColour(seat)})`;
}

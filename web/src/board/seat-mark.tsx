import type { ReactNode } from 'react';
import { ColourSign } from './colour-sign.tsx';
import { useSeatColour } from './seat-colours.tsx';

export interface SeatMarkProps {
  readonly seat: number;
  /** In em, so that it scales with the text. */
  readonly size?: number;
}

/** The sign of a seat: colour, shape and pattern. */
export function SeatMark({ seat, size = 1 }: SeatMarkProps): ReactNode {
  return <ColourSign colour={useSeatColour(seat)} size={size} />;
}

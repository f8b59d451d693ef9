import type { Seat } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { Face } from './face.tsx';
import { useSeatFace } from './seat-faces.ts';

interface SeatFaceProps {
  readonly seat: Seat;
  /** In em. */
  readonly size?: number;
}

/** The face of the bot in a seat; nothing for people. */
export function SeatFace({ seat, size = 1.6 }: SeatFaceProps): ReactNode {
  const face = useSeatFace(seat);
  return face === undefined ? undefined : <Face {...face} size={size} />;
}

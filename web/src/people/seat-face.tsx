import type { Seat } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { useSeatColour } from '../board/seat-colours.tsx';
import { Face } from './face.tsx';
import { PlayerFace } from './player-face.tsx';
import { usePlayerFace, useSeatFace } from './seat-faces.ts';

interface SeatFaceProps {
  readonly seat: Seat;
  /** In em. */
  readonly size?: number;
}

/** The face of the bot or the person in a seat. */
export function SeatFace({ seat, size = 1.6 }: SeatFaceProps): ReactNode {
  const bot = useSeatFace(seat);
  const face = usePlayerFace(seat);
  const colour = useSeatColour(seat);
  if (bot !== undefined) return <Face {...bot} size={size} />;
  return face === undefined ? undefined : <PlayerFace face={face} colour={colour} size={size} />;
}

import { personaOf } from '@richtfest/bots';
import { type Seat, winnersOf } from '@richtfest/engine';
import { createContext, useContext } from 'react';
import type { MatchSnapshot } from '../match/match-client.ts';
import type { FaceProps } from './face.tsx';
import type { Mood } from './features.tsx';

type Table = Pick<MatchSnapshot, 'seats' | 'owing' | 'result'>;

/** The table whose bots' faces are shown, as far as it has been told. */
export const SeatFacesContext = createContext<Table | undefined>(undefined);

/** The face of the bot in a seat; undefined for people. */
export function useSeatFace(seat: Seat): Pick<FaceProps, 'persona' | 'mood'> | undefined {
  const table = useContext(SeatFacesContext);
  const info = table?.seats[seat];
  if (table === undefined || info?.bot === undefined) return undefined;
  return { persona: personaOf({ name: info.name, bot: info.bot }), mood: moodOf(table, seat) };
}

/** How somebody feels about the game just now, as far as all may know. */
export function moodOf({ owing, result }: Omit<Table, 'seats'>, seat: Seat): Mood {
  if (result === undefined) return owing.includes(seat) ? 'thinking' : 'calm';
  return winnersOf(result).includes(seat) ? 'happy' : 'beaten';
}

import { personaOf } from '@richtfest/bots';
import { type PlayerFace, type Seat, playerFaces, winnersOf } from '@richtfest/engine';
import { createContext, useContext } from 'react';
import type { MatchSnapshot } from '../match/match-client.ts';
import type { FaceProps } from './face.tsx';
import type { Mood } from './features.tsx';

type Table = Pick<MatchSnapshot, 'seats' | 'owing' | 'result'>;

/** The shown snapshot, from which faces are derived. */
export const SeatFacesContext = createContext<Table | undefined>(undefined);

/** The bot's face; undefined for people. */
export function useSeatFace(seat: Seat): Pick<FaceProps, 'persona' | 'mood'> | undefined {
  const table = useContext(SeatFacesContext);
  const info = table?.seats[seat];
  if (table === undefined || info?.bot === undefined) return undefined;
  return { persona: personaOf({ name: info.name, bot: info.bot }), mood: moodOf(table, seat) };
}

/** A person's face; undefined for bots, and where no table is shown. */
export function usePlayerFace(seat: Seat): PlayerFace | undefined {
  const table = useContext(SeatFacesContext);
  return table === undefined ? undefined : playerFaces(table.seats)[seat];
}

/** A bot's mood, from public information. */
export function moodOf({ owing, result }: Omit<Table, 'seats'>, seat: Seat): Mood {
  if (result === undefined) return owing.includes(seat) ? 'thinking' : 'calm';
  return winnersOf(result).includes(seat) ? 'happy' : 'beaten';
}

import type { Trade } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { useSeatColour, useSeatPaint } from '../../../board/seat-colours.tsx';
import { Face } from '../../../people/face.tsx';
import type { Mood as FaceMood } from '../../../people/features.tsx';
import { PlayerFace } from '../../../people/player-face.tsx';
import { usePlayerFace, useSeatFace } from '../../../people/seat-faces.ts';

/** The expression of a player at the trestle table. */
export type Mood = 'calm' | 'thinking' | 'glad' | 'sorry';

export interface WorkerProps {
  readonly seat: number;
  /** UD-5: a player without a plate wears no helmet. */
  readonly trade: Trade | undefined;
  readonly mood?: Mood | undefined;
  readonly className?: string | undefined;
}

const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'M24 43q6 3 12 0',
  thinking: 'M25 44q6-3 10 0',
  glad: 'M22 41q8 9 16 0z',
  sorry: 'M24 45q6-4 12 0',
};

const FACE_MOODS: Readonly<Record<Mood, FaceMood>> = {
  calm: 'calm',
  thinking: 'thinking',
  glad: 'happy',
  sorry: 'beaten',
};

/** The face a seat has in every game, under a helmet in the seat's colour with the trade's sign. */
export const Worker = memo(function Worker({ seat, trade, mood, className }: WorkerProps) {
  const face = useSeatFace(seat);
  const person = usePlayerFace(seat);
  const colour = useSeatColour(seat);
  if (face === undefined && person !== undefined) {
    return (
      <PlayerFace
        face={person}
        colour={colour}
        className={className}
        hat={
          trade === undefined ? undefined : (
            <g transform="translate(9.5 -1.5) scale(.48)">
              <Helmet seat={seat} trade={trade} />
            </g>
          )
        }
      />
    );
  }
  if (face === undefined) {
    return <Builder seat={seat} trade={trade} mood={mood} className={className} />;
  }
  return (
    <Face
      persona={face.persona}
      mood={mood === undefined ? (face.mood ?? 'calm') : FACE_MOODS[mood]}
      className={className}
      hat={
        trade === undefined ? undefined : (
          <g transform="translate(1.9 -2) scale(.735)">
            <Helmet seat={seat} trade={trade} />
          </g>
        )
      }
    />
  );
});

/** Hair and skin depend on the seat. */
function Builder({ seat, trade, mood = 'calm', className }: WorkerProps) {
  const which = seat % HAIR.length;
  const eyes = mood === 'thinking' ? 'M21 31h.1M36 31h.1' : 'M23 33h.1M37 33h.1';
  return (
    <svg viewBox="0 0 60 64" className={className} aria-hidden="true" focusable="false">
      <path d="M8 64q0-14 22-14t22 14z" fill={useSeatPaint(seat)} />
      <path d="M24 50h12v6q-6 4-12 0z" fill={`var(--skin-${which})`} />
      {HAIR[which]}
      <ellipse cx="31" cy="36" rx="17" ry="18" fill="var(--cut-shade)" />
      <ellipse cx="30" cy="35" rx="17" ry="18" fill={`var(--skin-${which})`} />
      <path d={eyes} stroke="var(--skin-ink)" strokeWidth="4.5" strokeLinecap="round" />
      <path
        d="M30 35q3 4-1 5"
        stroke="var(--skin-ink)"
        strokeOpacity=".5"
        strokeWidth="2"
        fill="none"
      />
      <path
        d={MOUTHS[mood]}
        stroke="var(--skin-ink)"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill={mood === 'glad' ? 'var(--white-ware)' : 'none'}
      />
      {FACES[which]}
      {trade !== undefined && <Helmet seat={seat} trade={trade} />}
    </svg>
  );
}

function Helmet({ seat, trade }: { readonly seat: number; readonly trade: Trade }) {
  const paint = useSeatPaint(seat);
  return (
    <>
      <path d="M8 26q0-22 22-22t22 22l5 1q0 4-5 4H8q-5 0-5-4z" fill="var(--cut-shade)" />
      <path d="M8 24q0-22 22-22t22 22l5 1q0 4-5 4H8q-5 0-5-4z" fill={paint} />
      <path d="M25 2.5h10V18H25z" fill="var(--line-dark)" opacity=".28" />
      <path
        d="M13 21q1-12 9-15"
        stroke="var(--cut-light)"
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="30" cy="17" r="7.5" fill="var(--white-ware)" />
      <use
        href={`#ud-sign-${trade}`}
        x="24.5"
        y="11.5"
        width="11"
        height="11"
        color="var(--line-dark)"
      />
    </>
  );
}

/** Curls, a plait, short, a bun. */
const HAIR = [
  <path key="curls" d="M10 36q-4-24 20-24t20 24q4 8-3 10H13q-7-2-3-10z" fill="#6d4326" />,
  <path
    key="plait"
    d="M12 34q0-20 18-20t18 20v4H12zM44 34q9 6 5 22l-6-2q3-10-3-16z"
    fill="#2c2326"
  />,
  <path key="short" d="M12 32q-1-19 18-19t18 19z" fill="#c98c3f" />,
  <path
    key="bun"
    d="M12 34q0-20 18-20t18 20zM30 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14z"
    fill="#3b2a22"
  />,
];

/** Freckles, a moustache, glasses, a beard. */
const FACES = [
  <path
    key="freckles"
    d="M18 38h.1M21 40h.1M40 38h.1M43 40h.1"
    stroke="#b5764a"
    strokeWidth="2"
    strokeLinecap="round"
  />,
  <path key="moustache" d="M20 42q5-5 10-1 5-4 10 1-5 2-10 0-5 2-10 0z" fill="#2c2326" />,
  <path
    key="glasses"
    d="M17 32.5a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM31 32.5a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM29 32q1-1 2 0"
    stroke="#43343a"
    strokeWidth="1.6"
    fill="none"
  />,
  <path
    key="beard"
    d="M13.5 38q3 16 16.5 16t16.5-16q-2 6-8 5.5-8.5-3-17 0-6 .5-8-5.5z"
    fill="#2c2326"
    opacity=".85"
  />,
];

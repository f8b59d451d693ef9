import type { ReactNode } from 'react';
import { useSeatPaint } from '../../../board/seat-colours.tsx';
import type { Party } from '../../game-module.ts';
import palette from '../art/palette.module.css';
import { partyTexts } from '../texts/party-texts.ts';
import styles from './party.module.css';

/** The removal van arrives, and balloons rise over the roof. */
export const party: Party = {
  Guests: ({ seat }) => (
    <div className={`${palette['palette']} ${styles['guests']}`} aria-hidden="true">
      <Balloons />
      <Van seat={seat} />
    </div>
  ),
  sound: 'cloth',
  texts: partyTexts,
};

function Van({ seat }: { readonly seat: number }): ReactNode {
  return (
    <svg className={styles['van']} viewBox="0 0 220 130">
      <path d="M6 16h128v90H6z" fill={useSeatPaint(seat)} />
      <path d="M6 16h128v12H6z" fill="var(--cut-light)" />
      <path d="M136 46h42l26 28v32h-68z" fill="var(--card)" />
      <path d="M150 54h24l18 20h-42z" fill="var(--window-glass)" />
      <path d="M70 42 36 68h10v24h48V68h10z" fill="var(--card)" />
      <path d="M62 74h16v18H62z" fill="var(--wood)" />
      <path d="M4 104h204v8H4z" fill="var(--slate)" />
      {/* A lamp, a teddy and a plant that would not fit inside. */}
      <path d="M24 16V4M14 4l20 0-4-9-12 0z" stroke="var(--wood-deep)" fill="var(--lamplight)" />
      <path
        d="M96 16q-8-14 2-16 8 2 4 16M104 16q8-10 12-6 0 6-8 8"
        fill="var(--leaf)"
        stroke="var(--leaf-dark)"
      />
      {[48, 168].map((x) => (
        <g key={x}>
          <circle cx={x} cy="110" r="17" fill="#2b2a33" />
          <circle cx={x} cy="110" r="7.5" fill="var(--stone)" />
        </g>
      ))}
      <circle cx="204" cy="90" r="5" fill="var(--lamplight)" />
    </svg>
  );
}

const BALLOONS = [
  { x: 40, y: 46, paper: 'brick' },
  { x: 82, y: 30, paper: 'straw' },
  { x: 122, y: 50, paper: 'sky' },
  { x: 62, y: 84, paper: 'plum' },
  { x: 102, y: 88, paper: 'leaf' },
] as const;

function Balloons(): ReactNode {
  return (
    <svg className={styles['balloons']} viewBox="0 0 164 240">
      {BALLOONS.map(({ x, y, paper }) => (
        <path
          key={paper}
          d={`M${x} ${y + 26}Q${(x + 82) / 2} 160 82 214`}
          fill="none"
          stroke="var(--pole)"
          strokeWidth="1.6"
        />
      ))}
      {BALLOONS.map(({ x, y, paper }) => (
        <g key={paper}>
          <path d={`M${x - 5} ${y + 32}l5-8 5 8z`} fill={`var(--${paper})`} />
          <ellipse cx={x} cy={y} rx="22" ry="27" fill="var(--cut-shade)" />
          <ellipse cx={x - 1.5} cy={y - 2} rx="22" ry="27" fill={`var(--${paper})`} />
          <ellipse cx={x - 9} cy={y - 12} rx="5" ry="8" fill="var(--cut-light)" />
        </g>
      ))}
    </svg>
  );
}

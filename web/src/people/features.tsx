import type { Level } from '@richtfest/bots';
import type { ReactNode } from 'react';

/** `beaten`: another player has won. */
export type Mood = 'calm' | 'thinking' | 'happy' | 'beaten';

const INK = '#2b2a33';
const PAPER = '#fffaf0';

interface FaceParts {
  readonly level: Level;
  readonly mood: Mood;
}

interface FeaturesProps extends FaceParts {
  /** For adult levels. */
  readonly isBearded: boolean;
  readonly hair: string;
}

/** Eyes, mouth and the facial features of a level. */
export function Features({ level, mood, isBearded, hair }: FeaturesProps): ReactNode {
  return (
    <>
      <path
        d="M13.5 30.5a2.6 2.2 0 1 0 5.2 0 2.6 2.2 0 1 0-5.2 0M29.3 30.5a2.6 2.2 0 1 0 5.2 0 2.6 2.2 0 1 0-5.2 0"
        fill="rgb(216 92 70 / 0.32)"
      />
      {isBearded && level === 'expert' && (
        <path
          d="M11.8 29c1 3 3 2.5 5 1.5 2-1.5 4-1.5 7-1.5s5 0 7 1.5c2 1 4 1.5 5-1.5 0 9-4.5 14-12 14s-12-5-12-14z"
          fill={hair}
        />
      )}
      <Eyes mood={mood} />
      <Mouth level={level} mood={mood} ink={isBearded && level === 'expert' ? PAPER : INK} />
      <Extras level={level} />
      {isBearded && level === 'club' && <Moustache fill={hair} />}
      {mood === 'beaten' && (
        <path
          d="M36.5 21.5c1.8 2.5 2.4 3.6 2.4 4.9a2.4 2.4 0 0 1-4.8 0c0-1.3.6-2.4 2.4-4.9z"
          fill="#8fc3dd"
        />
      )}
    </>
  );
}

function Eyes({ mood }: { readonly mood: Mood }): ReactNode {
  if (mood === 'happy') {
    return (
      <path
        d="M15.8 26.8c1-2.4 4-2.4 5 0M27.2 26.8c1-2.4 4-2.4 5 0"
        stroke={INK}
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    );
  }
  const up = mood === 'thinking' ? -1.3 : 0;
  return (
    <>
      <circle cx={18.3 - up} cy={26 + up} r="2" fill={INK} />
      <circle cx={29.7 - up} cy={26 + up} r="2" fill={INK} />
      {mood === 'thinking' && (
        <path
          d="M27 21.8c1.5-1.4 4-1.4 5.5-.2"
          stroke={INK}
          strokeWidth="1.5"
          strokeLinecap="round"
          fill="none"
        />
      )}
      {mood === 'beaten' && (
        <path
          d="m15 23.2 5-1.6M33 23.2l-5-1.6"
          stroke={INK}
          strokeWidth="1.5"
          strokeLinecap="round"
          fill="none"
        />
      )}
    </>
  );
}

/** The mouth by mood and level. */
const MOUTHS: Readonly<Record<Exclude<Mood, 'calm'>, string>> = {
  thinking: 'M24 34.8h4.5',
  happy: '',
  beaten: 'M19.5 35.8c2-2.4 7-2.4 9 0',
};
const SMILES: Readonly<Record<Level, string>> = {
  child: 'M18.5 32.5c2 4.5 9 4.5 11 0',
  family: 'M19 33c2 3 8 3 10 0',
  club: 'M20.5 34.5c2 1.2 5 1.2 7 0',
  expert: 'M20 34c3 1.5 6 1 8.5-1',
};

function Mouth({ level, mood, ink }: FaceParts & { readonly ink: string }): ReactNode {
  if (mood === 'happy') {
    return (
      <>
        <path d="M17.5 31.5h13c0 4.5-3 6.8-6.5 6.8s-6.5-2.3-6.5-6.8z" fill="#7d2c22" />
        <path d="M19 31.5h10v2H19z" fill="#fffaf0" />
      </>
    );
  }
  return (
    <>
      <path
        d={mood === 'calm' ? SMILES[level] : MOUTHS[mood]}
        stroke={ink}
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      {level === 'child' && mood === 'calm' && <path d="M22.3 34.6h3.2v2.2h-3.2z" fill="#fffaf0" />}
    </>
  );
}

function Extras({ level }: { readonly level: Level }): ReactNode {
  switch (level) {
    case 'child':
      return (
        <path
          d="M15 29h.01M17.5 30.5h.01M33 29h.01M30.5 30.5h.01"
          stroke="#9a5a34"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      );
    case 'family':
      return (
        <path
          d="M11.5 42c3 2.5 7 3.5 12.5 3.5S33.5 44.5 36.5 42l-1-3.5c-3 2-7 2.8-11.5 2.8s-8.5-.8-11.5-2.8z"
          fill="#fffaf0"
          opacity="0.85"
        />
      );
    case 'club':
      return undefined;
    case 'expert':
      return (
        <g fill="none" stroke={INK} strokeWidth="1.6">
          <circle cx="18.3" cy="26" r="4.7" fill="rgb(255 255 255 / 0.22)" />
          <circle cx="29.7" cy="26" r="4.7" fill="rgb(255 255 255 / 0.22)" />
          <path d="M23 25.5c.7-.7 1.3-.7 2 0M13.6 25 11.5 24M34.4 25l2.1-1" />
        </g>
      );
  }
}

function Moustache({ fill }: { readonly fill: string }): ReactNode {
  return (
    <path
      d="M16.5 32.3c2-2.2 5.5-2 7.5-.3 2-1.7 5.5-1.9 7.5.3-2.5 1.7-5.5 1.5-7.5.3-2 1.2-5 1.4-7.5-.3z"
      fill={fill}
      stroke="rgb(0 0 0 / 0.25)"
      strokeWidth="0.5"
    />
  );
}

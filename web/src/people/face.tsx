import { APPEARANCES, type Level, type Persona } from '@richtfest/bots';
import { type ReactNode, memo } from 'react';
import styles from './face.module.css';
import { Features, type Mood } from './features.tsx';
import { Hat } from './hats.tsx';
import { TinFace } from './tin-face.tsx';

export interface FaceProps {
  /** Undefined for an unknown bot. */
  readonly persona: Pick<Persona, 'level' | 'appearance'> | undefined;
  readonly mood?: Mood;
  /** In em, so that it scales with the text. */
  readonly size?: number;
  /** Gives it a size of its own instead. */
  readonly className?: string | undefined;
  /** Worn instead of the level's hat, on the face's field of 48 × 48. */
  readonly hat?: ReactNode;
}

/** Five appearances: bots of one level differ in skin, hair and clothes. */
const SKINS = ['#f0c49a', '#c98d5e', '#f5d6bb', '#a06b46', '#e3ad7c'] as const;
const HAIRS = ['#6b3f22', '#2f2723', '#c98a2e', '#241d1a', '#a3451f'] as const;
const CLOTHS = ['brick', 'sky', 'leaf', 'straw', 'plum'] as const;

type HairCut = 'long' | 'short';

/** Appearances with long hair. */
const LONG: Readonly<Record<Level, readonly number[]>> = {
  child: [1, 3],
  family: [0, 2, 4],
  club: [1, 3],
  expert: [0, 2, 4],
};

/** The hair below the hat. */
const SHORT = 'M10.5 31c-2-9 3-15 13.5-15s15.5 6 13.5 15l-4-1-1-7h-17l-1 7z';
const HAIR: Readonly<Record<Level, Readonly<Record<HairCut, string>>>> = {
  child: {
    short: 'M10 29c-2-11 4-15 14-15s16 4 14 15l-3-3-3 3-3-6H19l-3 6-3-3z',
    long: 'M10 27c-4-1-7 2-7 6 0 3 2 6 4 5 2 0 2-3 2-5l3-9h24l3 9c0 2 0 5 2 5 2 1 4-2 4-5 0-4-3-7-7-6l-2-9H12z',
  },
  family: {
    short: SHORT,
    long: 'M9 36c-3-14 3-22 15-22s18 8 15 22c-3 2-5 1-6-2l-1-11H16l-1 11c-1 3-3 4-6 2z',
  },
  club: {
    short: SHORT,
    long: 'M8 41c-1-16 1-26 16-26s17 10 16 26c-3 1-6 0-7-2l-1-15H16l-1 15c-1 2-4 3-7 2z',
  },
  expert: {
    short: SHORT,
    long: 'M9.5 31c-3 0-4 3-2 5 3 2 6 0 6-3l1-10h19l1 10c0 3 3 5 6 3 2-2 1-5-2-5l-1-9H11z',
  },
};

/** A bot's head of cut paper, recognizable by its hat. */
export const Face = memo(function Face(props: FaceProps): ReactNode {
  const { persona, mood = 'calm', size = 2, className, hat } = props;
  const shared = {
    viewBox: '0 0 48 48',
    ...(className === undefined && { width: `${size}em`, height: `${size}em` }),
    className: [styles['face'], className].join(' '),
    'aria-hidden': true,
    focusable: false,
  } as const;
  if (persona === undefined) {
    return (
      <svg {...shared} data-face="tin">
        <TinFace mood={mood} />
        {hat}
      </svg>
    );
  }
  const { level } = persona;
  const appearance = persona.appearance % APPEARANCES;
  const cloth = CLOTHS[appearance] ?? 'brick';
  // The master is older.
  const hair = level === 'expert' && appearance === 0 ? '#cfc8ba' : (HAIRS[appearance] ?? '');
  const haircut = LONG[level].includes(appearance) ? 'long' : 'short';
  return (
    <svg {...shared} data-face={level} data-mood={mood}>
      <path
        className={styles['cut']}
        d="M7 48c0-8 7-11 17-11s17 3 17 11z"
        fill={`var(--${cloth})`}
      />
      <path d={HAIR[level][haircut]} fill={hair} />
      <path
        className={styles['cut']}
        d="M24 13.5c8.5 0 12.5 5 12.5 12.5S32 40.5 24 40.5 11.5 33.5 11.5 26 15.5 13.5 24 13.5z"
        fill={SKINS[appearance]}
      />
      <Features level={level} mood={mood} isBearded={haircut === 'short'} hair={hair} />
      {hat ?? <Hat level={level} cloth={cloth} hair={hair} />}
    </svg>
  );
});

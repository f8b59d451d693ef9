import type { View } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { ThrownDie } from '../../../../board/thrown-die.tsx';
import { useSpeech } from '../speech.ts';
import { useCause } from '../causes.tsx';
import styles from './die.module.css';

export interface DieProps {
  /** What it shows, 1 to 6; undefined before the first roll of a turn. */
  readonly face: number | undefined;
  readonly faces: View['options']['die'];
  readonly isThrown: boolean;
  readonly mayBeRolled: boolean;
  readonly onRoll: () => void;
}

/** The number on each side while it tumbles; the front is what was rolled. */
const ROUND = [1, 6, 2, 5, 3, 4] as const;

/** On sides with the bottle opener below them. */
const HIGH_PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  5: [
    [24, 16],
    [76, 16],
    [50, 35],
    [24, 54],
    [76, 54],
  ],
  6: [
    [22, 20],
    [50, 20],
    [78, 20],
    [22, 48],
    [50, 48],
    [78, 48],
  ],
};

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [26, 74],
    [74, 74],
    [50, 50],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** The die in its tray (UD-4); a tap rolls it. */
export const Die = memo(function Die(props: DieProps) {
  const { face, faces, isThrown, mayBeRolled, onRoll } = props;
  const { say, format } = useSpeech();
  const isCause = useCause('die');
  const shown = face ?? 6;
  return (
    <div className={styles['tray']} data-tray="">
      <button
        type="button"
        className={styles['die']}
        data-die={face ?? ''}
        data-cause={isCause}
        data-may={mayBeRolled || undefined}
        data-old={face === undefined || undefined}
        aria-label={say.die(face, format)}
        onClick={onRoll}
      >
        <span className={styles['shadow']} data-shadow="" />
        {isThrown ? (
          <ThrownDie
            draw={(side) => (
              <DieFace number={side === 0 ? shown : (ROUND[side] ?? 1)} faces={faces} />
            )}
          />
        ) : (
          <span className={styles['card']}>
            <span className={styles['thickness']} />
            {face === undefined ? <WaitingFace /> : <DieFace number={face} faces={faces} />}
          </span>
        )}
      </button>
    </div>
  );
});

/** Nobody has rolled yet in this turn, so it shows no number. */
function WaitingFace() {
  return (
    <svg viewBox="0 0 100 100" className={styles['face']} aria-hidden="true" focusable="false">
      <rect width="100" height="100" rx="17" fill="var(--die)" />
      <path
        d="M32 37q0-19 18-19t18 17q0 10-11 16-7 4-7 12"
        fill="none"
        stroke="var(--die-pip)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <circle cx="50" cy="81" r="7.5" fill="var(--die-pip)" />
    </svg>
  );
}

interface DieFaceProps {
  readonly number: number;
  readonly faces: DieProps['faces'];
}

/** One side of the die. */
export function DieFace({ number, faces }: DieFaceProps) {
  const hasOpener = faces[number - 1]?.opener === true;
  const pips = (hasOpener ? HIGH_PIPS[number] : undefined) ?? PIPS[number];
  return (
    <svg viewBox="0 0 100 100" className={styles['face']} aria-hidden="true" focusable="false">
      <rect width="100" height="100" rx="17" fill="var(--die)" />
      {pips?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" fill="var(--die-pip)" />
      ))}
      {hasOpener && <use href="#ud-opener" transform="translate(17 68) scale(1.1)" />}
    </svg>
  );
}

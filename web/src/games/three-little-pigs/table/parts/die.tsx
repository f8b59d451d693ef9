import { type Face, dieLetter } from '@richtfest/three-little-pigs';
import { memo } from 'react';
import { ThrownDie } from '../../../../board/thrown-die.tsx';
import { useSpeech } from '../speech.ts';
import { DieFace } from './die-face.tsx';
import styles from './die.module.css';
import { Sign } from './sign.tsx';

export interface DieProps {
  readonly die: number;
  /** The face it shows. */
  readonly face: Face;
  /** The faces it has (LP-3). */
  readonly faces: readonly Face[];
  readonly isChosen: boolean;
  readonly mayBeChosen: boolean;
  readonly isThrown: boolean;
  /** It has paid for a tile (LP-8). */
  readonly isSpent: boolean;
  readonly isCause: boolean;
  readonly onTap: (die: number) => void;
}

/** A die: a tap selects it for the next roll. It is drawn as a cube while it rolls. */
export const Die = memo(function Die(props: DieProps) {
  const { die, face, faces, isChosen, mayBeChosen, isThrown, isSpent, isCause, onTap } = props;
  const { say } = useSpeech();
  const isWild = faces.includes('wolf');
  const isLocked = face === 'wolf';
  return (
    <button
      type="button"
      className={styles['die']}
      data-die={die}
      data-wild={isWild || undefined}
      data-chosen={isChosen || undefined}
      data-may={mayBeChosen || undefined}
      data-thrown={isThrown || undefined}
      data-spent={isSpent || undefined}
      data-locked={isLocked || undefined}
      data-cause={isCause || undefined}
      aria-pressed={isChosen}
      aria-label={say.die({ die, face, isLocked })}
      onClick={() => onTap(die)}
    >
      <span className={styles['shadow']} data-shadow="" />
      {isThrown ? (
        <ThrownDie
          draw={(side) => (
            <DieFace face={side === 0 ? face : (faces[side] ?? face)} isWild={isWild} />
          )}
        />
      ) : (
        <span className={styles['card']}>
          {isWild && <Ears />}
          <span className={styles['thickness']} />
          <DieFace face={face} isWild={isWild} />
        </span>
      )}
      <span className={styles['letter']} aria-hidden="true">
        {dieLetter(die)}
      </span>
      {isLocked && !isThrown && (
        <span className={styles['lock']}>
          <Sign of="lock" />
        </span>
      )}
    </button>
  );
});

/** A die with a wolf face has wolf ears. */
function Ears() {
  return (
    <svg viewBox="0 0 100 30" className={styles['ears']} aria-hidden="true" focusable="false">
      <path d="M8 30 10 0l24 22v8zM92 30 90 0 66 22v8z" fill="var(--die-ear)" />
      <path d="M15 26 16 11l12 12zM85 26l-1-15-12 12z" fill="var(--wolf-pale)" />
    </svg>
  );
}

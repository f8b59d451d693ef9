import { type ReactNode, useEffect, useId } from 'react';
import { playSound } from '../sound/play-sound.ts';
import styles from './drapes.module.css';

interface DrapesProps {
  /** `closing`: from the sides to the middle; `opening`: back, revealing the table. */
  readonly move: 'closing' | 'opening';
  readonly onEnd?: () => void;
}

/** A theatre curtain of cut paper: two drapes in folds, a scalloped valance over them. */
export function Drapes({ move, onEnd }: DrapesProps): ReactNode {
  useEffect(() => playSound('cloth'), [move]);
  return (
    <div className={styles['drapes']} data-move={move} aria-hidden="true">
      <div className={styles['left']} onAnimationEnd={onEnd}>
        <Folds />
      </div>
      <div className={styles['right']}>
        <Folds />
      </div>
      <Valance />
    </div>
  );
}

/** Strips of paper, each over the one before, with a hem at their feet. */
function Folds(): ReactNode {
  const id = useId();
  return (
    <svg className={styles['folds']} focusable="false">
      <defs>
        <pattern id={id} width="96" height="4000" patternUnits="userSpaceOnUse">
          <rect width="96" height="4000" fill="var(--drape)" />
          <path d="M0 0q14 30 0 60V4000h18V0z" fill="var(--drape-deep)" />
          <path d="M18 0h5V4000h-5z" fill="var(--drape-shade)" />
          <path d="M52 0h26V4000H52z" fill="var(--drape-light)" />
          <path d="M78 0h4V4000h-4z" fill="var(--drape-shade)" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

function Valance(): ReactNode {
  const id = useId();
  return (
    <svg className={styles['valance']} focusable="false">
      <defs>
        <pattern id={id} width="120" height="74" patternUnits="userSpaceOnUse">
          <path d="M0 0h120v34q-30 40-60 0-30 40-60 0z" fill="var(--drape-gold)" />
          <path d="M0 0h120v26q-30 40-60 0-30 40-60 0z" fill="var(--drape-deep)" />
          <path d="M0 0h120v10H0z" fill="var(--drape-light)" />
        </pattern>
      </defs>
      <rect width="100%" height="74" fill={`url(#${id})`} />
    </svg>
  );
}

import type { ReactNode } from 'react';
import styles from './thrown-die.module.css';

const SIDES = ['front', 'back', 'left', 'right', 'top', 'bottom'] as const;

/** A die in the air, a cube of `--die-size`: `[data-cube]` is what tumbles. Each side is drawn in its turn, the front first. */
export function ThrownDie({ draw }: { readonly draw: (side: number) => ReactNode }) {
  return (
    <span className={styles['throw']}>
      <span className={styles['cube']} data-cube="">
        {SIDES.map((side, at) => (
          <span key={side} className={styles['side']} data-side={side}>
            {draw(at)}
          </span>
        ))}
      </span>
    </span>
  );
}

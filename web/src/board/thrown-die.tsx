import type { ReactNode } from 'react';
import styles from './thrown-die.module.css';

const SIDES = ['front', 'back', 'left', 'right', 'top', 'bottom'] as const;

/** A rolling die as a cube of `--die-size`; animate `[data-cube]`. Side 0 is the front. */
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

import type { CSSProperties } from 'react';
import type { Spot } from '../../../../board/arc.ts';
import styles from './wind.module.css';

/** The wolf's breath: three curled strips of paper. */
export function Wind({ spot }: { spot: Spot }) {
  const style: CSSProperties = {
    left: spot.x,
    top: spot.y,
    width: spot.width,
    height: spot.height,
  };
  return (
    <svg
      className={styles['wind']}
      style={style}
      viewBox="0 0 200 100"
      preserveAspectRatio="none"
      data-wind=""
      aria-hidden="true"
      focusable="false"
    >
      {['var(--cut-shade)', 'var(--cloud-paper)'].map((stroke, layer) => (
        <path
          key={stroke}
          d="M10 26q50-16 100 0t60-4q16-8 8-18t-18 2M30 52q50-14 90 0t66 0M0 78q50-14 96 0t64 2q18 2 14 12t-18 2"
          stroke={stroke}
          strokeWidth="6"
          strokeLinecap="round"
          fill="none"
          vectorEffect="non-scaling-stroke"
          transform={layer === 0 ? 'translate(1.5 3)' : undefined}
        />
      ))}
    </svg>
  );
}

import { SEAT_COLOURS } from '@richtfest/engine';
import type { ReactNode } from 'react';
import styles from './topping-out.module.css';

/** Pennants left and right of the wreath. */
const PENNANTS = [-330, -270, -210, -150, -90, 90, 150, 210, 270, 330] as const;

/** The topping-out party: a wreath over the ridge and pennants over the street. */
export function ToppingOut(): ReactNode {
  return (
    <svg
      className={styles['picture']}
      viewBox="-180 0 360 130"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <rect x="-900" y="-100" width="1800" height="260" fill="var(--sky-mid)" />
      <path
        className={styles['cut']}
        d="M-900 110 Q-600 60 -320 92 T120 88 T520 76 T900 96 V160 H-900Z"
        fill="var(--hill-far)"
      />
      <path
        d="M-900 -30 Q-300 64 0 22 Q300 64 900 -30"
        fill="none"
        stroke="var(--pole)"
        strokeWidth="2"
      />
      {PENNANTS.map((x, at) => (
        <path
          key={x}
          className={styles['cut']}
          d="M-15 0 H15 L0 30Z"
          transform={`translate(${x} ${lineAt(x)}) rotate(${x / 40})`}
          fill={`var(--${SEAT_COLOURS[at % SEAT_COLOURS.length]})`}
        />
      ))}
      <g className={styles['roof']}>
        <path d="M-132 138 L0 60 L132 138Z" fill="var(--brick)" />
        <path d="M-96 124H96M-68 108H68M-42 92H42" stroke="var(--shade)" strokeWidth="2.4" />
      </g>
      <g className={styles['wreath']}>
        <path d="M0 70V6" stroke="var(--wood-deep)" strokeWidth="5" />
        <circle cx="0" cy="34" r="20" fill="none" stroke="var(--leaf-dark)" strokeWidth="11" />
        <path d="M-16 50 L-27 88 L-17 82 L-10 92 L-6 56Z" fill="var(--straw)" />
        <path d="M16 50 L27 88 L17 82 L10 92 L6 56Z" fill="var(--plum)" />
      </g>
    </svg>
  );
}

/** The height of the sagging line at a position. */
function lineAt(x: number): number {
  const along = Math.abs(x) / 900;
  return (1 - along) ** 2 * 22 + 2 * along * (1 - along) * 64 + along ** 2 * -30;
}

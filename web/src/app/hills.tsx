import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The landscape at the foot of every page. */
export function Hills(): ReactNode {
  return (
    <svg
      className={styles['hills']}
      viewBox="0 0 1440 220"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path
        className={styles['cut']}
        d="M0 96 C120 40 260 30 400 74 S640 130 800 76 S1080 20 1240 70 S1400 60 1440 52 V220 H0Z"
        fill="var(--hill-far)"
      />
      <g className={styles['cut']} fill="var(--hill-near)">
        <path d="M1168 132 V112 C1150 104 1152 58 1170 40 C1188 58 1190 104 1172 112 V132Z" />
        <path d="M1200 132 V116 C1188 108 1190 74 1203 60 C1216 74 1218 108 1206 116 V132Z" />
        <path d="M262 136 V122 C248 114 250 80 265 64 C280 80 282 114 268 122 V136Z" />
      </g>
      <path
        className={styles['cut']}
        d="M0 150 Q220 84 480 128 T940 122 T1280 110 T1440 134 V220 H0Z"
        fill="var(--hill-near)"
      />
      <path
        className={styles['cut']}
        d="M0 190 Q260 150 560 176 T1080 166 T1440 184 V220 H0Z"
        fill="var(--meadow)"
      />
    </svg>
  );
}

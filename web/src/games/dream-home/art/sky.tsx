import { memo } from 'react';
import styles from './sky.module.css';

const CLOUD = 'M0 30q-2-18 18-18 6-18 28-12 16-12 30 4 20-4 22 14 14 2 12 12z';
const CLOUDS: readonly (readonly [number, number, number])[] = [
  [60, 70, 1],
  [330, 30, 0.8],
  [540, 120, 1.1],
  [-80, 150, 1],
];

/** Sky over everything: the sun and clouds, or the moon and stars. */
export const Sky = memo(function Sky() {
  return (
    <div className={styles['sky']} aria-hidden="true">
      <svg viewBox="0 0 800 300" preserveAspectRatio="xMidYMin slice">
        <path
          className={styles['stars']}
          d="M90 40h.1M180 90h.1M260 30h.1M330 120h.1M420 56h.1M520 24h.1M560 110h.1M620 66h.1M760 40h.1M40 130h.1M470 150h.1"
        />
        <circle
          cx="706"
          cy="66"
          r="34"
          fill="var(--cut-shade)"
          opacity=".4"
          transform="translate(2 3)"
        />
        <circle cx="706" cy="66" r="34" fill="var(--sun-paper)" />
        <circle cx="720" cy="56" r="29" className={styles['bite']} />
        {CLOUDS.map(([x, y, size]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <path d={CLOUD} fill="var(--cut-shade)" opacity=".35" transform="translate(2 4)" />
            <path d={CLOUD} fill="var(--cloud-shade)" transform="translate(8 -6)" />
            <path d={CLOUD} fill="var(--cloud-paper)" />
          </g>
        ))}
      </svg>
    </div>
  );
});

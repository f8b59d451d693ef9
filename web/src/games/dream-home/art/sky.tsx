import { memo } from 'react';
import { type CloudSpot, Clouds } from '../../../board/clouds.tsx';
import styles from './sky.module.css';

const CLOUDS: readonly CloudSpot[] = [
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
        <Clouds spots={CLOUDS} />
      </svg>
    </div>
  );
});

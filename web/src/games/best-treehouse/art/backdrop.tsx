import { memo } from 'react';
import { type CloudSpot, Clouds } from '../../../board/clouds.tsx';
import styles from './backdrop.module.css';

/** Sky, the wood over there, hills and the garden the trees stand in. */
export const Backdrop = memo(function Backdrop() {
  return (
    <div className={styles['backdrop']} aria-hidden="true">
      <svg className={styles['sky']} viewBox="0 0 800 300" preserveAspectRatio="xMidYMin slice">
        <path
          className={styles['stars']}
          d="M90 40h.1M180 90h.1M260 30h.1M330 120h.1M420 56h.1M520 24h.1M560 110h.1M620 66h.1M760 40h.1M40 130h.1M470 150h.1"
        />
        <circle
          cx="120"
          cy="66"
          r="34"
          fill="var(--cut-shade)"
          opacity=".4"
          transform="translate(2 3)"
        />
        <circle cx="120" cy="66" r="34" fill="var(--sun-paper)" />
        <circle cx="134" cy="56" r="29" className={styles['moon-bite']} />
        <Clouds spots={CLOUDS} />
      </svg>
      <svg className={styles['hills']} viewBox="0 0 800 300" preserveAspectRatio="xMidYMax slice">
        {RIDGES.map(({ path, fill, edge }) => (
          <g key={fill}>
            <path d={path} fill="var(--cut-shade)" opacity=".35" transform="translate(0 -5)" />
            <path d={path} fill={edge} transform="translate(0 -2)" />
            <path d={path} fill={fill} />
          </g>
        ))}
      </svg>
      <div className={styles['ground']}>
        <svg className={styles['verge']} viewBox="0 0 800 26" preserveAspectRatio="xMidYMax slice">
          <path d={VERGE} fill="var(--cut-shade)" opacity=".5" transform="translate(0 -4)" />
          <path d={VERGE} fill="var(--grass-edge)" transform="translate(0 -2)" />
          <path d={VERGE} fill="var(--grass)" />
        </svg>
      </div>
    </div>
  );
});

/** The far one is the edge of a wood: round tops side by side. */
const RIDGES = [
  {
    path: 'M-200 150q20-50 60-40 10-44 56-36 20-36 56-16 30-30 62 0 34-24 60 10 40-10 52 26 34-24 64 2 24-34 60-16 30-34 64-6 26-34 60-8 36-24 60 10 40-14 56 24 34-20 60 8 30-28 62-4 30-30 62-2 34-20 56 14 40-6 50 30 30-10 50 14v320H-200z',
    fill: 'var(--far)',
    edge: 'var(--far-edge)',
  },
  {
    path: 'M-200 216C-60 160 60 150 200 190s240 20 360-10 260 20 440 0v230H-200z',
    fill: 'var(--mid)',
    edge: 'var(--mid-edge)',
  },
  {
    path: 'M-200 250c140-20 260-40 420-16 160 26 260 30 420 6 150-20 280 10 560-6v170H-200z',
    fill: 'var(--near)',
    edge: 'var(--near-edge)',
  },
] as const;

const VERGE = 'M-400 30V12Q-200 0 0 9t260 0 280 0 260-1 400 2v20z';
const CLOUDS: readonly CloudSpot[] = [
  [250, 34, 0.9],
  [560, 70, 1.1],
  [720, 20, 0.8],
  [-40, 140, 1],
];

import { memo } from 'react';
import { type CloudSpot, Clouds } from '../../../board/clouds.tsx';
import styles from './landscape.module.css';

interface Hill {
  readonly path: string;
  readonly fill: string;
  readonly edge: string;
}

const HILLS: readonly Hill[] = [
  {
    path: 'M-200 70C-60 20 60 90 200 60S420 10 520 50s200 30 330-10 230 0 350 40v330H-200z',
    fill: 'var(--air-low)',
    edge: 'var(--air-low)',
  },
  {
    path: 'M-200 150C-80 70 20 62 120 96S300 130 400 92 560 66 640 90s160 26 250-8 200-20 310 50v270H-200z',
    fill: 'var(--far)',
    edge: 'var(--far-edge)',
  },
  {
    path: 'M-200 200C-40 190 60 120 220 168c120 34 200 24 300-16 130-46 250 40 360 30s180-40 320 10v220H-200z',
    fill: 'var(--mid)',
    edge: 'var(--mid-edge)',
  },
  {
    path: 'M-200 236c140-10 260-40 420-16 160 26 260 40 420 6 150-30 280 10 560-6v190H-200z',
    fill: 'var(--near)',
    edge: 'var(--near-edge)',
  },
];

/** x, y, size of the trees behind each ridge. */
const TREES: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [
    [92, 84, 0.5],
    [112, 90, 0.4],
    [430, 80, 0.5],
    [640, 92, 0.5],
    [770, 74, 0.45],
  ],
  [
    [30, 158, 0.8],
    [60, 148, 0.65],
    [330, 176, 0.75],
    [700, 172, 0.9],
    [735, 178, 0.7],
    [-70, 186, 0.8],
    [900, 176, 0.8],
  ],
  [
    [160, 212, 1.05],
    [600, 226, 1],
    [860, 216, 1.1],
    [-40, 222, 1],
  ],
];

/** Sky, hills and trees behind everything; the ground in front is where my houses stand. */
export const Landscape = memo(function Landscape() {
  return (
    <div className={styles['landscape']} aria-hidden="true">
      <svg className={styles['sky']} viewBox="0 0 800 300" preserveAspectRatio="xMidYMin slice">
        <g className={styles['stars']}>
          <path d="M90 40h.1M180 90h.1M260 30h.1M330 120h.1M420 56h.1M520 24h.1M560 110h.1M620 66h.1M760 40h.1M40 130h.1M470 150h.1" />
        </g>
        <circle
          cx="692"
          cy="62"
          r="36"
          fill="var(--cut-shade)"
          opacity=".4"
          transform="translate(2 3)"
        />
        <circle cx="692" cy="62" r="36" fill="var(--sun-paper)" />
        <circle cx="706" cy="52" r="31" className={styles['moon-bite']} />
        <Clouds spots={CLOUDS} />
      </svg>
      <svg className={styles['hills']} viewBox="0 0 800 300" preserveAspectRatio="xMidYMax slice">
        {HILLS.map(({ path, fill, edge }, hill) => (
          <g key={fill}>
            {TREES[hill]?.map(([x, y, size]) => (
              <use
                key={x}
                href={x % 4 === 0 ? '#tlp-fir' : '#tlp-tree'}
                transform={`translate(${x} ${y + 12}) scale(${size})`}
              />
            ))}
            <path
              d={path}
              fill="var(--cut-shade)"
              opacity={hill === 0 ? 0.15 : 0.5}
              transform="translate(0 -5)"
            />
            <path d={path} fill={edge} transform="translate(0 -2)" />
            <path d={path} fill={fill} />
          </g>
        ))}
      </svg>
      <div className={styles['ground']}>
        <svg className={styles['verge']} viewBox="0 0 800 26" preserveAspectRatio="xMidYMax slice">
          <path
            d="M-400 26V12Q-200 0 0 9t260 0 280 0 260-1 400 2v16z"
            fill="var(--cut-shade)"
            opacity=".5"
            transform="translate(0 -4)"
          />
          <path
            d="M-400 26V12Q-200 0 0 9t260 0 280 0 260-1 400 2v16z"
            fill="var(--grass-edge)"
            transform="translate(0 -2)"
          />
          <path d="M-400 30V12Q-200 0 0 9t260 0 280 0 260-1 400 2v20z" fill="var(--grass)" />
        </svg>
      </div>
    </div>
  );
});

const CLOUDS: readonly CloudSpot[] = [
  [70, 58, 1],
  [330, 26, 0.8],
  [520, 104, 1.1],
  [-60, 130, 1],
];

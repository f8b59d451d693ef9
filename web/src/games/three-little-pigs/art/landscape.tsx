import { memo } from 'react';
import type { CloudSpot } from '../../../art/clouds.tsx';
import { Scenery } from '../../../art/scenery.tsx';
import { Ridge } from '../../../art/ridge.tsx';

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

/** x, y and size of the trees behind each ridge. */
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

const SUN = { x: 692, y: 62, radius: 36 };
const CLOUDS: readonly CloudSpot[] = [
  [70, 58, 1],
  [330, 26, 0.8],
  [520, 104, 1.1],
  [-60, 130, 1],
];

/** Hills and trees in the background; my houses stand on the ground in front. */
export const Landscape = memo(function Landscape() {
  return (
    <Scenery
      sun={SUN}
      clouds={CLOUDS}
      hills={HILLS.map((hill, at) => (
        <g key={hill.fill}>
          {TREES[at]?.map(([x, y, size]) => (
            <use
              key={x}
              href={x % 4 === 0 ? '#tlp-fir' : '#tlp-tree'}
              transform={`translate(${x} ${y + 12}) scale(${size})`}
            />
          ))}
          <Ridge {...hill} shade={at === 0 ? 0.15 : 0.5} />
        </g>
      ))}
    />
  );
});

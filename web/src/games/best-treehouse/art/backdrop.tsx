import { memo } from 'react';
import type { CloudSpot } from '../../../art/clouds.tsx';
import { Scenery } from '../../../art/scenery.tsx';
import { Ridge } from '../../../art/ridge.tsx';

/** The far ridge is a forest edge of round treetops. */
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

const SUN = { x: 120, y: 66, radius: 34 };
const CLOUDS: readonly CloudSpot[] = [
  [250, 34, 0.9],
  [560, 70, 1.1],
  [720, 20, 0.8],
  [-40, 140, 1],
];

/** A forest, hills and the garden in which the trees stand. */
export const Backdrop = memo(function Backdrop() {
  return (
    <Scenery
      sun={SUN}
      clouds={CLOUDS}
      hills={RIDGES.map((ridge) => (
        <Ridge key={ridge.fill} {...ridge} />
      ))}
    />
  );
});

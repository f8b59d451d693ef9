import { memo } from 'react';
import type { CloudSpot } from '../../../art/clouds.tsx';
import { SunAndClouds } from '../../../art/sun-and-clouds.tsx';
import styles from './sky.module.css';

const SUN = { x: 706, y: 66, radius: 34 };
const CLOUDS: readonly CloudSpot[] = [
  [60, 70, 1],
  [330, 30, 0.8],
  [540, 120, 1.1],
  [-80, 150, 1],
];

/** The sky behind the table. */
export const Sky = memo(function Sky() {
  return (
    <div className={styles['sky']} aria-hidden="true">
      <SunAndClouds sun={SUN} clouds={CLOUDS} />
    </div>
  );
});

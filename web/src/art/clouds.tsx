import type { ReactNode } from 'react';
import styles from './clouds.module.css';

const CLOUD = 'M0 30q-2-18 18-18 6-18 28-12 16-12 30 4 20-4 22 14 14 2 12 12z';

/** x, y and scale. */
export type CloudSpot = readonly [x: number, y: number, size: number];

/** Clouds of cut paper, coloured by `--cloud-paper` and `--cloud-shade`. */
export function Clouds({ spots }: { readonly spots: readonly CloudSpot[] }): ReactNode {
  return (
    <g className={styles['clouds']}>
      {spots.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d={CLOUD} fill="var(--cut-shade)" opacity=".35" transform="translate(2 4)" />
          <path d={CLOUD} fill="var(--cloud-shade)" transform="translate(8 -6)" />
          <path d={CLOUD} fill="var(--cloud-paper)" />
        </g>
      ))}
    </g>
  );
}

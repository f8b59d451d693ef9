import type { Tile } from '@richtfest/three-little-pigs';
import { memo } from 'react';
import { House } from './house.tsx';
import styles from './plot.module.css';

export interface PlotProps {
  readonly seat: number;
  readonly ghost: Tile | undefined;
}

/** Free ground for the next house. */
export const Plot = memo(function Plot({ seat, ghost }: PlotProps) {
  return (
    <span className={styles['plot']}>
      {ghost !== undefined && <House seat={seat} tiles={NO_TILES} ghost={ghost} />}
      <svg viewBox="0 0 100 40" className={styles['stakes']} aria-hidden="true" focusable="false">
        {ghost === undefined && (
          <path
            d="M10 16q40 10 80 0M50 24v14M43 31h14"
            stroke="var(--fence)"
            strokeWidth="3.5"
            fill="none"
            strokeLinecap="round"
          />
        )}
        {[8, 86].map((x) => (
          <g key={x}>
            <path d={`M${x} 10h7v30h-7z`} fill="var(--cut-shade)" transform="translate(1.5 1)" />
            <path d={`M${x} 10l3.5-5 3.5 5v30h-7z`} fill="var(--wood-pale)" />
          </g>
        ))}
      </svg>
    </span>
  );
});

const NO_TILES: readonly Tile[] = [];

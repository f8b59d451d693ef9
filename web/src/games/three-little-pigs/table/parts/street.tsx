import type { CSSProperties, ReactNode } from 'react';
import type { HouseTiles } from '../types.ts';
import styles from './street.module.css';
import { TILE_HEIGHT } from './tile-art.tsx';

export interface StreetProps {
  readonly houses: readonly HouseTiles[];
  /** Space for what can still be built: one more tile on open houses and a plot next to them. */
  readonly hasPlot?: boolean;
  readonly children: ReactNode;
}

/** Houses in a row, scaled to fit: never cut off, never scrolled. */
export function Street({ houses, hasPlot = false, children }: StreetProps) {
  const columns = Math.max(1, houses.length + (hasPlot ? 1 : 0));
  const style = {
    '--columns': columns,
    '--storeys': tallest(houses, hasPlot),
    '--gap': columns > 6 ? 0.14 : 0.24,
  };
  return (
    <span className={styles['lot']}>
      <span className={styles['street']} style={style as CSSProperties}>
        {children}
      </span>
    </span>
  );
}

/** A pennant, in widths of a tile. */
const PENNANT = 0.34;
const WALL = TILE_HEIGHT.window / 100;

/** In widths of a tile. */
function tallest(houses: readonly HouseTiles[], hasRoom: boolean): number {
  const heights = houses.map((house) => {
    const height = house.reduce((sum, { kind }) => sum + TILE_HEIGHT[kind] / 100, 0);
    if (house.at(-1)?.kind === 'roof') return height + PENNANT;
    return hasRoom ? height + WALL : height;
  });
  return Math.max(hasRoom ? 2.2 : 1.6, ...heights);
}

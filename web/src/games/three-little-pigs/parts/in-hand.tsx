import type { Point } from '../../../board/use-drag.ts';
import type { CSSProperties } from 'react';
import type { Tile } from '../words.ts';
import styles from './in-hand.module.css';
import { TileArt } from './tile-art.tsx';

export interface InHandProps {
  readonly tile: Tile;
  readonly at: Point;
}

/** The tile under the finger while it is dragged. */
export function InHand({ tile, at }: InHandProps) {
  const style: CSSProperties = { transform: `translate(${at.x}px, ${at.y}px)` };
  return (
    <span className={styles['hand']} style={style} aria-hidden="true">
      <span className={styles['tile']}>
        <TileArt kind={tile.kind} material={tile.material} pots={tile.pots} />
      </span>
    </span>
  );
}

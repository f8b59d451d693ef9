import type { Tile } from '@richtfest/three-little-pigs';
import { memo } from 'react';
import { useSeatPaint } from '../../../../board/seat-colours.tsx';
import { isFinished } from '../derive.ts';
import type { HouseKeys } from '../scene.ts';
import type { HouseTiles } from '../types.ts';
import styles from './house.module.css';
import { TileArt } from './tile-art.tsx';

export interface HouseProps {
  readonly seat: number;
  readonly tiles: HouseTiles;
  readonly keys?: HouseKeys | undefined;
  /** A tile that could be built here, previewed in its place. */
  readonly ghost?: Tile | undefined;
  /** The key of a tile that is still flying. */
  readonly arriving?: number | undefined;
  /** Its name in the log: `A`. */
  readonly letter?: string | undefined;
}

/** A house, from the ground up. */
export const House = memo(function House(props: HouseProps) {
  const { seat, tiles, keys, ghost, arriving, letter } = props;
  const isDone = isFinished(tiles);
  const preview = ghost !== undefined && (
    <span className={styles['ghost']} data-kind={ghost.kind}>
      <TileArt kind={ghost.kind} material={ghost.material} pots={ghost.pots} />
    </span>
  );
  return (
    <span className={styles['house']} data-finished={isDone || undefined}>
      {ghost?.kind === 'door' && preview}
      {tiles.map(({ kind, material, pots }, at) => {
        const key = keys?.tiles[at];
        return (
          <span
            key={key ?? at}
            className={styles['tile']}
            data-kind={kind}
            data-key={key}
            data-arriving={(key !== undefined && key === arriving) || undefined}
          >
            <TileArt kind={kind} material={material} pots={pots} />
            {kind === 'roof' && <Pennant seat={seat} />}
          </span>
        );
      })}
      {ghost !== undefined && ghost.kind !== 'door' && preview}
      {letter !== undefined && (
        <span className={styles['letter']} aria-hidden="true">
          {letter}
        </span>
      )}
    </span>
  );
});

/** A finished house has a flag in its owner's colour. */
function Pennant({ seat }: { seat: number }) {
  return (
    <svg viewBox="0 0 40 40" className={styles['pennant']} aria-hidden="true" focusable="false">
      <path d="M4 0h3.5v40H4z" fill="var(--wood-dark)" />
      <path d="M7.5 2 38 9l-8 5 8 5-30.5 6z" fill="var(--cut-shade)" transform="translate(1 1.5)" />
      <path d="M7.5 2 38 9l-8 5 8 5-30.5 6z" fill={useSeatPaint(seat)} />
    </svg>
  );
}

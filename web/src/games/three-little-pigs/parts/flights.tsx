import type { CSSProperties } from 'react';
import type { Spot } from '../../../board/arc.ts';
import type { Flight } from '../stage/cue.ts';
import styles from './flights.module.css';
import { TileArt } from './tile-art.tsx';

export interface FlightsProps {
  readonly flights: readonly Flight[] | undefined;
  readonly wind: Spot | undefined;
}

/** Tiles above the table, on their way. */
export function Flights({ flights, wind }: FlightsProps) {
  return (
    <>
      {flights?.map(({ key, tile, spot }) => {
        const style: CSSProperties = { left: spot.x, top: spot.y, width: spot.width };
        return (
          <span
            key={key}
            className={styles['flight']}
            data-flight={key}
            style={style}
            aria-hidden="true"
          >
            <TileArt kind={tile.kind} material={tile.material} pots={tile.pots} />
          </span>
        );
      })}
      {wind !== undefined && <Wind spot={wind} />}
    </>
  );
}

/** The wolf's breath: three strips of paper, curled at their ends. */
function Wind({ spot }: { spot: Spot }) {
  const style: CSSProperties = {
    left: spot.x,
    top: spot.y,
    width: spot.width,
    height: spot.height,
  };
  return (
    <svg
      className={styles['wind']}
      style={style}
      viewBox="0 0 200 100"
      preserveAspectRatio="none"
      data-wind=""
      aria-hidden="true"
      focusable="false"
    >
      {['var(--cut-shade)', 'var(--cloud-paper)'].map((stroke, layer) => (
        <path
          key={stroke}
          d="M10 26q50-16 100 0t60-4q16-8 8-18t-18 2M30 52q50-14 90 0t66 0M0 78q50-14 96 0t64 2q18 2 14 12t-18 2"
          stroke={stroke}
          strokeWidth="6"
          strokeLinecap="round"
          fill="none"
          vectorEffect="non-scaling-stroke"
          transform={layer === 0 ? 'translate(1.5 3)' : undefined}
        />
      ))}
    </svg>
  );
}

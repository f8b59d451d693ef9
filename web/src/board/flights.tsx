import type { CSSProperties, ReactNode } from 'react';
import type { Spot } from './arc.ts';
import styles from './flights.module.css';

/** A piece above the table; `[data-flight="key"]` finds it, `arcFrames` moves it. */
export interface Flight<Piece> {
  readonly key: string;
  readonly piece: Piece;
  /** Its start or end, in coordinates of the window. */
  readonly spot: Spot;
}

export interface FlightsProps<Piece> {
  readonly flights: readonly Flight<Piece>[] | undefined;
  readonly draw: (piece: Piece) => ReactNode;
}

/** Pieces that fly above the table. */
export function Flights<Piece>({ flights, draw }: FlightsProps<Piece>): ReactNode {
  return flights?.map(({ key, piece, spot }) => {
    const style: CSSProperties = { left: spot.x, top: spot.y, width: spot.width };
    return (
      <span
        key={key}
        className={styles['flight']}
        data-flight={key}
        style={style}
        aria-hidden="true"
      >
        {draw(piece)}
      </span>
    );
  });
}

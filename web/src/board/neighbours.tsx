import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { moveByArrows } from './arrow-keys.ts';
import styles from './neighbours.module.css';

export interface NeighboursProps {
  readonly count: number;
  /** A `NeighbourFrame` for each, clockwise. */
  readonly children: ReactNode;
}

/** The other seats' houses, in a row by default. */
export function Neighbours({ count, children }: NeighboursProps): ReactNode {
  const { neighbour } = useTexts();
  return (
    <ul
      className={styles['neighbours']}
      aria-label={neighbour.list}
      data-count={count}
      onKeyDown={moveByArrows}
    >
      {children}
    </ul>
  );
}

import { type ReactNode, createContext, useContext } from 'react';
import styles from './hidden-points.module.css';

/** Whether points are hidden until the end. */
export const HiddenPointsContext = createContext(false);

/** The points to show: undefined while they are hidden. */
export function useShownPoints(points: number | undefined): number | undefined {
  return useContext(HiddenPointsContext) ? undefined : points;
}

interface PointsPlaceProps {
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

/**
 * Hides points in its children. A game marks points on its own plates with `data-points`: they
 * disappear, also for screen readers, without moving their neighbours.
 */
export function PointsPlace({ isHidden, children }: PointsPlaceProps): ReactNode {
  return (
    <HiddenPointsContext value={isHidden}>
      <div className={styles['place']} data-points-hidden={isHidden || undefined}>
        {children}
      </div>
    </HiddenPointsContext>
  );
}

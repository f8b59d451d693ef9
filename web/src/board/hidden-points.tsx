import { type ReactNode, createContext, useContext } from 'react';
import styles from './hidden-points.module.css';

/** Whether points so far are to be kept from everybody here. */
export const HiddenPointsContext = createContext(false);

/** Points of a seat for a place that shows them: undefined while they are hidden. */
export function useShownPoints(points: number | undefined): number | undefined {
  return useContext(HiddenPointsContext) ? undefined : points;
}

interface PointsPlaceProps {
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

/**
 * A table whose points may be hidden. What a game's own plates show is marked `data-points` there
 * and vanishes, from the screen and from screen readers, without moving what is beside it.
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

import type { CSSProperties, ReactNode } from 'react';
import type { PadHouseProps } from './pad-game.ts';
import styles from './pad-spot.module.css';

interface PadSpotProps extends Pick<
  PadHouseProps,
  'house' | 'selected' | 'broken' | 'labelOf' | 'onPlace'
> {
  readonly place: string;
  readonly style?: CSSProperties;
}

/** A place of a house as a button that fills its container. */
export function PadSpot(props: PadSpotProps): ReactNode {
  const { house, selected, broken, labelOf, onPlace, place, style } = props;
  return (
    <button
      type="button"
      className={styles['spot']}
      style={style}
      data-place={place}
      data-free={house[place] === undefined || undefined}
      data-broken={broken.has(place) || undefined}
      aria-pressed={selected === place}
      aria-label={labelOf(place)}
      onClick={() => onPlace(place)}
    />
  );
}

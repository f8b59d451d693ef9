import type { Room } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { sizeOf, widthOf } from '../derive.ts';
import styles from './finished-room.module.css';

export interface FinishedRoomProps {
  readonly room: Room;
  /** UD-8: a closed floor is low; its walls show nothing between lamp and furniture. */
  readonly isClosed: boolean;
  /** The number of rooms of its kind before it in the house: other people live in each. */
  readonly earlier?: number;
}

/** Households, distinguished by people, fabrics, wallpaper and companion. */
const HOUSEHOLDS = 3;

const HEIGHTS = { lamp: 62, wall: 130, floor: 165 } as const;

/** A complete room: its light is on, it is furnished, and people live in it. */
export const FinishedRoom = memo(function FinishedRoom(props: FinishedRoomProps) {
  const { room, isClosed, earlier = 0 } = props;
  const width = 100 * widthOf(sizeOf(room));
  const layers = isClosed ? (['lamp', 'floor'] as const) : (['lamp', 'wall', 'floor'] as const);
  return (
    <span
      className={styles['scene']}
      data-scene={room}
      data-household={earlier % HOUSEHOLDS}
      aria-hidden="true"
    >
      {layers.map((layer) => (
        <svg
          key={layer}
          viewBox={`0 0 ${width} ${HEIGHTS[layer]}`}
          className={styles[layer]}
          focusable="false"
        >
          <use href={`#ud-${room}-${layer}`} />
        </svg>
      ))}
    </span>
  );
});

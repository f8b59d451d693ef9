import { COLUMNS, FLOORS } from '@richtfest/ueberdachen';
import type { ReactNode } from 'react';
import type { PadHouseProps } from '../../../score-pad/pad-game.ts';
import { PadSpot } from '../../../score-pad/pad-spot.tsx';
import palette from '../art/palette.module.css';
import { sizeOf, widthOf } from '../table/derive.ts';
import { FinishedRoom } from '../table/parts/finished-room.tsx';
import { type PadRoom, placeOf, roomsOf } from './entry.ts';
import styles from './pad-house.module.css';

const FLOORS_FROM_TOP = Array.from({ length: FLOORS }, (_, at) => FLOORS - 1 - at);

/** Two floors of seven bays; every bay is a button. */
export function PadHouse(props: PadHouseProps): ReactNode {
  const { house } = props;
  const rooms = roomsOf(house);
  return (
    <div className={`${palette['palette']} ${styles['site']}`}>
      <svg
        viewBox="-6 -34 212 104"
        className={styles['roof']}
        data-on={house['roof'] !== undefined || undefined}
        aria-hidden="true"
      >
        <use href="#ud-wreath" x="80" y="-34" width="40" height="60" />
        <use href="#ud-roof" />
      </svg>
      {FLOORS_FROM_TOP.map((floor) => (
        <div key={floor} className={styles['floor']}>
          {Array.from({ length: COLUMNS }, (_, column) => (
            <span key={column} className={styles['bay']} style={{ gridColumn: column + 1 }} />
          ))}
          {rooms
            .filter((room) => room.floor === floor)
            .map((room) => (
              <BuiltRoom key={room.place} {...room} />
            ))}
          {Array.from({ length: COLUMNS }, (_, column) => {
            const width = widthAt(rooms, floor, column);
            if (width === 0) return undefined;
            const gridColumn = `${column + 1} / span ${width}`;
            return (
              <span key={column} className={styles['spot']} style={{ gridColumn }}>
                <PadSpot {...props} place={placeOf(floor, column)} />
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The columns to tap: of a large room both are one place, and its second column has none. */
function widthAt(rooms: readonly PadRoom[], floor: number, column: number): number {
  const at = (where: number) => rooms.find((room) => room.floor === floor && room.column === where);
  const widthOfRoom = (room: PadRoom | undefined) =>
    room === undefined ? 1 : widthOf(sizeOf(room.room));
  const own = at(column);
  if (own === undefined && widthOfRoom(at(column - 1)) > 1) return 0;
  return at(column + 1) === undefined ? widthOfRoom(own) : 1;
}

function BuiltRoom({ room, column, isFinished }: PadRoom): ReactNode {
  const width = widthOf(sizeOf(room));
  return (
    <span
      className={styles['room']}
      style={{ gridColumn: `${column + 1} / span ${width}`, background: `var(--${room})` }}
      data-unfinished={!isFinished || undefined}
    >
      <FinishedRoom room={room} isClosed={false} />
    </span>
  );
}

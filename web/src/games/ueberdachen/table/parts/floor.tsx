import { COLUMNS, type View } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { TOOLS } from '../../art/tools.tsx';
import { useCause } from '../causes.tsx';
import { freeColumns } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import type { PlayerView } from '../types.ts';
import styles from './floor.module.css';
import type { PlannedRoom } from './house.tsx';
import { RoomBox } from './room-box.tsx';

export interface FloorHandlers {
  readonly onCell: (column: number, cell: number) => void;
  readonly onPlannedCell: (cell: number) => void;
  readonly onColumn: (column: number) => void;
  readonly onPillar: () => void;
}

export interface FloorProps {
  readonly seat: number;
  readonly player: PlayerView;
  readonly floor: number;
  readonly isClosed: boolean;
  readonly recipes: View['options']['recipes'];
  readonly finished?: string | undefined;
  readonly mays?: ReadonlySet<string>;
  readonly planned?: PlannedRoom | undefined;
  readonly handlers?: FloorHandlers;
}

/** UD-2: seven adjacent bays, some of them rooms. */
export const Floor = memo(function Floor(props: FloorProps) {
  const { seat, player, floor, isClosed, recipes, planned, handlers } = props;
  const free = isClosed ? [] : freeColumns(player);
  const touch = isClosed ? undefined : handlers;
  return (
    <div className={styles['bays']} data-bays={floor}>
      {Array.from({ length: COLUMNS }, (_, column) => (
        <Bay
          key={column}
          at={`${seat}:${floor}:${column}`}
          column={column}
          isFree={free[column] === true}
          tool={TOOLS[(column + 3 * floor) % TOOLS.length]}
          isWanted={planned !== undefined}
          onColumn={touch?.onColumn}
        />
      ))}
      {player.rooms.map((room, order) =>
        room.floor === floor ? (
          <RoomBox
            // Rooms stay in the order they were opened in.
            // oxlint-disable-next-line react/no-array-index-key
            key={order}
            at={`${seat}:${floor}`}
            room={room.room}
            column={room.column}
            recipe={recipes[room.room]}
            built={room.built}
            isComplete={room.isComplete}
            isClosed={isClosed}
            earlier={earlierOf(player.rooms, order)}
            isCelebrated={props.finished === `${seat}:${floor}:${room.column}`}
            mays={isClosed ? undefined : props.mays}
            onCell={touch?.onCell}
          />
        ) : undefined,
      )}
      {planned !== undefined && !isClosed && touch !== undefined && (
        <RoomBox
          at={`${seat}:planned`}
          room={planned.room}
          column={planned.column}
          recipe={recipes[planned.room]}
          built={NOTHING_BUILT}
          isComplete={false}
          isClosed={false}
          isPlanned
          mays={props.mays}
          onCell={(_, cell) => touch.onPlannedCell(cell)}
        />
      )}
    </div>
  );
});

/** The number of rooms of the same kind that were opened before it, on both floors. */
function earlierOf(rooms: PlayerView['rooms'], order: number): number {
  return rooms.slice(0, order).filter(({ room }) => room === rooms[order]?.room).length;
}

const NOTHING_BUILT: readonly boolean[] = [];

interface BayProps {
  /** `seat:floor:column`. */
  readonly at: string;
  readonly column: number;
  readonly isFree: boolean;
  /** What stands about in it while it is free. */
  readonly tool: string | undefined;
  /** A selected card could be placed here. */
  readonly isWanted: boolean;
  readonly onColumn: ((column: number) => void) | undefined;
}

function Bay({ at, column, isFree, tool, isWanted, onColumn }: BayProps) {
  const { say } = useSpeech();
  const isCause = useCause(`column:${at}`);
  const style = { gridColumn: column + 1 };
  if (!isFree || onColumn === undefined) {
    return (
      <span className={styles['bay']} style={style} data-free={isFree || undefined}>
        {isFree && <Tool name={tool} />}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles['bay']}
      style={style}
      data-free=""
      data-column={column}
      data-cause={isCause}
      data-may={isWanted || undefined}
      aria-label={say.bay(column + 1)}
      onClick={() => onColumn(column)}
    >
      <Tool name={tool} />
    </button>
  );
}

function Tool({ name }: { readonly name: string | undefined }) {
  return (
    <svg viewBox="0 0 40 40" className={styles['tool']} aria-hidden="true" focusable="false">
      <use href={`#ud-tool-${name}`} />
    </svg>
  );
}

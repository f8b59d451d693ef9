import { type Material, type Materials, ROWS, type Room } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { useCause } from '../causes.tsx';
import { sizeOf, widthOf, worthOf } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import { FinishedRoom } from './finished-room.tsx';
import { MaterialArt } from './material-art.tsx';
import styles from './room-box.module.css';
import { Sign } from './sign.tsx';
import { Sparks } from './sparks.tsx';

export interface RoomBoxProps {
  /** `seat:floor`, to find its cells. */
  readonly at: string;
  readonly room: Room;
  readonly column: number;
  readonly recipe: Materials;
  readonly built: readonly boolean[];
  readonly isComplete: boolean;
  readonly isClosed: boolean;
  /** The number of rooms of its kind before it in the house. */
  readonly earlier?: number;
  /** It was completed just now. */
  readonly isCelebrated?: boolean;
  /** A preview of the selected card. */
  readonly isPlanned?: boolean;
  readonly mays: ReadonlySet<string> | undefined;
  readonly onCell: ((column: number, cell: number) => void) | undefined;
}

/** A room in its bays: what is built, and what is planned (UD-9). */
export const RoomBox = memo(function RoomBox(props: RoomBoxProps) {
  const { at, room, column, recipe, built, isComplete, isClosed, isPlanned = false } = props;
  const { say, format } = useSpeech();
  const isCause = useCause(`column:${at}:${column}`);
  const width = widthOf(sizeOf(room));
  const count = built.filter(Boolean).length;
  return (
    <div
      className={styles['room']}
      role="group"
      aria-label={say.room({ room, column, built: count, isComplete, isPlanned }, format)}
      style={{
        gridColumn: `${column + 1} / span ${width}`,
        gridTemplateColumns: `repeat(${width}, minmax(0, 1fr))`,
        background: `var(--${room})`,
      }}
      data-room={`${at}:${column}`}
      data-cause={isCause}
      data-complete={isComplete || undefined}
      data-planned={isPlanned || undefined}
      data-closed={isClosed || undefined}
    >
      {isComplete && <FinishedRoom room={room} isClosed={isClosed} earlier={props.earlier ?? 0} />}
      {recipe.map((material, cell) => (
        <Cell
          // The cells of a room have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={cell}
          {...props}
          cell={cell}
          material={material}
          isBuilt={built[cell] === true}
        />
      ))}
      {props.isCelebrated === true && <Sparks />}
      <span className={styles['badge']} aria-hidden="true">
        {isComplete ? format.number(worthOf(sizeOf(room))) : <Sign of={room} />}
      </span>
    </div>
  );
});

interface CellProps extends RoomBoxProps {
  readonly cell: number;
  readonly material: Material;
  readonly isBuilt: boolean;
}

function Cell(props: CellProps) {
  const { at, column, cell, material, isBuilt, isComplete, isClosed, isPlanned } = props;
  const { mays, onCell } = props;
  const { say } = useSpeech();
  const name = `${column}:${cell}`;
  const isCause = useCause(`cell:${at}:${name}`);
  const mayBeBuilt = mays?.has(isPlanned === true ? `planned:${cell}` : name) === true;
  const shared = {
    className: styles['cell'],
    // Left column first, each from the top.
    style: { gridColumn: Math.floor(cell / ROWS) + 1, gridRow: (cell % ROWS) + 1 },
    'data-cell': `${at}:${name}`,
    'data-cause': isCause,
    'data-built': isBuilt || undefined,
  };
  // A finished room shows itself instead of its recipe.
  const art = isComplete ? undefined : <MaterialArt material={material} isGhost={!isBuilt} />;
  if (isBuilt || isClosed || onCell === undefined) {
    return <span {...shared}>{art}</span>;
  }
  return (
    <button
      type="button"
      {...shared}
      data-may={mayBeBuilt || undefined}
      data-goal={`${isPlanned === true ? 'planned' : 'cell'}:${name}`}
      aria-label={say.cell(material, (cell % ROWS) + 1, mayBeBuilt)}
      onClick={() => onCell(column, cell)}
    >
      {art}
    </button>
  );
}

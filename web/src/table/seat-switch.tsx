import type { SeatFormat, Seat } from '@richtfest/engine';
import { type ReactNode, useId, useRef } from 'react';
import { SeatMark } from '../board/seat-mark.tsx';
import { SeatFace } from '../people/seat-face.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './seat-switch.module.css';

interface SeatSwitchProps {
  /** The seat the prompt is about. */
  readonly seat: Seat;
  /** The seat this device moves for, perhaps with optional moves in another player's turn. */
  readonly acting: Seat | undefined;
  /** All seats of this device that can move now. */
  readonly mayAct: readonly Seat[];
  readonly format: SeatFormat;
  readonly onChoose: (seat: Seat) => void;
}

/** Marks the moving seat and, on a shared device, lets another seat move. */
export function SeatSwitch(props: SeatSwitchProps): ReactNode {
  const { seat, acting, mayAct, format, onChoose } = props;
  const { table } = useTexts();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const others = mayAct.filter((each) => each !== acting);
  if (others.length === 0) {
    return (
      <span className={styles['mark']} data-seat-sign="">
        <SeatMark seat={seat} size={1.4} />
        <SeatFace seat={seat} size={2} />
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        popoverTarget={id}
        aria-label={table.movesFor(format.seat(acting ?? seat))}
        title={table.moveForOther}
      >
        <SeatMark seat={seat} size={1.4} />
        <SeatFace seat={seat} size={2} />
        <svg viewBox="0 0 10 6" className={styles['more']} aria-hidden="true" focusable="false">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={styles['list']}
        aria-label={table.moveForOther}
      >
        <p>{table.moveForOther}</p>
        {others.map((other) => (
          <button
            key={other}
            type="button"
            onClick={() => {
              list.current?.hidePopover();
              onChoose(other);
            }}
          >
            <SeatFace seat={other} size={1.6} /> {format.seat(other)}
          </button>
        ))}
      </div>
    </>
  );
}

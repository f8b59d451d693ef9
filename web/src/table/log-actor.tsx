import type { GameEvent, Seat } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { SeatFace } from '../people/seat-face.tsx';
import styles from './drawer.module.css';
import type { MomentLine } from './moments.ts';

/** The seat that acted in a line, if it differs from the line before. */
export function actorAt(lines: readonly MomentLine[], at: number): Seat | undefined {
  const seat = seatOf(lines[at]?.event);
  return seat === seatOf(lines[at - 1]?.event) ? undefined : seat;
}

function seatOf(event: GameEvent | undefined): Seat | undefined {
  const { seat } = (event ?? {}) as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : undefined;
}

export function LogActor({ seat }: { readonly seat: Seat | undefined }): ReactNode {
  return (
    <span className={styles['actor']} aria-hidden="true">
      {seat !== undefined && <SeatFace seat={seat} size={1.5} />}
    </span>
  );
}

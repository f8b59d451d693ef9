import { type GameEvent, type GameTypes, type Seat, say } from '@richtfest/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { SeatMark } from '../board/seat-mark.tsx';
import type { TableProps } from '../games/table-props.ts';
import { SeatFace } from '../people/seat-face.tsx';
import { useSeatFace } from '../people/seat-faces.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './drawer.module.css';

/** Everything that happened, in words, the latest at the end and in sight. */
export function LogPanel<T extends GameTypes>(props: TableProps<T>): ReactNode {
  const { snapshot, texts, format } = props;
  const frame = useTexts();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // A drawer that is just being opened has its size a moment later.
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [snapshot.events.length]);
  if (snapshot.events.length === 0) {
    return <p className={styles['note']}>{frame.table.logEmpty}</p>;
  }
  return (
    <ol className={styles['log']} data-testid="log">
      {snapshot.events.map((event, at) => (
        <li
          key={at}
          className={at >= snapshot.eventsSeen ? styles['new'] : undefined}
          ref={at === snapshot.events.length - 1 ? end : undefined}
        >
          <Teller seat={tellerAt(snapshot.events, at)} />
          <span>{say(texts.events, 'type', event, format)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Whose doing a line is, where it is another's than the line before. */
function tellerAt(events: readonly GameEvent[], at: number): Seat | undefined {
  const seat = seatOf(events[at]);
  return seat === seatOf(events[at - 1]) ? undefined : seat;
}

function seatOf(event: GameEvent | undefined): Seat | undefined {
  const { seat } = (event ?? {}) as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : undefined;
}

function Teller({ seat }: { readonly seat: Seat | undefined }): ReactNode {
  return (
    <span className={styles['teller']} aria-hidden="true">
      {seat !== undefined && <Sign seat={seat} />}
    </span>
  );
}

function Sign({ seat }: { readonly seat: Seat }): ReactNode {
  const isBot = useSeatFace(seat) !== undefined;
  return isBot ? <SeatFace seat={seat} size={1.5} /> : <SeatMark seat={seat} size={1} />;
}

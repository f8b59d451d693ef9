import { type GameTypes, say } from '@richtfest/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import type { TableProps } from '../games/table-props.ts';
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
          {say(texts.events, 'type', event, format)}
        </li>
      ))}
    </ol>
  );
}

import { type GameTypes, say } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { TableProps } from '../games/table-props.ts';
import styles from './take-back.module.css';
import { useTakeBackTexts } from './take-back-texts.ts';

interface ForgottenLinesProps<T extends GameTypes> {
  readonly table: Pick<TableProps<T>, 'snapshot' | 'texts' | 'format'>;
  /** The number of latest events. */
  readonly events: number;
}

/** At most this many lines are shown. */
const MOST_NAMED = 6;

/** The first log lines that disappear if a turn is taken back. */
export function ForgottenLines<T extends GameTypes>(props: ForgottenLinesProps<T>): ReactNode {
  const { snapshot, texts, format } = props.table;
  const takeBack = useTakeBackTexts();
  const all = snapshot.events.slice(Math.max(0, snapshot.events.length - props.events));
  const named = all.slice(0, MOST_NAMED);
  return (
    <ul className={styles['lines']} aria-label={takeBack.forgotten}>
      {named.map((event, at) => (
        <li key={at}>{say(texts.events, 'type', event, format)}</li>
      ))}
      {all.length > named.length && <li>{takeBack.more(all.length - named.length)}</li>}
    </ul>
  );
}

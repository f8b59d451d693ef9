import { type GameTypes, say } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { TableProps } from '../games/table-props.ts';
import styles from './take-back.module.css';
import { useTakeBackTexts } from './take-back-texts.ts';

interface ForgottenLinesProps<T extends GameTypes> {
  readonly table: Pick<TableProps<T>, 'snapshot' | 'texts' | 'format'>;
  /** So many of the latest. */
  readonly events: number;
}

/** So many lines are named. */
const MOST_NAMED = 6;

/** What never happened once a turn is taken back, in the words of the log: its beginning counts. */
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

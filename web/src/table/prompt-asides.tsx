import type { GameTypes, Seat } from '@richtfest/engine';
import { type ReactNode, createContext, useContext } from 'react';
import type { TableProps } from '../games/table-props.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LONG_TIME } from '../time/friendly-time.ts';
import { Clock } from './clock.tsx';
import styles from './prompt-bar.module.css';

/** Late players of an online table, and what the others can do. */
export const AsideContext = createContext<ReactNode>(undefined);

/** Below the prompt, which names the players the table waits for: clocks and absent players. */
export function PromptAsides<T extends GameTypes>({
  snapshot,
  format,
}: Pick<TableProps<T>, 'snapshot' | 'format'>): ReactNode {
  const { table } = useTexts();
  const online = useContext(AsideContext);
  const { acting, owing, seats, connection, watcher } = snapshot;
  const named = (list: readonly Seat[]) => format.list(list.map((seat) => format.seat(seat)));
  // At a slow table players are expected to be away.
  const isMissed = (seat: Seat) => (snapshot.deadlines[seat] ?? 0) - Date.now() < LONG_TIME;
  const away = owing.filter((seat) => seats[seat]?.isPresent === false && isMissed(seat));
  const clocks = owing.flatMap((seat) => {
    const deadline = snapshot.deadlines[seat];
    return deadline === undefined ? [] : [{ seat, deadline }];
  });
  return (
    <>
      {connection === 'reconnecting' && (
        <p className={`${styles['aside']} ${styles['warning']}`} role="status">
          {table.reconnecting}
        </p>
      )}
      {clocks.length > 0 && (
        <p className={styles['aside']}>
          {clocks.map(({ seat, deadline }) => (
            <Clock
              key={seat}
              seat={seat}
              deadline={deadline}
              format={format}
              isMine={seat === acting}
            />
          ))}
        </p>
      )}
      {away.length > 0 && <p className={styles['aside']}>{table.away(named(away), away.length)}</p>}
      {online}
      {watcher === 'public' && connection !== 'here' && (
        <p className={styles['aside']}>{table.watching}</p>
      )}
    </>
  );
}

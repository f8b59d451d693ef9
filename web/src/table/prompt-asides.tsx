import { type GameTypes, type Seat, clockwiseFrom } from '@richtfest/engine';
import { type ReactNode, createContext, useContext } from 'react';
import type { TableProps } from '../games/table-props.ts';
import type { MatchSnapshot } from '../match/match-client.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LONG_TIME } from '../time/friendly-time.ts';
import { Clock } from './clock.tsx';
import styles from './prompt-bar.module.css';

/** At a table by link: who is late, and what can be done about it. */
export const AsideContext = createContext<ReactNode>(undefined);

/** Below the prompt, in small letters: whom the table waits for, who is away, how long there is. */
export function PromptAsides<T extends GameTypes>({
  snapshot,
  format,
}: Pick<TableProps<T>, 'snapshot' | 'format'>): ReactNode {
  const { table } = useTexts();
  const online = useContext(AsideContext);
  const { acting, owing, seats, connection, watcher } = snapshot;
  const named = (list: readonly Seat[]) => format.list(list.map((seat) => format.seat(seat)));
  // Nobody is missed where people come and go for days.
  const isMissed = (seat: Seat) => (snapshot.deadlines[seat] ?? 0) - Date.now() < LONG_TIME;
  const away = owing.filter((seat) => seats[seat]?.isPresent === false && isMissed(seat));
  const awaited = waitedFor(snapshot);
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
      {(awaited.length > 0 || clocks.length > 0) && (
        <p className={styles['aside']} data-testid="waiting">
          {awaited.length > 0 && <span>{table.waitingFor(named(awaited))}</span>}
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

/**
 * Who else has to choose, from the watcher on round the table. The prompt itself names a single
 * seat that is on turn; it can't name all who choose at once.
 */
export function waitedFor({
  owing,
  acting,
  watcher,
  seats,
}: Pick<MatchSnapshot, 'owing' | 'acting' | 'watcher' | 'seats'>): Seat[] {
  // Everybody: whoever looks on learns nothing from a list of all.
  const isEverybody = acting === undefined && owing.length === seats.length;
  if (owing.length <= 1 || isEverybody) return [];
  const first = watcher === 'public' ? 0 : watcher;
  return clockwiseFrom(first, seats.length).filter(
    (seat) => seat !== acting && owing.includes(seat),
  );
}

import type { SeatStatus } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import styles from './online-page.module.css';

interface SeatListProps {
  readonly seats: readonly SeatStatus[];
  readonly mine: number | undefined;
}

/** Who sits where, and whether they are there. */
export function SeatList({ seats, mine }: SeatListProps): ReactNode {
  const { online } = useTexts();
  const stateOf = ({ kind, isTaken, isPresent }: SeatStatus, seat: number): string => {
    if (!isTaken) return '';
    if (kind === 'bot') return online.bot;
    if (seat === mine) return online.you;
    return isPresent ? online.present : online.absent;
  };
  return (
    <ul className={styles['seats']} aria-live="polite" data-testid="seats">
      {seats.map((status, seat) => (
        <li
          key={seat}
          className={[
            styles['seat'],
            status.isTaken ? '' : styles['open'],
            status.isPresent ? styles['here'] : '',
          ].join(' ')}
          style={{ ['--seat' as string]: `var(--seat-${seat})` }}
        >
          <span className={styles['mark']} aria-hidden="true" />
          <span className={styles['name']}>{status.isTaken ? status.name : online.openSeat}</span>
          <span className={styles['state']}>
            {stateOf(status, seat)}
            {status.isTaken && <span className={styles['light']} aria-hidden="true" />}
          </span>
        </li>
      ))}
    </ul>
  );
}

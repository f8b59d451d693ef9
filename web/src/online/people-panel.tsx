import type { SeatStatus } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { TalkChoice } from '../talk/talk-choice.tsx';
import { TellMe } from '../notices/tell-me.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useLinkTexts } from './link-texts.ts';
import styles from './online-page.module.css';
import { ProgramSeats } from './program-seats.tsx';
import { SeatDevices } from './seat-devices.tsx';
import { heldTable } from './seat-keys.ts';
import { SeatList } from './seat-list.tsx';
import { ShareLink } from './share-link.tsx';
import { StandIns } from './stand-ins.tsx';
import { useTableLink } from './use-table-link.ts';

interface PeoplePanelProps {
  readonly table: string;
  /** What is played. */
  readonly game: string;
  readonly seats: readonly SeatStatus[];
  readonly mine: readonly number[];
  readonly isOver: boolean;
  /** What this device holds has changed. */
  readonly onChange: () => void;
}

/** While a match runs: who is there, and the ways of seats and links to other devices. */
export function PeoplePanel(props: PeoplePanelProps): ReactNode {
  const { table, game, seats, mine, isOver, onChange } = props;
  const { online } = useTexts();
  const texts = useLinkTexts();
  const link = useTableLink(table);
  const { seats: held = [], hostKey } = heldTable(table) ?? {};
  return (
    <div className={styles['stack']}>
      <SeatList seats={seats} mine={mine} />
      {hostKey !== undefined && !isOver && (
        <StandIns table={table} hostKey={hostKey} seats={seats} />
      )}
      {held.length > 0 && !isOver && <TellMe table={table} />}
      {hostKey !== undefined && <TalkChoice hostKey={hostKey} />}
      {hostKey !== undefined && !isOver && (
        <ProgramSeats table={table} hostKey={hostKey} link={link} seats={seats} />
      )}
      {held.length > 0 && (
        <details className={styles['another']}>
          <summary>{texts.devices}</summary>
          <SeatDevices
            table={table}
            link={link}
            game={game}
            names={seats.map(({ name }) => name)}
            onChange={onChange}
          />
        </details>
      )}
      <details className={styles['another']}>
        <summary>{online.share}</summary>
        <ShareLink link={link} game={game} />
      </details>
    </div>
  );
}

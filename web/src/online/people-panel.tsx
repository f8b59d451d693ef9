import type { Game } from '@richtfest/engine';
import type { SeatStatus } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { RematchButtons } from '../rematch/rematch-buttons.tsx';
import { HostTools } from '../hosting/host-tools.tsx';
import { TakeHost } from '../hosting/take-host.tsx';
import { useHostKey } from '../hosting/use-host-key.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useLinkTexts } from './link-texts.ts';
import styles from './online-page.module.css';
import type { Around } from './remote-table.ts';
import { TalkChoice } from '../talk/talk-choice.tsx';
import { Notifications } from '../notices/notifications.tsx';
import { ProgramSeats } from './program-seats.tsx';
import { SeatDevices } from './seat-devices.tsx';
import { heldTable } from './seat-keys.ts';
import { SeatList } from './seat-list.tsx';
import { ShareLink } from './share-link.tsx';
import { StandIns } from './stand-ins.tsx';
import { useSiteLink } from './use-site-link.ts';

interface PeoplePanelProps {
  readonly table: string;
  readonly game: Game;
  readonly seats: readonly SeatStatus[];
  readonly mine: readonly number[];
  readonly around: Around;
  readonly isOver: boolean;
  /** The seats of this device have changed. */
  readonly onChange: () => void;
}

/** During a match: who is present, and moving seats to other devices. */
export function PeoplePanel(props: PeoplePanelProps): ReactNode {
  const { table, seats, mine, around, isOver, onChange } = props;
  const { online } = useTexts();
  const game = props.game.texts[useSettings().language].name;
  const texts = useLinkTexts();
  const link = useSiteLink(`/t/${table}`);
  const { seats: held = [] } = heldTable(table) ?? {};
  const hostKey = useHostKey(table, seats);
  return (
    <div className={styles['stack']}>
      <SeatList seats={seats} mine={mine} watchers={around.watchers} />
      {isOver && <RematchButtons table={table} game={props.game.id} next={around.next} />}
      {hostKey === undefined && !isOver && <TakeHost table={table} seats={seats} />}
      {hostKey !== undefined && !isOver && (
        <>
          <StandIns table={table} hostKey={hostKey} seats={seats} />
          <HostTools table={table} hostKey={hostKey} seats={seats} mine={mine} isRunning />
        </>
      )}
      {held.length > 0 && !isOver && <Notifications table={table} />}
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
        <ShareLink link={link} game={game} picture={props.game.id} />
      </details>
    </div>
  );
}

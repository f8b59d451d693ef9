import type { Game } from '@richtfest/engine';
import { type SeatStatus, groupedCode } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { Page, Sheet } from '../app/page.tsx';
import { SeatColoursPlace } from '../board/seat-colours.tsx';
import { useEditionTexts } from '../editions/edition-texts.ts';
import { remoteSeat } from '../match/remote-seat.ts';
import { Notifications } from '../notices/notifications.tsx';
import { HostTools } from '../hosting/host-tools.tsx';
import { TakeHost } from '../hosting/take-host.tsx';
import { useHostKey } from '../hosting/use-host-key.ts';
import { SeatFacesContext } from '../people/seat-faces.ts';
import { useSettings } from '../settings/use-settings.ts';
import { ChatSheet } from '../talk/chat-sheet.tsx';
import { TalkChoice } from '../talk/talk-choice.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useLinkTexts } from './link-texts.ts';
import { LobbySwitch } from './lobby-switch.tsx';
import { mixedTexts } from './mixed-texts.ts';
import styles from './online-page.module.css';
import type { TableState } from './remote-table.ts';
import { ProgramSeats } from './program-seats.tsx';
import { ReadySheet } from './ready-sheet.tsx';
import { SeatDevices } from './seat-devices.tsx';
import { SeatList } from './seat-list.tsx';
import { heldTable } from './seat-keys.ts';
import { ShareLink } from './share-link.tsx';
import { SitDownForm } from './sit-down-form.tsx';
import { StartButton } from './start-button.tsx';
import { useSiteLink } from './use-site-link.ts';

interface GatheringProps {
  readonly table: string;
  readonly game: Game;
  readonly state: Extract<TableState, { is: 'gathering' }>;
  readonly onSeated: () => void;
}

/** The waiting room before the match: seats, link and start. */
export function Gathering({ table, game, state, onSeated }: GatheringProps): ReactNode {
  const { online, table: words } = useTexts();
  const { language } = useSettings();
  const texts = mixedTexts[language];
  const links = useLinkTexts();
  const editions = useEditionTexts();
  const { seats, mine, around, isConnected } = state;
  const hasOpen = seats.some(({ isTaken }) => !isTaken);
  const hostKey = useHostKey(table, seats);
  const isHeld = (heldTable(table)?.seats?.length ?? 0) > 0;
  const { name } = game.texts[language];
  const link = useSiteLink(`/t/${table}`);
  return (
    <Page title={name}>
      {!isConnected && (
        <p className={styles['problem']} role="status">
          {words.reconnecting}
        </p>
      )}
      {mine.length === 0 && !isHeld && (
        <Sheet title={online.takeSeat}>
          {hasOpen ? (
            <SitDownForm
              table={table}
              game={game.id}
              seats={seats}
              isHost={hostKey !== undefined}
              onSeated={onSeated}
            />
          ) : (
            <p>{online.full}</p>
          )}
        </Sheet>
      )}
      {isHeld && hostKey === undefined && <ReadySheet table={table} seats={seats} />}
      {isHeld && hasOpen && <Invitation table={table} link={link} game={name} picture={game.id} />}
      <Sheet title={online.title(groupedCode(table))}>
        <div className={styles['stack']}>
          {around.editionName !== undefined && (
            <p>{editions.line(around.editionName, undefined)}</p>
          )}
          <SeatList seats={seats} mine={mine} watchers={around.watchers} isGathering />
          {hostKey === undefined ? (
            <>
              <p className={styles['note']}>{online.waitingForHost}</p>
              <TakeHost table={table} seats={seats} />
            </>
          ) : (
            <StartButton table={table} hostKey={hostKey} seats={seats} />
          )}
          {mine.length > 0 && hasOpen && (
            <details className={styles['another']}>
              <summary>{texts.anotherHere}</summary>
              <SitDownForm
                table={table}
                game={game.id}
                seats={seats}
                isAnother
                isHost={hostKey !== undefined}
                onSeated={onSeated}
              />
            </details>
          )}
          {isHeld && (
            <details className={styles['another']}>
              <summary>{links.devices}</summary>
              <SeatDevices
                table={table}
                link={link}
                game={name}
                names={seats.map((seat) => seat.name)}
                onChange={onSeated}
              />
            </details>
          )}
          {isHeld && <Notifications table={table} />}
          {hostKey !== undefined && (
            <>
              {hasOpen && <LobbySwitch table={table} hostKey={hostKey} />}
              <TalkChoice hostKey={hostKey} />
              <ProgramSeats table={table} hostKey={hostKey} link={link} seats={seats} />
              <HostTools
                table={table}
                hostKey={hostKey}
                seats={seats}
                mine={mine}
                isRunning={false}
              />
            </>
          )}
        </div>
      </Sheet>
      <SeatColoursPlace seats={seats}>
        <SeatFacesContext value={facesAt(seats)}>
          <ChatSheet seats={seats} />
        </SeatFacesContext>
      </SeatColoursPlace>
      {!(isHeld && hasOpen) && (
        <Invitation table={table} link={link} game={name} picture={game.id} />
      )}
    </Page>
  );
}

interface InvitationProps {
  readonly table: string;
  readonly link: string;
  /** The game's name. */
  readonly game: string;
  /** The game's id. */
  readonly picture: string;
}

/** Link, QR code and code of the table: first on the page while seats are open. */
function Invitation({ table, link, game, picture }: InvitationProps): ReactNode {
  const { online } = useTexts();
  return (
    <Sheet title={online.share}>
      <ShareLink link={link} game={game} picture={picture}>
        <p className={styles['note']}>{online.waitingHelp}</p>
        <p className={styles['code']}>{groupedCode(table)}</p>
      </ShareLink>
    </Sheet>
  );
}

/** The seats as a table shows them. */
function facesAt(seats: readonly SeatStatus[]) {
  const infos = seats.map((seat) => remoteSeat(seat, { isMine: false, firstName: '' }));
  return { seats: infos, owing: [], result: undefined };
}

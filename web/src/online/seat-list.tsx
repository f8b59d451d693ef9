import { levelOfBot, personaOf, personaTexts } from '@richtfest/bots';
import { PLAYER_FACES, SEAT_COLOURS, playerFaces, seatColours } from '@richtfest/engine';
import { PROGRAM, type SeatStatus } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { Face } from '../people/face.tsx';
import { PlayerFace } from '../people/player-face.tsx';
import { useHostingTexts } from '../hosting/hosting-texts.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useHostTexts } from './host-texts.ts';
import styles from './online-page.module.css';
import { useReadyTexts } from './ready-texts.ts';
import { useProgramTexts } from './program-texts.ts';

interface SeatListProps {
  readonly seats: readonly SeatStatus[];
  /** The seats of this device. */
  readonly mine: readonly number[];
  /** The number of watchers. */
  readonly watchers: number;
  /** Before the match, each seat says whether its player is ready. */
  readonly isGathering?: boolean;
}

/** All seats with their players and presence. */
export function SeatList({ seats, mine, watchers, isGathering = false }: SeatListProps): ReactNode {
  const { online } = useTexts();
  const levels = personaTexts[useSettings().language];
  const levelName = (bot: string | undefined) => {
    const level = levelOfBot(bot ?? '');
    return level === undefined ? undefined : levels[level].level;
  };
  const host = useHostTexts();
  const colours = seatColours(seats);
  const faces = playerFaces(seats);
  const programs = useProgramTexts();
  const ready = useReadyTexts();
  const hosting = useHostingTexts();
  const stateOf = (status: SeatStatus, seat: number): string => {
    const { kind, bot, isTaken, isPresent, isPreparing, standIn } = status;
    if (!isTaken) return '';
    if (standIn !== undefined) return host.standsIn;
    if (bot === PROGRAM) return isPresent ? programs.program : programs.expected;
    if (kind === 'bot') return levelName(bot) ?? online.bot;
    if (mine.includes(seat)) return mine.length === 1 ? online.you : online.present;
    if (!isPresent) return online.absent;
    if (isPreparing === true) return ready.seatIsPreparing;
    return isGathering ? ready.seatIsReady : online.present;
  };
  return (
    <>
      <ul className={styles['seats']} aria-live="polite" data-testid="seats">
        {seats.map((status, seat) => (
          <li
            key={seat}
            className={[
              styles['seat'],
              status.isTaken ? '' : styles['open'],
              status.isPresent ? styles['here'] : '',
            ].join(' ')}
            style={{ ['--seat' as string]: `var(--${colours[seat]})` }}
          >
            <span className={styles['mark']} aria-hidden="true" />
            {status.bot !== undefined && (
              <Face persona={personaOf({ name: status.name, bot: status.bot })} size={1.8} />
            )}
            {status.kind === 'person' && status.isTaken && (
              <PlayerFace
                face={faces[seat] ?? PLAYER_FACES[0]}
                colour={colours[seat] ?? SEAT_COLOURS[0]}
                size={1.8}
              />
            )}
            <span className={styles['name']}>{status.isTaken ? status.name : online.openSeat}</span>
            <span className={styles['state']}>
              {[status.isHost === true ? hosting.host : '', stateOf(status, seat)]
                .filter((part) => part !== '')
                .join(' · ')}
              {status.isTaken && <span className={styles['light']} aria-hidden="true" />}
            </span>
          </li>
        ))}
      </ul>
      {watchers > 0 && (
        <p className={styles['note']} data-testid="watchers">
          {hosting.watchers(watchers)}
        </p>
      )}
    </>
  );
}

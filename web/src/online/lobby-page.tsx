import '../home/street.css';
import { catalog, findGame } from '@richtfest/catalog';
import { formatWith } from '@richtfest/engine';
import type { Lobby } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page, Sheet } from '../app/page.tsx';
import { HOUSES } from '../home/houses.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useHostTexts } from './host-texts.ts';
import styles from './lobby-page.module.css';
import { useLobby } from './use-lobby.ts';
import { WatchBots } from './watch-bots.tsx';

/** `/lobby`: tables that anybody may join. */
export function LobbyPage(): ReactNode {
  const { online, loading, street } = useTexts();
  const texts = useHostTexts();
  const found = useLobby();
  if (found === undefined || found === 'unreachable' || found.length === 0) {
    const isEmpty = found?.length === 0;
    return (
      <Page title={street.lobby}>
        <Sheet>
          <div className={styles['empty']}>
            <p role="status">
              {found === undefined && loading}
              {found === 'unreachable' && online.unreachable}
              {isEmpty && texts.lobbyEmpty}
            </p>
          </div>
        </Sheet>
        {isEmpty && (
          <ul className={styles['tables']}>
            {catalog.map(({ id }) => (
              <li key={id}>
                <HouseLink to={`/games/${id}/set-up?preset=elsewhere`} game={id}>
                  <span className={styles['open']}>{street.setUp}</span>
                </HouseLink>
              </li>
            ))}
          </ul>
        )}
        {found !== undefined && <WatchBots />}
      </Page>
    );
  }
  return (
    <Page title={street.lobby}>
      <p>{texts.lobbyHelp}</p>
      <ul className={styles['tables']} aria-live="polite">
        {found.map((offer) => (
          <li key={offer.table}>
            <Offer {...offer} />
          </li>
        ))}
      </ul>
      <WatchBots />
    </Page>
  );
}

function Offer({ table, game, names, openSeats }: Lobby['tables'][number]): ReactNode {
  const { language } = useSettings();
  const texts = useHostTexts();
  return (
    <HouseLink to={`/t/${table}`} game={game}>
      {names.length > 0 && <span>{formatWith(Intl, language, []).list(names)}</span>}
      <span className={styles['open']}>{texts.openSeats(openSeats)}</span>
    </HouseLink>
  );
}

interface HouseLinkProps {
  readonly to: string;
  readonly game: string;
  readonly children: ReactNode;
}

/** A game's house and name, and what the link offers. */
function HouseLink({ to, game, children }: HouseLinkProps): ReactNode {
  const { language } = useSettings();
  const Art = HOUSES.find(({ id }) => id === game)?.Art;
  return (
    <Link href={to} className={styles['table'] ?? ''}>
      <span className={`${styles['house']} street-house`} data-lit>
        <svg viewBox="0 0 240 300" aria-hidden="true">
          {Art !== undefined && <Art />}
        </svg>
      </span>
      <span className={styles['about']}>
        <strong>{findGame(game)?.names[language] ?? game}</strong>
        {children}
      </span>
    </Link>
  );
}

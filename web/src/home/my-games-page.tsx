import { findGame } from '@richtfest/catalog';
import type { ReactNode } from 'react';
import { AccountEntry } from '../account/account-entry.tsx';
import { Page, Sheet } from '../app/page.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useStatisticsTexts } from '../statistics/statistics-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './house-card.module.css';
import { RunningList } from './running-list.tsx';
import { type RunningGame, useRunning } from './running.ts';
import { statusTexts } from './status-texts.ts';

/** `/my-games`: all running and finished games of this device, house by house. */
export function MyGamesPage(): ReactNode {
  const { language } = useSettings();
  const { home } = useTexts();
  const texts = statusTexts[language];
  const { title: statistics } = useStatisticsTexts();
  const { games, finished, reload } = useRunning();
  return (
    <Page title={texts.title}>
      <Sheet title={texts.running}>
        {games.length === 0 ? (
          <>
            <p>{texts.none}</p>
            <LinkButton to="/" icon="home">
              {home}
            </LinkButton>
          </>
        ) : (
          <ByHouse games={games} onCleared={reload} />
        )}
      </Sheet>
      <Sheet title={texts.finished}>
        {finished.length === 0 ? (
          <p>{texts.noneFinished}</p>
        ) : (
          <ByHouse games={finished} isOver onCleared={reload} />
        )}
        <LinkButton to="/statistics" icon="score" variant="quiet">
          {statistics}
        </LinkButton>
      </Sheet>
      <AccountEntry />
    </Page>
  );
}

interface ByHouseProps {
  readonly games: readonly RunningGame[];
  readonly isOver?: boolean;
  readonly onCleared: () => void;
}

function ByHouse({ games, isOver = false, onCleared }: ByHouseProps): ReactNode {
  const { language } = useSettings();
  const houses = [...new Set(games.map(({ game }) => game))];
  return (
    <div className={styles['card']}>
      {houses.map((id) => (
        <section key={id} className={styles['running']}>
          <h3>{findGame(id)?.names[language] ?? id}</h3>
          <RunningList
            games={games.filter(({ game }) => game === id)}
            isOver={isOver}
            onCleared={onCleared}
          />
        </section>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ExerciseLink, useDueCount } from '../exercises/exercise-link.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './continue-strip.module.css';
import { HOUSES, gameNames } from './houses.tsx';
import type { Running, RunningGame } from './running.ts';
import { statusText, statusTexts } from './status-texts.ts';

/** The number that fits the widest street; narrow screens hide the last ones. */
const SHOWN = 3;

/** The latest games below the pennants, and the link to all games. */
export function ContinueStrip({ running }: { readonly running: Running }): ReactNode {
  const { language } = useSettings();
  const { games, finished } = running;
  const due = useDueCount();
  const hasMore = games.length > 1 || finished.length > 0;
  return (
    <nav className={styles['strip']} aria-label={statusTexts[language].title}>
      <ul>
        {games.slice(0, SHOWN).map((game) => (
          <li key={game.address}>
            <Note game={game} />
          </li>
        ))}
        {due > 0 && (
          <li className={styles['all']}>
            <ExerciseLink count={due} className={styles['note'] ?? ''} />
          </li>
        )}
        {hasMore && (
          <li className={styles['all']}>
            <Link href="/my-games" className={styles['note'] ?? ''}>
              <Icon name="moves" />
              <span className={styles['word']}>{statusTexts[language].all}</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Note({ game }: { readonly game: RunningGame }): ReactNode {
  const { language } = useSettings();
  const house = HOUSES.find(({ id }) => id === game.game);
  const said = game.status === undefined ? '' : statusText(game.status, language);
  return (
    <Link
      href={game.address}
      className={styles['note'] ?? ''}
      data-yours={game.status?.is === 'yours' || undefined}
    >
      <span className={styles['light']} aria-hidden="true" />
      <span className={styles['words']}>
        <span className="said">{statusTexts[language].resume}: </span>
        <span className={styles['name']}>
          {house === undefined ? game.game : gameNames(house)[language]}
        </span>
        <span className={styles['status']}>
          {said === '' ? statusTexts[language].resume : said}
        </span>
      </span>
    </Link>
  );
}

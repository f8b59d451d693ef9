import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../settings/use-settings.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './continue-strip.module.css';
import { HOUSES, namesOf } from './houses.tsx';
import type { Running, RunningGame } from './running.ts';
import { saidStand, standTexts } from './stand-texts.ts';

/** The number that fits the widest street; narrow ones hide the later. */
const SHOWN = 3;

/** Pinned under the pennants: the latest games, each one tap away, and the way to all of them. */
export function ContinueStrip({ running }: { readonly running: Running }): ReactNode {
  const { language } = useSettings();
  const { games, finished } = running;
  const hasMore = games.length > 1 || finished.length > 0;
  return (
    <nav className={styles['strip']} aria-label={standTexts[language].title}>
      <ul>
        {games.slice(0, SHOWN).map((game) => (
          <li key={game.address}>
            <Note game={game} />
          </li>
        ))}
        {hasMore && (
          <li className={styles['all']}>
            <Link href="/my-games" className={styles['note'] ?? ''}>
              <Icon name="moves" />
              <span className={styles['word']}>{standTexts[language].all}</span>
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
  const said = game.stand === undefined ? '' : saidStand(game.stand, language);
  return (
    <Link
      href={game.address}
      className={styles['note'] ?? ''}
      data-yours={game.stand?.is === 'yours' || undefined}
    >
      <span className={styles['light']} aria-hidden="true" />
      <span className={styles['words']}>
        <span className="said">{standTexts[language].goOn}: </span>
        <span className={styles['name']}>
          {house === undefined ? game.game : namesOf(house)[language]}
        </span>
        <span className={styles['stand']}>{said === '' ? standTexts[language].goOn : said}</span>
      </span>
    </Link>
  );
}

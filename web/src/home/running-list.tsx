import { type Language, formatWith } from '@richtfest/engine';
import { groupedCode } from '@richtfest/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../settings/use-settings.ts';
import { formatTime } from '../texts/format-time.ts';
import type { FrameTexts } from '../texts/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import type { RunningGame } from './running.ts';
import { statusText } from './status-texts.ts';
import styles from './running-list.module.css';

interface RunningListProps {
  readonly games: readonly RunningGame[];
  /** Finished games, to be reviewed. */
  readonly isOver?: boolean;
  readonly onCleared: () => void;
}

/** A list of games; lit windows are running games, dark ones finished. */
export function RunningList({ games, isOver = false, onCleared }: RunningListProps): ReactNode {
  return (
    <ul className={styles['list']}>
      {games.map((game) => (
        <RunningItem key={game.address} game={game} isOver={isOver} onCleared={onCleared} />
      ))}
    </ul>
  );
}

interface RunningItemProps {
  readonly game: RunningGame;
  readonly isOver: boolean;
  readonly onCleared: () => void;
}

function RunningItem({ game, isOver, onCleared }: RunningItemProps): ReactNode {
  const { street, cancel, resume } = useTexts();
  const { language } = useSettings();
  const [isAsking, setIsAsking] = useState(false);
  const names = namesOf(game, language, street);
  if (isAsking) {
    return (
      <li className={`${styles['game']} ${styles['ask']}`}>
        <p>{street.removeQuestion}</p>
        <Button variant="danger" onClick={() => void game.remove().then(onCleared)}>
          {street.removeYes}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(false)}>
          {cancel}
        </Button>
      </li>
    );
  }
  return (
    <li className={styles['game']}>
      <Link href={game.address} className={styles['go'] ?? ''}>
        <span className={styles['light']} data-out={isOver || undefined} aria-hidden="true" />
        <span className={styles['names']}>
          <span className="said">{isOver ? street.look : resume}: </span>
          {names}
          {game.status !== undefined && (
            <span className={styles['status']} data-yours={game.status.is === 'yours' || undefined}>
              {statusText(game.status, language)}
            </span>
          )}
          <span className={styles['when']}>
            {formatTime(language, game.changedAt)}
            {game.forkedAt !== undefined && `, ${street.forked(game.forkedAt)}`}
          </span>
        </span>
      </Link>
      <Button
        variant="quiet"
        icon="close"
        aria-label={street.remove(names)}
        onClick={() => setIsAsking(true)}
      />
    </li>
  );
}

/** The players; the code for a table by link whose players aren't known yet. */
function namesOf(
  { names, code }: RunningGame,
  language: Language,
  { runningHere, runningOnline }: FrameTexts['street'],
): string {
  if (code !== undefined && names.length === 0) return runningOnline(groupedCode(code));
  return runningHere(formatWith(Intl, language, []).list(names));
}

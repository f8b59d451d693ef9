import { type Game, type SeatFormat, reasonText } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import type { PadProblem } from './assess-pad.ts';
import { usePadTexts } from './pad-texts.ts';
import styles from './score-pad.module.css';

interface ProblemListProps {
  readonly game: Game;
  readonly problems: readonly PadProblem[];
  readonly format: SeatFormat;
  readonly onAllow: (key: string, isAllowed: boolean) => void;
}

/** What the rules don't allow, each with its rule and a button to play on regardless. */
export function ProblemList({ game, problems, format, onAllow }: ProblemListProps): ReactNode {
  const texts = usePadTexts();
  const { language } = useSettings();
  if (problems.length === 0) return undefined;
  return (
    <ul className={styles['problems']} aria-live="polite" data-testid="problems">
      {problems.map(({ key, reason, isAllowed }) => (
        <li key={key} data-allowed={isAllowed || undefined}>
          <p>
            <strong>{texts.broken}:</strong>{' '}
            {reasonText(reason, game.texts[language], { language, format })}
          </p>
          <Button icon={isAllowed ? 'undo' : 'check'} onClick={() => onAllow(key, !isAllowed)}>
            {isAllowed ? texts.takeBack : texts.allow}
          </Button>
        </li>
      ))}
    </ul>
  );
}

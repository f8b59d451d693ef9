import { type PositionProblem, type SeatFormat, positionProblemText } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { LinkedText } from '../rules/linked-text.tsx';
import { useSettings } from '../settings/use-settings.ts';
import type { Editing } from './draft.ts';
import styles from './position-editor.module.css';

interface ProblemLineProps {
  readonly editing: Editing;
  readonly problem: PositionProblem;
  readonly format: SeatFormat;
}

/** What is wrong with a place, with its rule. */
export function ProblemLine({ editing, problem, format }: ProblemLineProps): ReactNode {
  const { language } = useSettings();
  const { game } = editing;
  return (
    <p className={styles['problem']} data-testid="place-problem">
      <LinkedText
        text={positionProblemText(problem, game.texts[language], { language, format })}
        page={`/games/${game.id}/rules`}
      />
    </p>
  );
}

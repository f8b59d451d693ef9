import type { Game } from '@richtfest/engine';
import type { TableSummary } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import type { TablePlan } from '../set-up/table-plan.ts';
import styles from './rematch-note.module.css';
import { useRematchTexts } from './rematch-texts.ts';
import { ProblemNote } from '../ui/problem-note.tsx';

interface RematchNoteProps {
  readonly game: Game;
  readonly plan: TablePlan;
  readonly previous: TableSummary;
}

/** Names the expected players, and warns if there are not enough seats. */
export function RematchNote({ game, plan, previous }: RematchNoteProps): ReactNode {
  const texts = useRematchTexts();
  const { name } = game.texts[useSettings().language];
  const { min, max } = game.players;
  return (
    <div className={styles['note']}>
      <p>{texts.sameHelp}</p>
      {plan.seats.length > max && <ProblemNote>{texts.tooMany(name, max)}</ProblemNote>}
      {previous.seats.length < min && <p role="status">{texts.filledUp(name, min)}</p>}
    </div>
  );
}

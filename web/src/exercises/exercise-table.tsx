import { type ReactNode, useEffect, useRef } from 'react';
import type { GameModule } from '../games/index.ts';
import { GuidedContext } from '../hint/guided.ts';
import { TableFrame } from '../table/table-frame.tsx';
import type { ExerciseMatch } from './exercise-match.ts';
import styles from './exercise-page.module.css';
import type { AnswerVerdict } from './judge-answer.ts';

interface ExerciseTableProps {
  readonly title: string;
  readonly match: ExerciseMatch;
  readonly module: GameModule;
  readonly isAnswered: boolean;
  readonly verdict: AnswerVerdict | undefined;
  /** The card above the table. */
  readonly card: ReactNode;
}

/** The real table with one decision, below the card that asks for it. */
export function ExerciseTable(props: ExerciseTableProps): ReactNode {
  const { title, match, module, isAnswered, verdict, card } = props;
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list of moves would cover the verdict on a phone.
    if (isAnswered)
      for (const open of whole.current?.querySelectorAll('dialog') ?? []) open.close();
  }, [isAnswered]);
  useEffect(() => {
    const focused = document.activeElement;
    const words = whole.current?.querySelector<HTMLElement>('[role="status"]');
    // An inert table loses the focus, perhaps only with the next frame; so does a button that is
    // gone.
    const isLost =
      focused === null || focused === document.body || focused.closest('[inert]') !== null;
    if (verdict === undefined) {
      // A new question is not announced: it was there from the start.
      if (isLost) words?.focus({ preventScroll: true });
      return;
    }
    if (!isLost && focused !== words) return;
    // Keys go on with the main button of the card, its last one.
    const buttons = whole.current?.querySelectorAll<HTMLElement>('[data-exercise-buttons] button');
    [...(buttons ?? [])].at(-1)?.focus();
  });
  return (
    <div
      ref={whole}
      className={styles['exercise']}
      data-testid="exercise"
      data-verdict={verdict?.is}
      // An inert table has neither for screen readers.
      role={isAnswered ? 'main' : undefined}
    >
      {isAnswered && <h1 className="said">{title}</h1>}
      {card}
      <div className={styles['table']} inert={isAnswered}>
        <GuidedContext value>
          <TableFrame client={match} module={module} />
        </GuidedContext>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from '../lessons/guide-card.module.css';
import { Tilda } from '../lessons/tilda.tsx';
import { Button } from '../ui/button.tsx';
import page from './exercise-page.module.css';
import { useExerciseTexts } from './exercise-texts.ts';

interface ExerciseCardProps {
  /** Sentences; empty ones are left out. */
  readonly said: readonly string[];
  /** The answer has been judged. */
  readonly isOver: boolean;
  readonly left: number;
  readonly onAgain: () => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/** The question above the table, then the verdict with its reasons. */
export function ExerciseCard(props: ExerciseCardProps): ReactNode {
  const { said, isOver, left, onAgain, onNext, onLeave } = props;
  const texts = useExerciseTexts();
  return (
    <section className={styles['card']} aria-label={texts.title}>
      <Tilda className={styles['face']} />
      <div className={styles['words']} role="status" data-testid="exercise-says">
        {said
          .filter((sentence) => sentence !== '')
          .map((sentence, at) => (
            <p key={sentence} className={at === 0 ? styles['say'] : undefined}>
              {sentence}
            </p>
          ))}
      </div>
      {isOver && (
        <div className={page['todo']}>
          <Button icon="restart" onClick={onAgain}>
            {texts.again}
          </Button>
          <Button variant="main" icon={left > 0 ? 'right' : 'check'} onClick={onNext}>
            {left > 0 ? texts.next : texts.finish}
          </Button>
        </div>
      )}
      <Button variant="quiet" icon="close" aria-label={texts.leave} onClick={onLeave} />
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from '../lessons/guide-card.module.css';
import { Tilda } from '../lessons/tilda.tsx';
import { Button } from '../ui/button.tsx';
import page from './exercise-page.module.css';
import { useExerciseTexts } from './exercise-texts.ts';

interface ExerciseCardProps {
  readonly title: string;
  /** Sentences; empty ones are left out. */
  readonly said: readonly string[];
  /** Buttons. */
  readonly children: ReactNode;
  readonly onLeave: () => void;
}

/** The question above the table, then the verdict with its reasons. */
export function ExerciseCard({ title, said, children, onLeave }: ExerciseCardProps): ReactNode {
  const texts = useExerciseTexts();
  return (
    <section className={styles['card']} aria-label={title}>
      <Tilda className={styles['face']} />
      <div
        className={`${styles['words']} ${page['words']}`}
        role="status"
        tabIndex={-1}
        data-testid="exercise-says"
      >
        {said
          .filter((sentence) => sentence !== '')
          .map((sentence, at) => (
            <p key={sentence} className={at === 0 ? styles['say'] : undefined}>
              {sentence}
            </p>
          ))}
      </div>
      <div className={page['todo']} data-exercise-buttons="">
        {children}
      </div>
      <Button variant="quiet" icon="close" aria-label={texts.leave} onClick={onLeave} />
    </section>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './guide-card.module.css';
import { Tilda } from './tilda.tsx';
import { useLessonTexts } from './use-lesson-texts.ts';

interface GuideCardProps {
  readonly say: string;
  /** Everything it will say: room for the longest, so that the table doesn't move. */
  readonly allSaid: readonly string[];
  /** The steps done, and all steps. */
  readonly at: number;
  readonly steps: number;
  /** For a step without a move: continues to the next one. */
  readonly onNext: (() => void) | undefined;
  readonly onKnown: (() => void) | undefined;
  readonly onLeave: () => void;
  /** The buttons after the last step. */
  readonly children?: ReactNode;
}

/** The guide above the table: one step at a time. */
export function GuideCard(props: GuideCardProps): ReactNode {
  const { say, allSaid, at, steps, onNext, onKnown, onLeave, children } = props;
  const texts = useLessonTexts();
  const progress = texts.progress(Math.min(at + 1, steps), steps);
  return (
    <section
      className={styles['card']}
      aria-label={texts.guide}
      data-done={at === steps || undefined}
    >
      <Tilda className={styles['face']} />
      <div className={styles['words']}>
        <div className={styles['say']}>
          <p role="status" data-testid="guide">
            {say}
          </p>
          {at < steps &&
            allSaid.map((each) => (
              <p key={each} className={styles['room']} aria-hidden="true">
                {each}
              </p>
            ))}
        </div>
        <div className={styles['dots']} role="img" aria-label={progress}>
          {Array.from({ length: steps }, (_, step) => (
            <i
              // Steps have no identity but their number.
              // oxlint-disable-next-line react/no-array-index-key
              key={step}
              data-is={step < at ? 'behind' : step === at ? 'now' : undefined}
            />
          ))}
        </div>
      </div>
      <div className={styles['todo']}>
        {onNext !== undefined && (
          <Button variant="main" onClick={onNext}>
            {texts.next}
          </Button>
        )}
        {onKnown !== undefined && (
          <Button variant="quiet" onClick={onKnown}>
            {texts.iKnow}
          </Button>
        )}
        {children}
      </div>
      <Button variant="quiet" icon="close" aria-label={texts.leave} onClick={onLeave} />
    </section>
  );
}

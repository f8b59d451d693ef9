import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './guide-card.module.css';
import { Tilda } from './tilda.tsx';
import { useLessonTexts } from './use-lesson-texts.ts';

interface GuideCardProps {
  readonly say: string;
  /** The steps behind, and all. */
  readonly at: number;
  readonly steps: number;
  /** Nothing is to be done at the table: it goes on from here. */
  readonly onNext: (() => void) | undefined;
  readonly onKnown: (() => void) | undefined;
  readonly onLeave: () => void;
  /** What can be done when everything is learned. */
  readonly children?: ReactNode;
}

/** The guide above the table: one thing at a time. */
export function GuideCard(props: GuideCardProps): ReactNode {
  const { say, at, steps, onNext, onKnown, onLeave, children } = props;
  const texts = useLessonTexts();
  const progress = texts.progress(Math.min(at + 1, steps), steps);
  return (
    <section className={styles['card']} aria-label={texts.guide}>
      <Tilda className={styles['face']} />
      <div className={styles['words']}>
        <p className={styles['say']} role="status" data-testid="guide">
          {say}
        </p>
        <div className={styles['dots']} role="img" aria-label={progress}>
          {Array.from({ length: steps }, (_, step) => (
            <i
              // Steps are counted.
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

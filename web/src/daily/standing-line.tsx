import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';
import { percentileOf } from './standing.ts';
import type { ShownStanding } from './use-standing.ts';

/** How a result compares with others, or why it does not. */
export function StandingLine({ standing }: { readonly standing: ShownStanding }): ReactNode {
  const texts = useDailyTexts();
  const { problems } = useTexts().online;
  return (
    <p role="status" className={styles['standing']} data-testid="standing">
      {standingText()}
    </p>
  );

  function standingText(): string {
    if (standing === 'sending') return texts.sending;
    if (standing === 'unsent') return texts.sentLater;
    if (standing === 'elsewhere') return texts.notSentElsewhere;
    if (standing === 'on-device') return texts.onDevice;
    if (typeof standing === 'string') return problems[standing];
    const percent = percentileOf(standing);
    return percent === undefined
      ? texts.tooFew(standing.results)
      : texts.percentile(percent, standing.results - 1);
  }
}

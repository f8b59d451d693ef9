import { memo } from 'react';
import { useSpeech } from '../speech.ts';
import styles from './pillar.module.css';

export interface PillarProps {
  /** `seat:floor:place`. */
  readonly at: string;
  readonly isStanding: boolean;
  readonly mayBeSet: boolean;
  readonly onSet?: () => void;
}

/** One of a floor's four places for a pillar (UD-2). */
export const Pillar = memo(function Pillar({ at, isStanding, mayBeSet, onSet }: PillarProps) {
  const { say } = useSpeech();
  if (!isStanding && mayBeSet && onSet !== undefined) {
    return (
      <button
        type="button"
        className={styles['place']}
        data-pillar={at}
        data-may=""
        aria-label={say.setPillar}
        onClick={onSet}
      />
    );
  }
  if (!isStanding) return <span className={styles['place']} data-pillar={at} />;
  return (
    <svg
      viewBox="0 0 20 100"
      preserveAspectRatio="none"
      className={styles['pillar']}
      data-pillar={at}
      data-standing=""
      aria-hidden="true"
      focusable="false"
    >
      <use href="#ud-pillar" />
    </svg>
  );
});

import { memo } from 'react';
import { GoalButton } from '../../../../board/goal-card.tsx';
import { SeatMark } from '../../../../board/seat-mark.tsx';
import { useSpeech } from '../speech.ts';
import styles from './plate.module.css';

export interface PlateProps {
  readonly seat: number;
  readonly points: number;
  /** The points scored so far, by week (BT-12). */
  readonly weeks: readonly number[];
  readonly isAsked: boolean;
  readonly hasWon: boolean;
  readonly gain: number | undefined;
}

/** The tree's owner and points, week by week. */
export const Plate = memo(function Plate(props: PlateProps) {
  const { seat, points, weeks, isAsked, hasWon, gain } = props;
  const { say, format } = useSpeech();
  return (
    <div className={styles['plate']} data-turn={isAsked || undefined} data-points-of={seat}>
      <span className={styles['name']}>
        <SeatMark seat={seat} size={0.95} /> <span>{format.seat(seat)}</span>
      </span>
      <GoalButton />
      <span className={styles['points']} data-points data-won={hasWon || undefined}>
        {say.points(points, format)}
      </span>
      {weeks.length > 1 && (
        <span className={styles['weeks']} data-points title={say.weekPoints}>
          <span className="said">{say.weekPoints}: </span>
          {weeks.map((week) => format.number(week)).join(' + ')}
        </span>
      )}
      {gain !== undefined && (
        <span className={styles['gain']} data-points>
          +{format.number(gain)}
        </span>
      )}
    </div>
  );
});

import { DAILY_SEAT } from '@richtfest/protocol/daily';
import type { CSSProperties, ReactNode } from 'react';
import { useComparisonTexts } from '../comparison/comparison-texts.ts';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';

interface ScoreBarsProps {
  readonly seats: readonly { readonly name: string; readonly points: number }[];
  /** The points of the expert with the same luck; undefined while they are unknown. */
  readonly expert?: number | undefined;
}

/** The points of the player, the bots at the table and the expert, best first. */
export function ScoreBars({ seats, expert }: ScoreBarsProps): ReactNode {
  const texts = useDailyTexts();
  const { you } = useComparisonTexts();
  const atTable = seats.map(({ name, points }, seat) => ({
    key: `${seat}`,
    name: seat === DAILY_SEAT ? you : name,
    points,
    isYou: seat === DAILY_SEAT,
  }));
  const withExpert =
    expert === undefined
      ? []
      : [{ key: 'expert', name: texts.expertWithYourLuck, points: expert, isYou: false }];
  const all = [...atTable, ...withExpert].toSorted(
    (a, b) => b.points - a.points || Number(b.isYou) - Number(a.isYou),
  );
  const most = Math.max(1, ...all.map(({ points }) => points));
  return (
    <ol className={styles['bars']}>
      {all.map(({ key, name, points, isYou }) => (
        <li key={key} data-you={isYou || undefined}>
          <span>{name}</span>
          <span>{texts.points(points)}</span>
          <span
            className={styles['bar']}
            style={{ '--share': Math.max(0, points) / most } as CSSProperties}
            aria-hidden="true"
          />
        </li>
      ))}
    </ol>
  );
}

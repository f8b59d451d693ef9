import { DAILY_SEAT } from '@richtfest/protocol/daily';
import type { CSSProperties, ReactNode } from 'react';
import { useComparisonTexts } from '../comparison/comparison-texts.ts';
import type { OpenedMatch } from '../my-street/open-house.ts';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';

interface ScoreBarsProps {
  readonly opened: OpenedMatch;
  /** The expert's game with the same cards; undefined until it is known. */
  readonly expert: OpenedMatch | undefined;
}

/** The points of the player, the bots at the table and the expert, best first. */
export function ScoreBars({ opened, expert }: ScoreBarsProps): ReactNode {
  const texts = useDailyTexts();
  const { you } = useComparisonTexts();
  const { result, record } = opened;
  const atTable = (result?.seats ?? []).map(({ score }, seat) => ({
    key: `${seat}`,
    name: seat === DAILY_SEAT ? you : (record.header.seats[seat]?.name ?? ''),
    score,
    isYou: seat === DAILY_SEAT,
  }));
  const best = expert?.result?.seats[DAILY_SEAT]?.score;
  const withExpert =
    best === undefined
      ? []
      : [{ key: 'expert', name: texts.expertWithYourCards, score: best, isYou: false }];
  const all = [...atTable, ...withExpert].toSorted(
    (a, b) => b.score - a.score || Number(b.isYou) - Number(a.isYou),
  );
  const most = Math.max(1, ...all.map(({ score }) => score));
  return (
    <ol className={styles['bars']}>
      {all.map(({ key, name, score, isYou }) => (
        <li key={key} data-you={isYou || undefined}>
          <span>{name}</span>
          <span>{texts.points(score)}</span>
          <span
            className={styles['bar']}
            style={{ '--share': Math.max(0, score) / most } as CSSProperties}
            aria-hidden="true"
          />
        </li>
      ))}
    </ol>
  );
}

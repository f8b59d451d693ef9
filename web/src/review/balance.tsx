import type { Review } from '@richtfest/review';
import { chanceText, pointsText, shareText } from '@richtfest/review';
import type { CSSProperties, ReactNode } from 'react';
import { SeatMark } from '../board/seat-mark.tsx';
import { type BalanceBar, balanceBars, balanceRange } from './balance-bars.ts';
import styles from './balance.module.css';
import type { ReviewWords } from './review-words.ts';

interface BalanceProps {
  readonly review: Review;
  readonly words: ReviewWords;
}

/** Where each seat's result came from: bars that add up, with their uncertainty shaded. */
export function Balance({ review, words }: BalanceProps): ReactNode {
  const range = balanceRange(review.seats);
  return (
    <div className={styles['balance']}>
      {review.seats.map((seat, at) => (
        <section key={at} aria-label={words.format.seat(at)}>
          <h3>
            <SeatMark seat={at} /> {words.format.seat(at)}
          </h3>
          <dl>
            {balanceBars(seat).map((bar) => (
              <Bar key={bar.part} bar={bar} range={range} words={words} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface BarProps {
  readonly bar: BalanceBar;
  readonly range: { readonly from: number; readonly to: number };
  readonly words: ReviewWords;
}

function Bar({ bar, range, words }: BarProps): ReactNode {
  const { part, estimate, from, to, uncertain } = bar;
  const { format, texts } = words;
  const percent = (share: number) => (100 * (share - range.from)) / (range.to - range.from);
  const span = (one: number, other: number) =>
    ({
      left: `${percent(Math.min(one, other))}%`,
      width: `${Math.max(0.6, Math.abs(percent(other) - percent(one)))}%`,
    }) satisfies CSSProperties;
  const isTotal = part === 'start' || part === 'result';
  const share = isTotal ? chanceText(estimate, format) : shareText(estimate, format);
  return (
    <div className={styles['row']} data-part={part} data-loss={to < from || undefined}>
      <dt>{texts.balance[part]}</dt>
      <dd>
        <span className={styles['track']} aria-hidden="true">
          <span className={styles['bar']} style={span(from, to)} />
          {estimate.error.shares > 0 && (
            <span className={styles['uncertain']} style={span(uncertain.from, uncertain.to)} />
          )}
        </span>
        <span className={styles['figures']}>
          <span>{share}</span> <span>{pointsText(estimate, words)}</span>
        </span>
      </dd>
    </div>
  );
}

import { capitalize } from '@richtfest/engine';
import type { DecisionReview, Review } from '@richtfest/review';
import { moveReasonsText, swingText } from '@richtfest/review';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { SeatMark } from '../board/seat-mark.tsx';
import { momentHash } from '../replay/moment-address.ts';
import { Choice } from '../ui/choice.tsx';
import styles from './decision-list.module.css';
import { GradeMark } from './grade-mark.tsx';
import { type ReviewWords, moveText } from './review-words.ts';

interface DecisionListProps {
  readonly review: Review;
  readonly words: ReviewWords;
  /** The address of the replay. */
  readonly replay: string;
}

const FILTERS = ['notable', 'all'] as const;

/** The log with grades: every decision, or those to learn from. */
export function DecisionList({ review, words, replay }: DecisionListProps): ReactNode {
  const { page } = words;
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('notable');
  const shown = review.decisions.filter((made) => filter === 'all' || isNotable(made));
  return (
    <>
      <Choice
        label={page.which}
        isLabelHidden
        values={FILTERS}
        value={filter}
        nameOf={(each) => page.filter(each)}
        onChange={setFilter}
      />
      {shown.length === 0 && <p>{page.noNotable}</p>}
      <ol className={styles['list']} data-testid="decisions">
        {shown.map((made, at) => (
          <li key={made.move}>
            {words.when(made.move) !== words.when(shown[at - 1]?.move ?? 0) && (
              <h3 className={styles['when']}>{capitalize(words.when(made.move))}</h3>
            )}
            <Decision made={made} words={words} replay={replay} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Worse than good. */
function isNotable({ grade }: Pick<DecisionReview, 'grade'>): boolean {
  return grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder';
}

interface DecisionProps {
  readonly made: DecisionReview;
  readonly words: ReviewWords;
  readonly replay: string;
}

function Decision({ made, words, replay }: DecisionProps): ReactNode {
  const { move, seat, played, best, grade, loss, error, reasons } = made;
  const { page, format, game, texts } = words;
  const why = moveReasonsText(reasons, game, { ...words, seat });
  return (
    <>
      <Link href={`${replay}${momentHash(move - 1)}`} className={styles['line'] ?? ''}>
        <GradeMark grade={grade} />
        <SeatMark seat={seat} />
        <span>
          {format.seat(seat)}: {moveText(played, words)}
        </span>
      </Link>
      {isNotable(made) && (
        <p className={styles['better']}>
          <span className={styles['grade']} aria-hidden="true">
            {texts.grades[grade]}.
          </span>{' '}
          {page.better}: {moveText(best, words)} ({swingText({ ...loss, error }, words)}). {why}
        </p>
      )}
    </>
  );
}

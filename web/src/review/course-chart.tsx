import type { Review } from '@richtfest/review';
import { percentText } from '@richtfest/review';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useSeatColour, useSeatPaint } from '../board/seat-colours.tsx';
import { SeatMark } from '../board/seat-mark.tsx';
import { momentHash } from '../replay/moment-address.ts';
import { Icon } from '../ui/icon.tsx';
import { type CourseArea, courseAreas, courseOf, flagPlace, xOf } from './course-areas.ts';
import styles from './course-chart.module.css';
import type { ReviewWords } from './review-words.ts';

interface CourseChartProps {
  readonly review: Review;
  readonly words: ReviewWords;
  /** The address of the replay. */
  readonly replay: string;
  /** The id of the card of a key moment. */
  readonly cardOf: (number: number) => string;
}

/** The chances of all seats over time; a slider reads them, and a list has all of them. */
export function CourseChart({ review, words, replay, cardOf }: CourseChartProps): ReactNode {
  const { course, moments } = review;
  const { page } = words;
  const last = course.length - 1;
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? last, last);
  const areas = useMemo(() => courseAreas(course), [course]);
  const said = pointText(review, at, words);
  const poles = moments.map((moment) => xOf(courseOf(review, moment), course.length));
  return (
    <div className={styles['course']}>
      <p className={styles['help']}>{page.courseHelp}</p>
      <ol className={styles['flags']}>
        {moments.map((moment, number) => (
          <li key={moment.move} style={{ '--x': flagPlace(poles, number) } as CSSProperties}>
            <a href={`#${cardOf(number + 1)}`} aria-label={page.toMoment(number + 1)}>
              {number + 1}
            </a>
          </li>
        ))}
      </ol>
      <div className={styles['chart']}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {areas.map((area) => (
            <Area key={area.seat} area={area} />
          ))}
          {poles.map((x, number) => (
            <path key={number} className={styles['pole']} d={`M${x} 0V100`} />
          ))}
          <path className={styles['cursor']} d={`M${xOf(at, course.length)} 0V100`} />
        </svg>
        {areas.map(({ seat, label }) => label && <Name key={seat} {...{ seat, label, words }} />)}
        <input
          type="range"
          className={styles['slider']}
          aria-label={page.courseSlider}
          aria-valuetext={said}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      </div>
      <div className={styles['ends']} aria-hidden="true">
        <span>{page.start}</span>
        <span>{page.end}</span>
      </div>
      <Readout review={review} at={at} words={words} replay={replay} />
      <CourseList review={review} words={words} />
    </div>
  );
}

function Area({ area: { seat, path } }: { readonly area: CourseArea }): ReactNode {
  return <path className={styles['area']} d={path} fill={useSeatPaint(seat)} />;
}

interface NameProps {
  readonly seat: number;
  readonly label: { readonly x: number; readonly y: number };
  readonly words: ReviewWords;
}

function Name({ seat, label: { x, y }, words }: NameProps): ReactNode {
  const colour = `var(--on-${useSeatColour(seat)})`;
  return (
    <span
      className={styles['name']}
      style={{ left: `${x}%`, top: `${y}%`, color: colour }}
      aria-hidden="true"
    >
      {words.format.seat(seat)}
    </span>
  );
}

interface ReadoutProps {
  readonly review: Review;
  readonly at: number;
  readonly words: ReviewWords;
  readonly replay: string;
}

/** The chances at the position of the slider, and the way to its moment. */
function Readout({ review, at, words, replay }: ReadoutProps): ReactNode {
  const { page, format } = words;
  const { moves = 0, seats = [] } = review.course[at] ?? {};
  return (
    <div className={styles['readout']}>
      <strong>{courseText(moves, words)}</strong>
      <ul>
        {seats.map(({ shares }, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} /> {format.seat(seat)} {percentText(shares, format)}
          </li>
        ))}
      </ul>
      <Link href={`${replay}${momentHash(moves)}`}>
        <Icon name="eye" />
        {page.show}
      </Link>
    </div>
  );
}

/** Every position with all chances, for screen readers and for exact numbers. */
function CourseList({ review, words }: Omit<ReadoutProps, 'at' | 'replay'>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles['list']}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{words.page.courseList}</summary>
      {isOpen && (
        <ol>
          {review.course.map((_, at) => (
            <li key={at}>{pointText(review, at, words)}</li>
          ))}
        </ol>
      )}
    </details>
  );
}

/** `After Anna’s move in round 7: Anna 61 %, Bruno 39 %` */
function pointText({ course }: Review, at: number, words: ReviewWords): string {
  const { format } = words;
  const { moves = 0, seats = [] } = course[at] ?? {};
  const shares = seats.map(
    ({ shares: share }, seat) => `${format.seat(seat)} ${percentText(share, format)}`,
  );
  return `${courseText(moves, words)}: ${shares.join(', ')}`;
}

/** `After Anna’s move in round 7` */
function courseText(moves: number, { page, moveName }: ReviewWords): string {
  return moves === 0 ? page.courseStart : page.courseAt(moveName(moves));
}

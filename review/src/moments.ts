import type { Seat } from '@richtfest/engine';
import { CERTAINTY, isClear } from './grades.ts';
import type { CoursePoint, DecisionReview, Estimate, Review } from './review.ts';

/** A point at which the match turned. */
export type Moment =
  | {
      readonly kind: 'choice';
      /** The number of the move, from 1. */
      readonly move: number;
      readonly seat: Seat;
      /** A position in the review's decisions. */
      readonly decision: number;
      /** Its cost for the seat, in win shares. */
      readonly swing: number;
      readonly error: number;
    }
  | {
      readonly kind: 'luck';
      /** The last move of the step. */
      readonly move: number;
      /** The seat it affected most. */
      readonly seat: Seat;
      /** A position in the review's course: the position after the step. */
      readonly course: number;
      /** The seat's gain in win shares; negative for bad luck. */
      readonly swing: number;
      readonly error: number;
    };

const MOMENTS = 3;
/** Smaller swings are not decisive. */
const MIN_SWING = 0.02;
/** Of more swings that may be the largest, few are. */
const MAX_CONTENDERS = 5;

/** A reader cares for their own choices and luck, unless the swings of others are this much larger. */
const READERS_WEIGHT = 2;

/**
 * The largest clear swings of the match, in the order of the moves, at most one for each move. Those
 * of the reader come before comparable ones of others.
 */
export function momentsOf(
  { course, decisions }: Pick<Review, 'course' | 'decisions'>,
  reader?: Seat,
): Moment[] {
  const weight = ({ seat }: Moment) => (seat === reader ? READERS_WEIGHT : 1);
  const found = swingsOf(course, decisions).filter(
    ({ swing, error }) => Math.abs(swing) >= MIN_SWING && isClear(swing, error),
  );
  const largest = found.sort(
    (one, other) => weight(other) * certainSwing(other) - weight(one) * certainSwing(one),
  );
  const chosen: Moment[] = [];
  for (const moment of largest) {
    if (chosen.length === MOMENTS) break;
    if (!chosen.some(({ move }) => move === moment.move)) chosen.push(moment);
  }
  return chosen.sort((one, other) => one.move - other.move);
}

/** Swings that may be the largest of the match, as far as is known; none if that is settled. */
export function contendersOf({
  course,
  decisions,
}: Pick<Review, 'course' | 'decisions'>): Moment[] {
  const swings = swingsOf(course, decisions);
  const lead = Math.max(MIN_SWING, ...swings.map(certainSwing));
  const contenders = swings.filter(
    ({ swing, error }) => Math.abs(swing) + CERTAINTY * error > lead,
  );
  return contenders.length < 2
    ? []
    : contenders
        .sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
        .slice(0, MAX_CONTENDERS);
}

/** The cost of every choice and the luck of every step with chance, in win shares. */
function swingsOf(course: readonly CoursePoint[], decisions: readonly DecisionReview[]): Moment[] {
  return [
    ...decisions.flatMap(({ move, seat, loss, error, grade }, decision): Moment[] =>
      grade !== 'forced' && loss.shares > 0
        ? [{ kind: 'choice', move, seat, decision, swing: -loss.shares, error: error.shares }]
        : [],
    ),
    ...course.flatMap(({ moves, luck, withoutChance }, at): Moment[] => {
      const seat = mostAffected(luck);
      const { shares: swing = 0, error: { shares: error = 0 } = {} } = luck[seat] ?? {};
      return luck.length === 0 || withoutChance
        ? []
        : [{ kind: 'luck', move: moves, seat, course: at, swing, error }];
    }),
  ];
}

/** The moment with the largest swing, as far as that is beyond doubt. */
export function mostImportant(moments: readonly Moment[]): Moment | undefined {
  return moments.toSorted((one, other) => certainSwing(other) - certainSwing(one))[0];
}

/**
 * The number of moves before luck came. Where whole turns are valued, it may be the luck of any move
 * of the turn, otherwise of the last one.
 */
export function stepBefore(
  { method, course }: Pick<Review, 'method' | 'course'>,
  { move, course: at }: Extract<Moment, { kind: 'luck' }>,
): number {
  return method === 'whole-turns' ? (course[at - 1]?.moves ?? move - 1) : move - 1;
}

/** How large a swing is at least: of many noisy swings, the largest is mostly noise. */
function certainSwing({ swing, error }: Moment): number {
  return Math.abs(swing) - CERTAINTY * error;
}

/** The player after whose move luck came, if that is not the one whom it affected. */
export function otherMover(
  { move, seat }: Moment,
  decisions: readonly DecisionReview[],
): Seat | undefined {
  const mover = decisions.find((decision) => decision.move === move)?.seat;
  return mover === seat ? undefined : mover;
}

function mostAffected(luck: readonly Estimate[]): Seat {
  let most = 0;
  luck.forEach(({ shares }, seat) => {
    if (Math.abs(shares) > Math.abs(luck[most]?.shares ?? 0)) most = seat;
  });
  return most;
}

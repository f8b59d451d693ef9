import { type GameTypes, type Schema, schema } from '@richtfest/engine';
import { GRADES } from './grades.ts';
import type { Review } from './review.ts';
import type { ReviewOptions } from './reviewer.ts';
import type { Subject } from './subject.ts';

export const REVIEW_FORMAT = 'richtfest-review/1';

const { array, described, integer, number, object, oneOf, string } = schema;

const amount = object({ shares: number, points: number });
const estimate = described(
  object({ shares: number, points: number, error: amount }),
  'win shares and points ahead of the best other seat, with their standard errors',
);

/** A review as JSON; moves are in notation. */
export const reviewFileSchema: Schema = object({
  format: oneOf(REVIEW_FORMAT),
  game: string(),
  rulesVersion: integer(1),
  names: array(string()),
  seed: string(),
  budget: object({ search: number, compare: number, value: number, explain: number }),
  method: described(
    oneOf('exact-turns', 'whole-turns', 'plan-rollouts', 'playouts'),
    'how positions are valued',
  ),
  isFinished: described(schema.boolean, 'false: the result is an estimate'),
  isComplete: described(schema.boolean, 'false: the review was stopped early'),
  seats: described(
    array(
      object({
        start: estimate,
        luck: estimate,
        own: estimate,
        others: estimate,
        result: estimate,
      }),
    ),
    'start + luck + own + others = result',
  ),
  moments: described(
    array(
      object(
        {
          kind: oneOf('choice', 'luck'),
          move: integer(1),
          seat: integer(0),
          swing: described(number, 'what the seat gained or lost in win shares'),
          error: described(number, 'the standard error of the swing'),
        },
        {
          decision: described(integer(0), 'of a choice: its position in `decisions`'),
          course: described(integer(0), 'of luck: the position in `course` after it'),
        },
      ),
    ),
    'in the order of the moves',
  ),
  decisions: array(
    object({
      move: described(integer(1), 'the number of the move in the match file, from 1'),
      seat: integer(0),
      played: string(),
      best: described(string(), 'the choice of the judge'),
      grade: oneOf(...GRADES),
      loss: described(amount, 'what the best move would have gained'),
      error: described(amount, 'the standard errors of the loss'),
      choice: described(estimate, 'what the move gained against the reference player'),
      reasons: described(
        array(
          object(
            { kind: oneOf('part', 'measure', 'blocks', 'now', 'later') },
            {
              part: described(string(), 'a part of the score'),
              measure: described(string(), 'a measure of the game'),
              seat: described(integer(0), 'the seat that gets fewer points'),
              points: number,
              from: described(number, 'the measure after the played move'),
              to: described(number, 'the measure after the best move'),
            },
          ),
        ),
        'why the best move is better, the most valuable difference first; only of the most expensive decisions',
      ),
    }),
  ),
  course: described(
    array(
      object(
        { moves: integer(0), seats: array(estimate), luck: array(estimate) },
        {
          withoutChance: described(
            schema.boolean,
            'true: nothing random happened in the step, and its luck is only the error of the estimates',
          ),
        },
      ),
    ),
    'every valued position, and what chance contributed since the one before',
  ),
});

/** A review as plain JSON (docs/review.md). Figures are rounded to a millionth. */
export function reviewFile<T extends GameTypes>(
  review: Review,
  { game, match }: Subject<T>,
  { seed, budget, isComplete }: ReviewOptions & { readonly isComplete: boolean },
): object {
  const { method, isFinished, seats, moments, decisions, course } = review;
  const text = (move: T['Move']) => game.notation.writeMove(move);
  return rounded({
    format: REVIEW_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    names: match.header.seats.map(({ name }) => name),
    seed,
    budget,
    method,
    isFinished,
    isComplete,
    seats,
    moments,
    decisions: decisions.map((decision) => ({
      ...decision,
      played: text(decision.played),
      best: text(decision.best),
    })),
    course,
  }) as object;
}

type Rounded = number | string | boolean | object;

function rounded(value: Rounded): Rounded {
  if (typeof value === 'number') return Math.round(value * 1e6) / 1e6;
  if (Array.isArray(value)) return value.map((entry: Rounded) => rounded(entry));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, rounded(entry as Rounded)]),
  );
}

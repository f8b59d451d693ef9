import { type GameMove, type MatchFile, type Seat, forkedAt } from '@richtfest/engine';
import type { Amount, DecisionReview, MoveReason, Review } from '@richtfest/review';

/** A decision of an own match, or of a missed puzzle, to be made again. */
export interface Exercise {
  /** The address of its match and the number of the move, or the address of the puzzle. */
  readonly id: string;
  /** The match up to the decision. */
  readonly file: MatchFile;
  readonly seat: Seat;
  readonly played: GameMove;
  readonly best: GameMove;
  /** Moves that are always worth the same as the best one. */
  readonly equals?: readonly GameMove[];
  /** What the played move gave away. */
  readonly loss: Amount;
  readonly reasons: readonly MoveReason[];
  /** How often in a row it was solved. */
  readonly solved: number;
  /** When it comes back; milliseconds since 1970. */
  readonly dueAt: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A missed exercise comes back after this time. */
const AFTER_MISS = 10 * MINUTE;
/** A solved one comes back after these times; then it is learned. */
const AFTER_SOLVING = [DAY, 3 * DAY, 7 * DAY];

/** More exercises of one match are too many. */
const PER_MATCH = 3;

export interface ReviewedMatch {
  readonly address: string;
  readonly file: MatchFile;
  /** The seats of the people of this device. */
  readonly mine: readonly Seat[];
  readonly review: Review;
}

/** The most expensive mistakes of the people of this device in a match. */
export function exercisesOf({ address, file, mine, review }: ReviewedMatch): Exercise[] {
  return review.decisions
    .filter((made) => mine.includes(made.seat) && isWorthAnother(made, file))
    .sort((one, other) => other.loss.shares - one.loss.shares)
    .slice(0, PER_MATCH)
    .map(({ move, seat, played, best, loss, reasons }) => ({
      id: `${address}#${move}`,
      file: before(file, move),
      seat,
      played,
      best,
      loss,
      reasons,
      solved: 0,
      dueAt: 0,
    }));
}

/** A mistake that is not part of the match a fork was made from. */
function isWorthAnother({ grade, move }: DecisionReview, file: MatchFile): boolean {
  return (grade === 'mistake' || grade === 'blunder') && move > forkedAt(file);
}

function before(file: MatchFile, move: number): MatchFile {
  const { result: _, ...rest } = file;
  return { ...rest, moves: file.moves.slice(0, move - 1) };
}

/** A puzzle that was answered wrongly: it comes back, and the same answer is recognized. */
export function missedPuzzle(
  exercise: Exercise,
  { played, reasons }: Pick<Exercise, 'played' | 'reasons'>,
  now: number,
): Exercise {
  return { ...exercise, played, reasons, solved: 0, dueAt: now + AFTER_MISS };
}

/** Whether it is a puzzle, not a decision of an own match. */
export function isPuzzle({ file }: Exercise): boolean {
  return file.start !== undefined && file.moves.length === 0;
}

/** The exercise after an answer; undefined if it is learned. */
export function answered(exercise: Exercise, isSolved: boolean, now: number): Exercise | undefined {
  if (!isSolved) return { ...exercise, solved: 0, dueAt: now + AFTER_MISS };
  const wait = AFTER_SOLVING[exercise.solved];
  if (wait === undefined) return undefined;
  return { ...exercise, solved: exercise.solved + 1, dueAt: now + wait };
}

/** The exercises to do now, those that were due first at the front. */
export function dueAmong(exercises: readonly Exercise[], now: number): Exercise[] {
  return exercises.filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt - b.dueAt);
}

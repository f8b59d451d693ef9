import type { Puzzle } from '@richtfest/review';
import { NEWCOMER, PUZZLE_DEVIATION, type Rating, rated } from './rating.ts';

/** What this device knows about the puzzles of a game. */
export interface PuzzleProgress {
  readonly own: Rating;
  /** The puzzles that were answered, with their ratings since. */
  readonly ratings: Readonly<Record<string, number>>;
  readonly solved: number;
}

export const NO_PROGRESS: PuzzleProgress = { own: NEWCOMER, ratings: {}, solved: 0 };

/** How well a puzzle was solved. */
export type Score = 0 | 0.5 | 1;

/** The progress after a first answer. Answers to a puzzle that was answered before don't count. */
export function withAnswer(
  progress: PuzzleProgress,
  puzzle: Pick<Puzzle, 'id' | 'difficulty'>,
  score: Score,
): PuzzleProgress {
  const { own, ratings, solved } = progress;
  if (puzzle.id in ratings) return progress;
  const other = { rating: puzzle.difficulty, deviation: PUZZLE_DEVIATION };
  const moved = rated(other, own, 1 - score).rating;
  return {
    own: rated(own, other, score),
    ratings: { ...ratings, [puzzle.id]: Math.round(moved) },
    solved: solved + (score === 1 ? 1 : 0),
  };
}

/** The unanswered puzzle whose difficulty is closest to the own rating; undefined after the last. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { own, ratings }: PuzzleProgress,
): Puzzle | undefined {
  const distance = ({ difficulty }: Puzzle) => Math.abs(difficulty - own.rating);
  return puzzles
    .filter(({ id }) => !(id in ratings))
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

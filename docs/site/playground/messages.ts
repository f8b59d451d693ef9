import type { Course } from './course.ts';

/** A contest that the page asks the worker for. */
export interface ContestRequest {
  readonly game: string;
  readonly code: string;
  readonly opponent: 'random' | 'greedy';
  readonly games: number;
  readonly seed: string;
}

/** What the worker reports. */
export type ContestReport =
  /** Sent now and then while bots think: one that is stuck sends nothing. */
  | { readonly type: 'alive' }
  | { readonly type: 'course'; readonly course: Course }
  | { readonly type: 'progress'; readonly sums: ContestSums; readonly isDone: boolean }
  | { readonly type: 'problem'; readonly message: string; readonly line?: number };

/** Sums over the games played so far. */
export interface ContestSums {
  readonly games: number;
  /** Ties count as a part of a win. */
  readonly wins: number;
  readonly score: number;
  readonly others: number;
}

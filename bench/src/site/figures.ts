/** The goals of the site. */
export const GOALS = {
  javascriptKb: 130,
  lighthouse: 95,
  pressedMs: 50,
  resultMs: 150,
  taskMs: 50,
  heapRatio: 1.1,
  dailyMs: 2000,
  framesPerSecond: 59,
  firstReviewMs: 3000,
} as const;

export const SECTIONS = [
  'home',
  'lighthouse',
  'play',
  'daily',
  'street',
  'review',
  'heap',
] as const;
export type Section = (typeof SECTIONS)[number];

export interface HomeFigure {
  /** Compressed size of everything loaded before the first interaction. */
  readonly javascriptBytes: number;
  readonly cssBytes: number;
  readonly htmlBytes: number;
  readonly requests: number;
  /** First contentful paint of the home page. */
  readonly firstPaintMs: number;
  readonly housesWithoutScript: number;
  /** The percentage of pixels that are the same with and without JavaScript. */
  readonly samePixels: number;
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface LighthouseFigure {
  readonly runs: readonly Readonly<Record<Category, number>>[];
  readonly median: Readonly<Record<Category, number>>;
  /** Audits that lost points in the last run. */
  readonly lost: readonly string[];
}

export interface TapFigure {
  readonly game: string;
  readonly throttle: number;
  readonly taps: number;
  /** From touch to the next frame, 75th percentile. */
  readonly pressedMs: number;
  readonly resultMs: number;
  readonly worstResultMs: number;
}

export interface TaskFigure {
  readonly game: string;
  readonly taps: number;
  readonly seconds: number;
  /** Main-thread tasks longer than 50 ms. */
  readonly longTasks: readonly number[];
  readonly animations: number;
  /** Animated properties other than transform and opacity: `left of .acorn`. */
  readonly offenders: readonly string[];
}

export interface DailyFigure {
  readonly game: string;
  readonly throttle: number;
  /** From the first tap to the page with the day's houses, and from the second to the table. */
  readonly pageMs: number;
  readonly tableMs: number;
  /** Main-thread time of both. */
  readonly cpuMs: number;
  /** Transferred for both. */
  readonly bytes: number;
}

interface FramesFigure {
  readonly frames: number;
  /** Frames that were not on the screen in time. */
  readonly dropped: number;
  readonly perSecond: number;
  readonly longestMs: number;
  /** Processor time of the main thread, mean of all frames. */
  readonly mainMs: number;
}

export interface StreetFigure {
  readonly houses: number;
  readonly throttle: number;
  /** Swiping while houses are drawn in every rest, and when all of them have been drawn. */
  readonly whileDrawing: FramesFigure;
  readonly drawn: FramesFigure;
}

export interface ReviewFigure {
  readonly game: string;
  /** One for each processor. */
  readonly workers: number;
  /** From the tap to the first and to the complete result. */
  readonly firstMs: number;
  readonly completeMs: number;
  /** Main-thread tasks longer than 50 ms. */
  readonly longTasks: readonly number[];
}

export interface HeapFigure {
  readonly game: string;
  readonly games: number;
  /** Kilobytes after garbage collection, by number of games. */
  readonly heapKb: Readonly<Record<number, number>>;
  readonly nodes: Readonly<Record<number, number>>;
  readonly ratio: number;
}

export interface SiteReport {
  readonly chromium: string;
  readonly load: number;
  readonly home?: HomeFigure;
  readonly lighthouse?: LighthouseFigure;
  readonly taps?: readonly TapFigure[];
  readonly tasks?: readonly TaskFigure[];
  readonly daily?: readonly DailyFigure[];
  readonly street?: StreetFigure;
  readonly reviews?: readonly ReviewFigure[];
  readonly heap?: readonly HeapFigure[];
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}

/** What the site is held to. */
export const GOALS = {
  javascriptKb: 130,
  lighthouse: 95,
  pressedMs: 50,
  resultMs: 150,
  taskMs: 50,
  heapRatio: 1.1,
} as const;

export const SECTIONS = ['home', 'lighthouse', 'play', 'heap'] as const;
export type Section = (typeof SECTIONS)[number];

export interface HomeFigure {
  /** Compressed, all that came before anybody touched anything. */
  readonly javascriptBytes: number;
  readonly cssBytes: number;
  readonly htmlBytes: number;
  readonly requests: number;
  /** First picture of the street, with and without JavaScript, in milliseconds. */
  readonly firstPaintMs: number;
  readonly housesWithoutScript: number;
  /** Of the pixels of the page with JavaScript, how many are the same without. */
  readonly samePixels: number;
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface LighthouseFigure {
  readonly runs: readonly Readonly<Record<Category, number>>[];
  readonly median: Readonly<Record<Category, number>>;
  /** What cost points in the last run. */
  readonly lost: readonly string[];
}

export interface TapFigure {
  readonly game: string;
  readonly throttle: number;
  readonly taps: number;
  /** From the finger to the first frame after, 75 of 100 are faster. */
  readonly pressedMs: number;
  readonly resultMs: number;
  readonly worstResultMs: number;
}

export interface TaskFigure {
  readonly game: string;
  readonly taps: number;
  readonly seconds: number;
  /** Of the page's own thread, longer than 50 ms. */
  readonly longTasks: readonly number[];
  readonly animations: number;
  /** What moves though it is neither transform nor opacity: `left of .acorn`. */
  readonly offenders: readonly string[];
}

export interface HeapFigure {
  readonly game: string;
  readonly games: number;
  /** Kilobytes after collection, by game. */
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
  readonly heap?: readonly HeapFigure[];
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}

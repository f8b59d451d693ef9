export interface Amount {
  /** CPU seconds per rate. */
  readonly seconds: number;
  readonly rounds: number;
  readonly matches: number;
}

export const USUAL: Amount = { seconds: 2.5, rounds: 5, matches: 32 };
export const QUICK: Amount = { seconds: 0.05, rounds: 1, matches: 4 };

export const SECTIONS = ['playouts', 'thinking', 'memory'] as const;
export type Section = (typeof SECTIONS)[number];

/** A measurement for a worker. */
export interface Task {
  readonly game: string;
  readonly section: Section;
  readonly amount: Amount;
}

/** Random games, on one core. */
export interface PlayoutFigure {
  readonly game: string;
  readonly players: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Games per second by round. */
  readonly rounds: readonly number[];
  /** The same games on boardgame.io, if it is installed. */
  readonly boardgameIo?: { readonly gamesPerSecond: number; readonly ratio: number };
  /** Games per second of wall-clock time with several threads. */
  readonly withWorkers?: { readonly workers: number; readonly gamesPerSecond: number };
}

/** A bot in all seats of the smallest table. */
export interface ThinkingFigure {
  readonly game: string;
  readonly players: number;
  readonly bot: string;
  readonly decisions: number;
  readonly msMean: number;
  readonly msP50: number;
  readonly msP95: number;
  /** Rollouts per decision; 0 for bots that do not search. */
  readonly playoutsPerDecision: number;
  readonly playoutsPerSecond: number;
}

/** The memory of half-played matches. */
export interface MemoryFigure {
  readonly game: string;
  readonly players: number;
  readonly moves: number;
  readonly kilobytes: number;
}

/** From a worker. */
export type Measured =
  | { readonly section: 'playouts'; readonly figures: readonly PlayoutFigure[] }
  | { readonly section: 'thinking'; readonly figures: readonly ThinkingFigure[] }
  | { readonly section: 'memory'; readonly figures: readonly MemoryFigure[] };

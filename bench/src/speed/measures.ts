export interface Amount {
  /** Seconds of computing for one rate. */
  readonly seconds: number;
  readonly rounds: number;
  readonly matches: number;
}

export const USUAL: Amount = { seconds: 2.5, rounds: 5, matches: 32 };
export const QUICK: Amount = { seconds: 0.05, rounds: 1, matches: 4 };

export const SECTIONS = ['playouts', 'thinking', 'memory'] as const;
export type Section = (typeof SECTIONS)[number];

interface AtTable {
  readonly players: number;
}

/** One figure. Each runs in a process of its own, because V8 optimizes for what it has seen. */
export type Task = { readonly game: string; readonly amount: Amount } & (
  | ({ readonly kind: 'playouts' } & AtTable)
  | ({ readonly kind: 'boardgame-io' } & AtTable)
  | ({ readonly kind: 'threads'; readonly workers: number; readonly games: number } & AtTable)
  | { readonly kind: 'thinking'; readonly bot: string }
  | { readonly kind: 'memory' }
);

/** What each kind of task returns. */
export interface Results {
  readonly playouts: PlayoutRates;
  /** Games per second, or undefined if boardgame.io is not installed. */
  readonly 'boardgame-io': number | undefined;
  /** Games per second of wall-clock time. */
  readonly threads: number;
  readonly thinking: ThinkingFigure;
  readonly memory: MemoryFigure;
}

/** Random games on one core: medians over the rounds. */
export interface PlayoutRates {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Games per second of each round, because the machine's speed varies. */
  readonly rounds: readonly number[];
}

export interface PlayoutFigure extends PlayoutRates {
  readonly game: string;
  readonly players: number;
  /** The same games on boardgame.io, if it is installed. */
  readonly boardgameIo?: { readonly gamesPerSecond: number; readonly ratio: number };
  /** Games per second of wall-clock time, with several threads. */
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
  /** Simulated games or turns; 0 for bots that do not search. */
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

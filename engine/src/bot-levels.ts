/** The strength of a bot, from weakest to strongest. */
export const LEVELS = ['child', 'family', 'club', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * How long a bot may think: a number of rollouts (reproducible), milliseconds, or both, whichever
 * runs out first.
 */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
}

/** How a bot evaluates a move by its one-ply value. */
export interface OnePlyOptions {
  /** Noise added to each value: its standard deviation in points. */
  readonly blur: number;
  /** Considers only its own points, so it never plays a move just to harm others. */
  readonly isKind?: true;
  /** The number of random outcomes sampled per move; by default as many as matter. */
  readonly samples?: number;
  /** The share of moves that the bot ignores. */
  readonly missRate?: number;
  /** Ends no turn in which something obvious is left to do (`endsEarly`). */
  readonly isEager?: true;
}

/** How a rollout continues. */
export interface RolloutOptions {
  /** Without a rollout policy: the number of moves compared at each decision. */
  readonly rolloutChoices: number;
  /** After this number of decisions the position is evaluated instead. */
  readonly horizon: number;
  /** With a rollout policy: the maximum error of its estimates in points. */
  readonly noise?: number;
}

/** A flat Monte Carlo search. */
export interface MonteCarloOptions extends RolloutOptions {
  /** The number of moves searched, those with the best one-ply values. */
  readonly candidates: number;
  /** A lead of this many points makes winning likely (73 %). */
  readonly scale: number;
  /** The one-ply value counts as much as this many rollouts. */
  readonly prior: number;
  /** What a finished rollout is scored by: mostly the win (default), or the lead in points. */
  readonly aim?: 'win' | 'lead';
}

/** A tree search over the plans of all seats, in the game's abstraction. */
export interface PlanOptions {
  /** How many of its own decisions the tree covers before the rollout policy takes over. */
  readonly own: number;
  /** The same for a single opponent, and for each of several, who are harder to predict. */
  readonly other: number;
  readonly others: number;
  /** The share of rollouts in which an opponent follows the rollout policy from the start. */
  readonly policyShare: number;
  /** The weight of exploration against exploitation. */
  readonly exploration: number;
  /** The prior of a plan falls by a factor of e for every this many points below the best. */
  readonly temperature: number;
  /** A lead of this many points is worth 73 % of what a lead can be worth. */
  readonly scale: number;
  /** The weight of winning in the value of a rollout; the rest is the size of the lead. */
  readonly winning: number;
}

/** A search to the end of the turn, for games with long turns. */
export interface WholeTurnOptions {
  /** The number of moves searched, those with the best one-ply values. */
  readonly candidates: number;
  /** Moves whose one-ply value is this many points below the best are skipped. */
  readonly margin: number;
  /** Asks for more candidate moves in the first place. */
  readonly isThorough?: true;
  /** The number of turns played to their end. */
  readonly turns: number;
  /** The weight of the evaluation beside the value net. */
  readonly mix: number;
}

/** How a level plays a game: by one-ply values, or with one of three kinds of search. */
export interface LevelOptions extends OnePlyOptions {
  readonly search?: MonteCarloOptions & { readonly budget: Budget };
  readonly plans?: PlanOptions & { readonly budget: Budget };
  readonly wholeTurns?: WholeTurnOptions & { readonly budget: Budget };
}

/** The levels of a game, measured in tournaments (docs/bots.md). */
export type BotLevels = Readonly<Record<Level, LevelOptions>>;

/** How strong a bot is, from the mildest to the strongest. */
export const LEVELS = ['child', 'family', 'club', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * How long a bot may think: a number of rollouts, which anybody can repeat, or milliseconds, or
 * whichever is over first.
 */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
}

/** How a bot values a move without looking further than one ply. */
export interface OnePlySettings {
  /** Points by which every guess is off, one way or the other, mostly. */
  readonly blur: number;
  /** Looks at its own affairs only: what merely harms others has no charm. */
  readonly isKind?: true;
  /** The number of ways luck could go that are imagined; by default as many as matter. */
  readonly imagines?: number;
  /** The share of moves that are not noticed at all. */
  readonly overlooks?: number;
}

/** How a rollout goes on. */
export interface RolloutSettings {
  /** Without a rollout policy: how many moves are compared at each decision. */
  readonly glances: number;
  /** After this number of decisions the rest is left to the evaluation. */
  readonly horizon: number;
  /** With a rollout policy: points by which its guesses may be off. */
  readonly noise?: number;
}

/** A flat Monte Carlo search. */
export interface MonteCarloSettings extends RolloutSettings {
  /** How many of the moves with the best one-ply values are searched. */
  readonly candidates: number;
  /** A lead of this many points makes winning likely (73 %). */
  readonly scale: number;
  /** The one-ply value counts as much as this many rollouts. */
  readonly prior: number;
  /** What a rollout to the end counts for: mostly the win (by default), or the lead in points. */
  readonly aim?: 'win' | 'lead';
}

/** A tree search over the plans of all seats, in the game's abstraction. */
export interface PlanSettings {
  /** How many of one's own decisions ahead are weighed; then the rollout policy takes over. */
  readonly own: number;
  /** How many of the only opponent's, or of several opponents', who are harder to foresee. */
  readonly other: number;
  readonly others: number;
  /** The share of rollouts in which an opponent only follows the rollout policy. */
  readonly hurrying: number;
  /** How much is tried that has not been tried often, against what did well so far. */
  readonly curiosity: number;
  /** A plan that looks this many points worse is tried less (by a factor of 2.7) at first. */
  readonly softness: number;
  /** A lead of this many points is worth 73 % of what a lead can be worth. */
  readonly scale: number;
  /** How much of what counts is to be ahead at all; the rest is by how far. */
  readonly winning: number;
}

/** A search to the end of the turn, for games of long turns. */
export interface WholeTurnSettings {
  /** How many of the moves with the best one-ply values are searched. */
  readonly candidates: number;
  /** Moves whose one-ply value is this many points worse than the best are not. */
  readonly margin: number;
  /** Asks for more candidate moves in the first place. */
  readonly isThorough?: true;
  /** How many turns are played to their end. */
  readonly turns: number;
  /** What the evaluation counts beside the value net. */
  readonly mix: number;
}

/** How a level plays a game: by one-ply values, or with one of three kinds of search. */
export interface LevelSettings extends OnePlySettings {
  readonly search?: MonteCarloSettings & { readonly budget: Budget };
  readonly plans?: PlanSettings & { readonly budget: Budget };
  readonly wholeTurns?: WholeTurnSettings & { readonly budget: Budget };
}

/** The levels of a game, measured in tournaments (docs/bots.md). */
export type BotLevels = Readonly<Record<Level, LevelSettings>>;

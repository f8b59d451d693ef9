/** Who plays the matches of a piece: equal bots, or experts against family bots. */
export type Lineup = 'equal' | 'unequal';

/** One review of one match. */
export interface Piece {
  readonly lineup: Lineup;
  /** The number of the match. */
  readonly match: number;
  /** The seed of the review. */
  readonly seed: string;
  /** Its budget, in percent of the default. */
  readonly budget: number;
}

/** The number of matches for each figure. */
export interface Counts {
  /** Whether luck is unbiased: at a small budget, which changes no expectation. */
  readonly luck: number;
  /** Blocks of ten matches between experts and family bots. */
  readonly skillBlocks: number;
  /** Matches reviewed twice at the default budget. */
  readonly stability: number;
  /** Matches reviewed at ten times the budget. */
  readonly confirmation: number;
}

export const COUNTS: Counts = { luck: 400, skillBlocks: 10, stability: 40, confirmation: 20 };
export const QUICK: Counts = { luck: 4, skillBlocks: 1, stability: 2, confirmation: 1 };

/** Matches of a block. */
export const BLOCK = 10;
/** Percent of the default budget. */
export const BUDGETS = { luck: 10, skill: 25, usual: 100, ample: 1000 } as const;
export const SEEDS = { one: 'one', other: 'other' } as const;

/** All reviews that the figures need, the cheap ones first. */
export function piecesFor({ luck, skillBlocks, stability, confirmation }: Counts): Piece[] {
  const many = (count: number, piece: Omit<Piece, 'match'>) =>
    Array.from({ length: count }, (_, match): Piece => ({ ...piece, match }));
  const equal = { lineup: 'equal', seed: SEEDS.one } as const;
  return [
    ...many(stability, { ...equal, budget: BUDGETS.usual }),
    ...many(stability, { lineup: 'equal', seed: SEEDS.other, budget: BUDGETS.usual }),
    ...many(luck, { ...equal, budget: BUDGETS.luck }),
    ...many(skillBlocks * BLOCK, { lineup: 'unequal', seed: SEEDS.one, budget: BUDGETS.skill }),
    ...many(confirmation, { ...equal, budget: BUDGETS.ample }),
  ];
}

export function nameOf({ lineup, match, seed, budget }: Piece): string {
  return `${lineup} ${match} ${seed} ${budget}`;
}

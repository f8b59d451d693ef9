/** Who plays the matches of a piece: equal bots, or experts against family bots. */
export type Lineup = 'equal' | 'unequal';

/** The kinds of reviews, each for other figures. */
export type Kind = 'usual' | 'again' | 'luck' | 'skill';

/** How the reviews of a kind are made. */
interface Work {
  readonly lineup: Lineup;
  /** The seed of the review. */
  readonly seed: string;
  /** Percent of the default budget. */
  readonly budget: number;
  /** Luck and choices need no judge. */
  readonly isJudged: boolean;
  /** Whether its mistakes are judged again with ten times the budget. */
  readonly isConfirmed: boolean;
}

const equal = { lineup: 'equal', budget: 100, isJudged: true } as const;
export const WORK: Readonly<Record<Kind, Work>> = {
  usual: { ...equal, seed: 'one', isConfirmed: true },
  again: { ...equal, seed: 'other', isConfirmed: false },
  luck: { ...equal, seed: 'one', budget: 10, isJudged: false, isConfirmed: false },
  skill: { lineup: 'unequal', seed: 'one', budget: 10, isJudged: false, isConfirmed: false },
};

/** Percent of the default budget that confirms mistakes. */
export const AMPLE = 1000;

/** One review of one match. */
export interface Piece {
  readonly kind: Kind;
  /** The number of the match. */
  readonly match: number;
}

/** The number of matches for each figure. */
export interface Counts {
  /** Whether luck is unbiased: at a small budget, which changes no expectation. */
  readonly luck: number;
  /** Blocks of ten matches between experts and family bots. */
  readonly skillBlocks: number;
  /** Matches reviewed twice at the default budget. */
  readonly stability: number;
}

export const COUNTS: Counts = { luck: 400, skillBlocks: 10, stability: 25 };
export const QUICK: Counts = { luck: 4, skillBlocks: 1, stability: 2 };

/** Matches of a block. */
export const BLOCK = 10;

/**
 * All reviews that the figures need. The kinds take turns, so that an interrupted run has some of
 * each.
 */
export function piecesFor({ luck, skillBlocks, stability }: Counts): Piece[] {
  const many = (kind: Kind, count: number) =>
    Array.from({ length: count }, (_, match) => ({
      piece: { kind, match },
      at: (match + 1) / count,
    }));
  return [
    ...many('usual', stability),
    ...many('again', stability),
    ...many('luck', luck),
    ...many('skill', skillBlocks * BLOCK),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ piece }) => piece);
}

export function nameOf({ kind, match }: Piece): string {
  return `${kind} ${match}`;
}

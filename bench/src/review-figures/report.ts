import type { Grade } from '@richtfest/review';
import { BLOCK, type Kind, type Piece } from './pieces.ts';
import { MISTAKES, type PieceResult } from './review-piece.ts';

/** A stored result: one line of the ledger. */
export interface ReviewEntry {
  readonly game: string;
  readonly fingerprint: string;
  readonly piece: Piece;
  readonly result: PieceResult;
}

/** The figures of a game; a share is undefined as long as nothing is counted. */
export interface ReviewFigures {
  readonly reviews: number;
  readonly residual: number;
  /** The mean over matches of the first seat's luck between equal bots, with its standard error. */
  readonly luck: { readonly mean: number; readonly error: number; readonly matches: number };
  /** Blocks of ten matches in which experts show more skill than family bots. */
  readonly skill: Share;
  /** Matches reviewed with two seeds. */
  readonly pairs: number;
  /** Grades that are equal with another seed. */
  readonly grades: Share;
  /** Matches whose most important moment is the same with another seed. */
  readonly moments: Share;
  /** Mistakes and blunders that are still wrong at ten times the budget. */
  readonly confirmed: Share;
  /** Of them, those that are still mistakes or blunders. */
  readonly confirmedAsMistakes: Share;
  /** Mean seconds of CPU time at the default budget. */
  readonly seconds: { readonly oneCore: number; readonly twoCores: number } | undefined;
}

export interface Share {
  readonly right: number;
  readonly of: number;
}

const WRONG: readonly Grade[] = ['inaccuracy', 'mistake', 'blunder'];

export function figuresOf(entries: readonly ReviewEntry[]): ReviewFigures {
  const select = (kind: Kind) => entries.filter(({ piece }) => piece.kind === kind);
  const [usual, again, luck] = [select('usual'), select('again'), select('luck')];
  const pairs = pairsOf(usual, again);
  const confirmed = usual.flatMap(({ result }) => result.confirmed ?? []);
  return {
    reviews: entries.length,
    residual: Math.max(0, ...entries.map(({ result }) => result.residual)),
    luck: { ...meanOf(luck.map(({ result }) => result.seats[0]?.luck ?? 0)), matches: luck.length },
    skill: skillShare(select('skill')),
    pairs: pairs.length,
    grades: agreement(pairs),
    moments: shareOf(
      pairs.filter(([one]) => one.moment !== undefined).map(([a, b]) => a.moment === b.moment),
    ),
    confirmed: shareOf(confirmed.map((grade) => WRONG.includes(grade))),
    confirmedAsMistakes: shareOf(confirmed.map((grade) => MISTAKES.includes(grade))),
    seconds: secondsOf([...usual, ...again]),
  };
}

type Pair = readonly [PieceResult, PieceResult];

/** Two reviews of the same match. */
function pairsOf(some: readonly ReviewEntry[], others: readonly ReviewEntry[]): Pair[] {
  return some.flatMap(({ piece, result }): Pair[] => {
    const other = others.find((each) => each.piece.match === piece.match);
    return other === undefined ? [] : [[result, other.result]];
  });
}

/** Equal grades of all decisions that were a choice. */
function agreement(pairs: readonly Pair[]): Share {
  return shareOf(
    pairs.flatMap(([one, other]) =>
      one.grades.flatMap((grade, at) =>
        grade === 'forced' ? [] : [grade === (other.grades[at] ?? grade)],
      ),
    ),
  );
}

/** Only whole blocks count. */
function skillShare(entries: readonly ReviewEntry[]): Share {
  const blocks = Map.groupBy(entries, ({ piece }) => Math.floor(piece.match / BLOCK));
  return shareOf(
    [...blocks.values()]
      .filter(({ length }) => length === BLOCK)
      .map((block) => {
        const seats = block.flatMap(({ result }) => result.seats);
        const ownOf = (isExpert: boolean) =>
          meanOf(seats.filter((seat) => seat.isExpert === isExpert).map(({ own }) => own)).mean;
        return ownOf(true) > ownOf(false);
      }),
  );
}

function secondsOf(entries: readonly ReviewEntry[]): ReviewFigures['seconds'] {
  if (entries.length === 0) return undefined;
  const mean = (ms: (result: PieceResult) => number) =>
    meanOf(entries.map(({ result }) => ms(result) / 1000)).mean;
  return { oneCore: mean(({ oneCore }) => oneCore), twoCores: mean(({ twoCores }) => twoCores) };
}

function shareOf(outcomes: readonly boolean[]): Share {
  return { right: outcomes.filter(Boolean).length, of: outcomes.length };
}

function meanOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  if (values.length === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(spread / Math.max(1, values.length - 1) / values.length) };
}

import type { GameTypes } from '@richtfest/engine';
import type { Amount } from '../grades.ts';
import {
  type Figures,
  type Sums,
  cautiousVariancesOf,
  exactSums,
  meansOf,
  minus,
  sumsOf,
  variancesOf,
} from '../sums.ts';
import type { OpenDecision, Valuer } from '../valuing/valuer.ts';

export interface RankOptions<T extends GameTypes> {
  readonly moves: readonly T['Move'][];
  readonly players: number;
  /** The number of lines that are played, for all moves together. */
  readonly budget: number;
  /** The closest moves meet at least this many samples. */
  readonly minSamples?: number;
  readonly seed: string;
  /**
   * Drops a move that is not the closest rival. By default it must be certainly behind, after enough
   * samples to tell.
   */
  readonly isHopeless?: (rival: Rival<T['Move']>) => boolean;
  /** Ends the search early, at the given share of the budget; asked after a few samples at first. */
  readonly isEnough?: (rival: Rival<T['Move']>, share: number) => boolean;
}

/** A move and what the best one gains over it. */
export interface Rival<Move> {
  readonly move: Move;
  readonly margin: Amount;
  readonly error: Amount;
  /** The spread of the samples alone; `error` also allows for cases that none of them shows. */
  readonly sampleError: number;
}

export interface Ranking<Move> {
  /** The best move, then moves with the same result in every sample. */
  readonly best: readonly Move[];
  /** The other moves that were still compared in the end, the closest first; may be empty. */
  readonly rivals: readonly Rival<Move>[];
  /** The moves that were dropped, as far behind as they were then. */
  readonly dropped: readonly Rival<Move>[];
}

interface Candidate<Move> {
  readonly move: Move;
  /** The seat's win share and points ahead in each sample. */
  readonly results: Figures[];
}

/** Moves are compared after this many samples; then whenever the number has doubled. */
const FIRST_CHECK = 4;
/** The best of several moves sometimes loses a handful of samples in a row. */
const CERTAIN_FROM = 16;
/** With fewer samples, different moves often have the same results. */
const FIRST_END = 16;
const MIN_SAMPLES = 200;
/** A move this many standard errors behind is dropped. */
const HOPELESS = 4;
/** Exact values that differ by less are equal. */
const SAME = 1e-9;

/**
 * Ranks moves by their win shares in the same samples. Moves that are far behind are dropped, so
 * that the closest ones share most of the budget.
 */
export function rankMoves<T extends GameTypes>(
  valuer: Valuer<T>,
  decision: OpenDecision<T>,
  options: RankOptions<T>,
): Ranking<T['Move']> {
  const { moves, players, budget, minSamples = MIN_SAMPLES, seed, isEnough } = options;
  const { isHopeless } = options;
  const mayDrop = (rival: Rival<T['Move']>, samples: number) =>
    isHopeless?.(rival) ?? (samples >= CERTAIN_FROM && isCertainlyBehind(rival));
  const { seat } = decision;
  const sample = valuer.sampler(decision, moves, seed);
  let alive: Candidate<T['Move']>[] = moves.map((move) => ({ move, results: [] }));
  const dropped: Rival<T['Move']>[] = [];
  let spent = 0;
  for (let samples = 1, check = FIRST_CHECK; ; samples++) {
    const after = sample();
    for (const { move, results } of alive) {
      const figures = after(move);
      results.push([figures[seat] ?? 0, figures[players + seat] ?? 0]);
    }
    spent += alive.length;
    if (valuer.isExact || (spent >= budget && samples >= minSamples)) break;
    if (samples < check) continue;
    check *= 2;
    const { rivals } = ranked(alive, false);
    const hopeless = rivals.slice(1).filter((rival) => mayDrop(rival, samples));
    dropped.push(...hopeless);
    alive = alive.filter(({ move }) => hopeless.every((rival) => rival.move !== move));
    const [closest] = rivals;
    if (samples < Math.min(FIRST_END, minSamples)) continue;
    if (closest === undefined ? samples >= minSamples : isEnough?.(closest, spent / budget)) break;
  }
  return { ...ranked(alive, valuer.isExact), dropped };
}

function isCertainlyBehind<Move>({ margin, error }: Rival<Move>): boolean {
  return margin.shares >= HOPELESS * error.shares;
}

function ranked<Move>(
  alive: readonly Candidate<Move>[],
  isExact: boolean,
): Omit<Ranking<Move>, 'dropped'> {
  const [best, ...others] = alive.toSorted((one, other) => totalOf(other) - totalOf(one));
  if (best === undefined) throw new RangeError('there is no move to rank');
  const same: Move[] = [];
  const rivals: Rival<Move>[] = [];
  for (const { move, results } of others) {
    const differences = best.results.map((result, at) => minus(result, results[at] ?? []));
    if (differences.every((figures) => figures.every((figure) => Math.abs(figure) < SAME)))
      same.push(move);
    else
      rivals.push(rivalOf(move, isExact ? exactSums(differences[0] ?? []) : sumsOf(differences)));
  }
  return { best: [best.move, ...same], rivals: rivals.toSorted(byMargin) };
}

function totalOf({ results }: Candidate<unknown>): number {
  return results.reduce((sum, [shares = 0]) => sum + shares, 0);
}

function rivalOf<Move>(move: Move, sums: Sums): Rival<Move> {
  const [shares = 0, points = 0] = meansOf(sums);
  const [shareVariance = 0, pointVariance = 0] = cautiousVariancesOf(sums);
  return {
    move,
    margin: { shares, points },
    error: { shares: Math.sqrt(shareVariance), points: Math.sqrt(pointVariance) },
    sampleError: Math.sqrt(variancesOf(sums)[0] ?? 0),
  };
}

function byMargin<Move>(one: Rival<Move>, other: Rival<Move>): number {
  return one.margin.shares - other.margin.shares;
}

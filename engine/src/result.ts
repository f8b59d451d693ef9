import type { Seat } from './seats.ts';

/** A seat's points, and where they come from; the parts add up to the score. */
export interface Tally {
  readonly score: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** A tally with its tie-breaks, most important first; more is better. */
export interface FinalTally extends Tally {
  readonly tieBreaks: readonly number[];
}

export interface SeatResult extends FinalTally {
  /** 1 is best; tied seats share a place and the next place is skipped (1-1-3). */
  readonly place: number;
}

export interface Result {
  readonly seats: readonly SeatResult[];
}

/** A tally from its parts. */
export function tallyOf(parts: Readonly<Record<string, number>>): Tally {
  let score = 0;
  for (const part in parts) score += parts[part] ?? 0;
  return { score, parts };
}

/** Ranks by score, then by tie-breaks. */
export function rank(tallies: readonly FinalTally[]): Result {
  return {
    seats: tallies.map((tally) => ({
      score: tally.score,
      parts: tally.parts,
      tieBreaks: tally.tieBreaks,
      place: 1 + tallies.filter((other) => compareTallies(other, tally) > 0).length,
    })),
  };
}

export function winnersOf(result: Result): Seat[] {
  return result.seats.flatMap((seat, at) => (seat.place === 1 ? [at] : []));
}

/** Each seat's share of the win: 1 for a single winner, 1/n for each of n tied winners, else 0. */
export function winShares({ seats }: Result): number[] {
  const winners = seats.filter(({ place }) => place === 1).length;
  return seats.map(({ place }) => (place === 1 ? 1 / winners : 0));
}

/** The expected end of a game, by seat. */
export interface ExpectedResult {
  /** Shares of the win, which add up to 1. */
  readonly shares: readonly number[];
  /** Points ahead of the best other seat. */
  readonly points: readonly number[];
}

/** Each seat's points ahead of the best other seat; negative if behind. */
export function pointsAhead(seats: readonly Pick<Tally, 'score'>[]): number[] {
  return seats.map(({ score }, seat) => {
    let best = -Infinity;
    for (let other = 0; other < seats.length; other++) {
      if (other !== seat) best = Math.max(best, seats[other]?.score ?? 0);
    }
    return best === -Infinity ? score : score - best;
  });
}

/** Seats with equal points. */
export interface Tie {
  readonly score: number;
  readonly seats: readonly Seat[];
  /** The first tie-break that separates them, with values in seat order; undefined if none does. */
  readonly deciding: { readonly key: number; readonly values: readonly number[] } | undefined;
}

/** All ties, highest points first. */
export function tiesOf({ seats }: Result): Tie[] {
  const scores = [...new Set(seats.map(({ score }) => score))].sort((a, b) => b - a);
  return scores.flatMap((score) => {
    const level = seats.flatMap((seat, at) => (seat.score === score ? [at] : []));
    if (level.length < 2) return [];
    const keys = level.map((seat) => seats[seat]?.tieBreaks ?? []);
    const key = (keys[0] ?? []).findIndex((value, at) => keys.some((other) => other[at] !== value));
    const values = keys.map((each) => each[key] ?? 0);
    return [{ score, seats: level, deciding: key < 0 ? undefined : { key, values } }];
  });
}

function compareTallies(a: FinalTally, b: FinalTally): number {
  if (a.score !== b.score) return a.score - b.score;
  for (let key = 0; key < a.tieBreaks.length; key++) {
    const difference = (a.tieBreaks[key] ?? 0) - (b.tieBreaks[key] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

import { type FinalTally, type Result, type Tally, rank, tallyOf } from '@richtfest/engine';
import { type Edition, NEWEST } from './edition.ts';
import type { TreehouseDealer } from './events.ts';
import { type Player, type State, playerAt } from './state.ts';
import { COLOURS, NONE } from './words.ts';

export type Part = 'round1' | 'round2' | 'round3' | 'most';

/** What a seat's points are counted from. */
export interface Estate {
  /** The number of rooms by colour. */
  readonly counts: readonly number[];
  /** By round. */
  readonly points: readonly number[];
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function pointsOf({ points }: { readonly points: readonly number[] }): number {
  let sum = 0;
  for (let round = 0; round < points.length; round++) sum += points[round] as number;
  return sum;
}

/** The points of one room of a colour in this scoring (BT-12, BT-15). */
function factorOf({ claims, players, options }: State, colour: number): number {
  const claimant = claims[colour] as number;
  if (options.young) return claimant === NONE ? 0 : 1;
  return claimant === NONE ? 1 : (players[claimant] as Player).bonus;
}

/** BT-12: every seat scores its whole tree. */
export function scoreRound(state: State, dealer: TreehouseDealer): void {
  const { players, round } = state;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const factor = factorOf(state, colour);
    for (let seat = 0; seat < players.length; seat++) {
      const { groups, points } = playerAt(state, seat);
      const worth = factor * countBits(groups[colour] as number);
      points[round - 1] = (points[round - 1] as number) + worth;
    }
  }
  if (dealer.report === undefined) return;
  const points = players.map(({ groups }) =>
    groups.map((group, colour) => countBits(group) * factorOf(state, colour)),
  );
  dealer.report({ type: 'round-scored', round, points, totals: players.map(pointsOf) });
}

/** BT-13: the seat with strictly most rooms of a colour; `NONE` with a tie or without rooms. */
export function mostOf(estates: readonly Estate[], colour: number): number {
  let most = 0;
  let holder = NONE;
  for (let seat = 0; seat < estates.length; seat++) {
    const count = estates[seat]?.counts[colour] as number;
    if (count === most) holder = NONE;
    if (count <= most) continue;
    most = count;
    holder = seat;
  }
  return holder;
}

/** BT-13, BT-14: points with majorities, and the largest colours, which break ties. */
export function tally(estates: readonly Estate[], { tieColours }: Edition): FinalTally[] {
  const most = estates.map(() => 0);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const holder = mostOf(estates, colour);
    const count = estates[holder]?.counts[colour];
    if (count !== undefined) most[holder] = (most[holder] as number) + count;
  }
  return estates.map(({ counts, points }, seat) => {
    const [round1, round2, round3] = points as readonly [number, number, number];
    const parts = { round1, round2, round3, most: most[seat] as number };
    const { score } = tallyOf(parts);
    return { score, parts, tieBreaks: largest(counts, tieColours) };
  });
}

function largest(counts: readonly number[], colours: number): number[] {
  return counts.toSorted((a, b) => b - a).slice(0, colours);
}

export function reportMajorities(state: State, { report }: TreehouseDealer): void {
  if (report === undefined) return;
  const estates = estatesOf(state);
  COLOURS.forEach((colour, number) => {
    const counts = estates.map((estate) => estate.counts[number] ?? 0);
    const points = Math.max(...counts);
    const seats = counts.flatMap((count, seat) => (count === points ? [seat] : []));
    const [seat] = seats;
    if (points === 0 || seat === undefined) return;
    if (seats.length > 1) report({ type: 'majority-tied', colour, seats });
    else report({ type: 'majority-won', colour, seat, points });
  });
}

export function estatesOf({ players }: Pick<State, 'players'>): Estate[] {
  return players.map(({ groups, points }) => ({ counts: groups.map(countBits), points }));
}

/** The score if the game ended now, all of it public. */
export function standing(state: State): Tally[] {
  return tally(estatesOf(state), NEWEST).map(({ score, parts }) => ({ score, parts }));
}

/** BT-14 */
export function resultUnder(edition: Edition): (state: State) => Result | undefined {
  return (state) => (state.phase === 'over' ? rank(tally(estatesOf(state), edition)) : undefined);
}

import { type FinalTally, type Result, type Tally, rank, tallyOf } from '@richtfest/engine';
import { type State, isFinished } from './state.ts';
import { type House, VALUE } from './words.ts';

/** What a seat's points are counted from. */
export interface Estate {
  /** Finished or not; a house without a roof scores nothing (LP-16). */
  readonly houses: readonly House[];
  /** LP-13: material cards won. */
  readonly cards: number;
}

export type Part = 'tiles' | 'pots' | 'houses' | 'cards' | 'potsCard' | 'housesCard' | 'heightCard';

export const MATERIAL_CARD = 2;
const CONTEST_CARD = 3;

/** Counts over a seat's finished houses. */
interface Counts {
  readonly tiles: number;
  readonly pots: number;
  readonly houses: number;
  readonly height: number;
}

export function tally(estates: readonly Estate[], experienced: boolean): FinalTally[] {
  const counts = estates.map(count);
  return counts.map((own, seat) => {
    const { score, parts } = experienced
      ? experiencedTally(own, counts, estates[seat]?.cards ?? 0)
      : baseTally(own);
    return { score, parts, tieBreaks: [own.houses] };
  });
}

/** LP-16 */
function baseTally({ tiles, pots, houses }: Counts): Tally {
  return tallyOf({ tiles, pots, houses });
}

/** LP-17 */
function experiencedTally(own: Counts, all: readonly Counts[], cards: number): Tally {
  const contest = (key: keyof Counts) => (isSoleMost(own, all, key) ? CONTEST_CARD : 0);
  return tallyOf({
    tiles: own.tiles,
    cards: cards * MATERIAL_CARD,
    potsCard: contest('pots'),
    housesCard: contest('houses'),
    heightCard: contest('height'),
  });
}

/** LP-17: more than every other seat; nobody if tied, even at 0. */
function isSoleMost(own: Counts, all: readonly Counts[], key: keyof Counts): boolean {
  return all.every((other) => other === own || other[key] < own[key]);
}

function count({ houses }: Estate): Counts {
  let tiles = 0;
  let pots = 0;
  let finished = 0;
  let height = 0;
  for (const house of houses) {
    if (!isFinished(house)) continue;
    finished++;
    height = Math.max(height, house.length);
    for (const tile of house) {
      tiles += VALUE[tile.material];
      pots += tile.pots;
    }
  }
  return { tiles, pots, houses: finished, height };
}

export function estatesOf(state: State): Estate[] {
  return state.players.map(({ houses }, seat) => ({
    houses,
    cards: state.materialCards.filter((holder) => holder === seat).length,
  }));
}

/** The score if the game ended now. */
export function standing(state: State): Tally[] {
  return tally(estatesOf(state), state.options.experienced).map(({ score, parts }) => ({
    score,
    parts,
  }));
}

/** LP-18 */
export function result(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  return rank(tally(estatesOf(state), state.options.experienced));
}

import { type Dealer, FastChance, type Game, type GameTypes, type Random } from '@richtfest/engine';
import { BranchingChance } from './branching-chance.ts';

/** Up to so many ways chance can go are all looked at; of more, so many are sampled. */
const EXACT_WAYS = 600;
const SAMPLES = 32;

/** Luck that is the same for every move that is compared: differences come from the moves. */
export function commonLuck(random: Random): FastChance[] {
  return Array.from(
    { length: SAMPLES },
    () => new FastChance(Uint32Array.of(random.word(), random.word())),
  );
}

export interface Prospect<T extends GameTypes> {
  readonly game: Game<T>;
  readonly state: T['State'];
  readonly seat: number;
  readonly luck: readonly FastChance[];
}

/** The mean evaluation of the positions a move leads to: exact where chance is small. */
export function expectedValue<T extends GameTypes>(prospect: Prospect<T>, move: T['Move']): number {
  const { game, state, seat, luck } = prospect;
  const valueWith = (chance: Dealer['chance']): number => {
    const next = game.clone(state);
    game.play(next, seat, move, { chance, report: undefined });
    return game.evaluate(next, seat);
  };
  const exact = exactMean(valueWith);
  if (exact !== undefined) return exact;
  return luck.reduce((sum, chance) => sum + valueWith(chance), 0) / luck.length;
}

/** The mean over every way chance can go; undefined if there are too many. */
function exactMean(valueWith: (chance: BranchingChance) => number): number | undefined {
  const chance = new BranchingChance();
  let mean = 0;
  let ways = 0;
  do {
    const value = valueWith(chance);
    mean += value * chance.probability;
    // The first way tells how broad the tree is at least; a way that goes on and on is found late.
    if (ways++ > EXACT_WAYS || chance.breadth > EXACT_WAYS) return undefined;
  } while (chance.advance());
  return mean;
}

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
export function expectedValue<T extends GameTypes>(
  prospect: Prospect<T>,
  move: T['Move'],
): number {
  const { game, state, seat, luck } = prospect;
  const valueWith = (chance: Dealer['chance']): number => {
    const next = game.clone(state);
    game.play(next, seat, move, { chance, report: undefined });
    return game.evaluate(next, seat);
  };
  const branching = new BranchingChance();
  const first = valueWith(branching);
  if (branching.breadth > EXACT_WAYS) {
    return luck.reduce((sum, chance) => sum + valueWith(chance), 0) / luck.length;
  }
  let sum = first * branching.probability;
  while (branching.advance()) {
    const value = valueWith(branching);
    sum += value * branching.probability;
  }
  return sum;
}

import {
  type Chance,
  FastChance,
  type Game,
  type GameTypes,
  type OnePlyOutcomes,
  type Random,
} from '@richtfest/engine';
import { BranchingChance } from './branching-chance.ts';

/** Up to this many outcomes are enumerated; further draws are sampled. */
const MAX_EXACT_OUTCOMES = 600;
/** The minimum number of evaluated positions if draws are sampled. */
const SAMPLES = 32;
/** With more outcomes than this, a few samples first show whether chance matters at all. */
const FEW_OUTCOMES = 64;
const PROBES = 8;

/** Common random numbers for all compared moves, so differences come from the moves. */
export function commonChances(random: Random): readonly FastChance[] {
  return Array.from(
    { length: SAMPLES },
    () => new FastChance(Uint32Array.of(random.word(), random.word())),
  );
}

export interface OnePly<T extends GameTypes> {
  readonly game: Game<T>;
  readonly state: T['State'];
  readonly seat: number;
  readonly chances: readonly FastChance[];
  /** The value of a position for a seat; by default the game's evaluation. */
  readonly worth?: (state: T['State'], seat: number) => number;
  /** The game's shortcut for evaluating moves, if it has one. */
  readonly outcomes?: OnePlyOutcomes<T['Move']> | undefined;
}

/** The one-ply value of a move, exact if there are few outcomes. */
export function expectedValue<T extends GameTypes>(ply: OnePly<T>, move: T['Move']): number {
  const { game, state, seat, chances } = ply;
  const { worth = (next: T['State'], own: number) => game.evaluate(next, own) } = ply;
  const played = (chance: Chance): number => {
    const next = game.clone(state);
    game.play(next, seat, move, { chance, report: undefined });
    return worth(next, seat);
  };
  const valueWith = ply.outcomes?.of(move) ?? played;
  const [firstChance] = chances;
  if (firstChance === undefined) throw new RangeError('an expectation needs at least one chance');
  const scout = new BranchingChance(MAX_EXACT_OUTCOMES, firstChance);
  const first = valueWith(scout);
  if (scout.breadth === 1 && !scout.hasSampled) return first;
  if (scout.breadth > FEW_OUTCOMES) {
    const isSame = chances.slice(0, PROBES).every((chance) => valueWith(chance) === first);
    if (isSame) return first;
  }
  return meanOfOutcomes(valueWith, chances);
}

/** The mean over all outcomes; sampled draws are averaged over several chances. */
function meanOfOutcomes(valueWith: (chance: Chance) => number, chances: readonly Chance[]): number {
  let sum = 0;
  let rounds = 0;
  let evaluations = 0;
  for (const sampled of chances) {
    const chance = new BranchingChance(MAX_EXACT_OUTCOMES, sampled);
    do {
      const value = valueWith(chance);
      sum += value * chance.probability;
      evaluations++;
    } while (chance.advance());
    rounds++;
    if (!chance.hasSampled || evaluations >= SAMPLES) break;
  }
  return sum / rounds;
}

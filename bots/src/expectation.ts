import {
  type Chance,
  FastChance,
  type Game,
  type GameTypes,
  type OnePlyOutcomes,
  type Random,
} from '@richtfest/engine';
import { BranchingChance } from './branching-chance.ts';

/** Up to so many ways chance can go are all looked at; what comes after them is sampled. */
const EXACT_WAYS = 600;
/** So many positions are looked at, at least, where something was sampled. */
const SAMPLES = 32;
/** With more ways than that, a few samples first show whether chance matters at all. */
const FEW_WAYS = 64;
const PROBES = 8;

/** Luck that is the same for every move that is compared: differences come from the moves. */
export function commonLuck(random: Random): readonly FastChance[] {
  return Array.from(
    { length: SAMPLES },
    () => new FastChance(Uint32Array.of(random.word(), random.word())),
  );
}

export interface OnePly<T extends GameTypes> {
  readonly game: Game<T>;
  readonly state: T['State'];
  readonly seat: number;
  readonly luck: readonly FastChance[];
  /** What a position is worth to who looks; by default the game's own evaluation. */
  readonly worth?: (state: T['State'], seat: number) => number;
  /** The game's faster way to value what a move leads to, where it has one. */
  readonly outcomes?: OnePlyOutcomes<T['Move']> | undefined;
}

/** The mean evaluation of the positions a move leads to: exact where chance is small. */
export function expectedValue<T extends GameTypes>(ply: OnePly<T>, move: T['Move']): number {
  const { game, state, seat, luck } = ply;
  const { worth = (next: T['State'], own: number) => game.evaluate(next, own) } = ply;
  const played = (chance: Chance): number => {
    const next = game.clone(state);
    game.play(next, seat, move, { chance, report: undefined });
    return worth(next, seat);
  };
  const valueWith = ply.outcomes?.of(move) ?? played;
  const [firstLuck] = luck;
  if (firstLuck === undefined) throw new RangeError('an expectation needs some luck');
  const scout = new BranchingChance(EXACT_WAYS, firstLuck);
  const first = valueWith(scout);
  if (scout.breadth === 1 && !scout.hasSampled) return first;
  if (scout.breadth > FEW_WAYS) {
    const isSame = luck.slice(0, PROBES).every((chance) => valueWith(chance) === first);
    if (isSame) return first;
  }
  return meanOfWays(valueWith, luck);
}

/** The mean over the ways chance can go; sampled parts are tried with several kinds of luck. */
function meanOfWays(valueWith: (chance: Chance) => number, luck: readonly Chance[]): number {
  let sum = 0;
  let rounds = 0;
  let looks = 0;
  for (const sampled of luck) {
    const chance = new BranchingChance(EXACT_WAYS, sampled);
    do {
      const value = valueWith(chance);
      sum += value * chance.probability;
      looks++;
    } while (chance.advance());
    rounds++;
    if (!chance.hasSampled || looks >= SAMPLES) break;
  }
  return sum / rounds;
}

import type { State } from '../state.ts';
import { WOLVES_THAT_COME } from '../turn.ts';
import { DICE_COUNT, FACES, MAX_ROLLS } from '../words.ts';
import type { Plan } from './plans.ts';

/** A die either shows a face or is yet to be thrown. */
const THROWN = FACES.length;
const SYMBOLS = FACES.length + 1;
const WOLF = FACES.indexOf('wolf');
/** A lie of all dice is a number with a digit for each. */
const LIES = SYMBOLS ** DICE_COUNT;
const PLACE = Array.from({ length: DICE_COUNT }, (_, die) => SYMBOLS ** die);

/** Digits of every lie, die after die. */
const DIGITS = Uint8Array.from({ length: LIES * DICE_COUNT }, (_, at) => {
  const lie = Math.floor(at / DICE_COUNT);
  return Math.floor(lie / (PLACE[at % DICE_COUNT] ?? 1)) % SYMBOLS;
});

const digit = (lie: number, die: number) => DIGITS[lie * DICE_COUNT + die] ?? 0;

/** Lies in which every die shows something. */
const SETTLED = Array.from({ length: LIES }, (_, lie) => lie).filter(
  (lie) => count(lie, THROWN) === 0,
);

/** By settled lie: what it becomes when dice without a wolf are picked up, in every way. */
const PICKED_UP = SETTLED.map((lie) =>
  count(lie, WOLF) >= WOLVES_THAT_COME ? new Uint16Array() : Uint16Array.from(pickedUp(lie)),
);

/** The ways a turn can end, and what they are worth. */
interface Ends {
  readonly plans: readonly Plan[];
  /** The wolf comes. */
  readonly wolf: number;
  /** There is nothing to build. */
  readonly nothing: number;
}

/** What stopping, and what throwing some of the dice, is worth: exact over all that may come. */
export class RollValues {
  readonly #stop: Float64Array;
  /** By rolls left, less one: the worth of every lie, dice to be thrown included. */
  readonly #throws: Float64Array[] = [];

  constructor(state: State, ends: Ends) {
    this.#stop = stopValues(ends);
    let settled = this.#stop;
    for (let left = 1; left < MAX_ROLLS; left++) {
      const thrown = expected(settled, state);
      this.#throws.push(thrown);
      settled = best(this.#stop, thrown);
    }
  }

  ofStop(state: State): number {
    return this.#stop[lieOf(state)] ?? 0;
  }

  ofRoll(state: State, dice: readonly number[]): number {
    let lie = lieOf(state);
    for (const die of dice) lie += (THROWN - digit(lie, die)) * (PLACE[die] ?? 0);
    return this.#throws[MAX_ROLLS - state.rolls - 1]?.[lie] ?? 0;
  }
}

function lieOf({ dice }: State): number {
  return dice.reduce((lie, face, die) => lie + FACES.indexOf(face) * (PLACE[die] ?? 0), 0);
}

/** The best plan that can be paid with the symbols of each lie. */
function stopValues({ plans, wolf, nothing }: Ends): Float64Array {
  const values = new Float64Array(LIES);
  const known = new Map<number, number>();
  for (const lie of SETTLED) {
    const [doors, windows, roofs, wolves] = FACES.map((_, face) => count(lie, face));
    if ((wolves ?? 0) >= WOLVES_THAT_COME) {
      values[lie] = wolf;
      continue;
    }
    const have = [doors ?? 0, windows ?? 0, roofs ?? 0];
    const key = have.reduce((sum, symbols) => sum * SYMBOLS * 2 + symbols, 0);
    const value = known.get(key) ?? bestPlan(plans, have) ?? nothing;
    known.set(key, value);
    values[lie] = value;
  }
  return values;
}

/** LP-9: undefined where nothing can be built. */
function bestPlan(plans: readonly Plan[], have: readonly number[]): number | undefined {
  let found: number | undefined;
  for (const { cost, value } of plans) {
    if (found !== undefined && value <= found) continue;
    if (cost.every((symbols, kind) => symbols <= (have[kind] ?? 0))) found = value;
  }
  return found;
}

/** Fills in the lies with dice to be thrown: the mean over their faces, one die after the other. */
function expected(settled: Float64Array, { options }: State): Float64Array {
  const values = settled.slice();
  for (let die = 0; die < DICE_COUNT; die++) {
    const faces = (options.dice[die] ?? []).map((face) => FACES.indexOf(face));
    const place = PLACE[die] ?? 0;
    for (let lie = 0; lie < LIES; lie++) {
      if (digit(lie, die) !== THROWN || isThrownAfter(lie, die)) continue;
      let sum = 0;
      for (const face of faces) sum += values[lie - (THROWN - face) * place] ?? 0;
      values[lie] = sum / faces.length;
    }
  }
  return values;
}

function isThrownAfter(lie: number, die: number): boolean {
  for (let later = die + 1; later < DICE_COUNT; later++) {
    if (digit(lie, later) === THROWN) return true;
  }
  return false;
}

/** Of every settled lie: stopping, or the best set of dice to throw once more. */
function best(stop: Float64Array, thrown: Float64Array): Float64Array {
  const values = stop.slice();
  SETTLED.forEach((lie, at) => {
    for (const next of PICKED_UP[at] ?? []) {
      values[lie] = Math.max(values[lie] ?? 0, thrown[next] ?? 0);
    }
  });
  return values;
}

function pickedUp(lie: number): number[] {
  const lies: number[] = [];
  for (let set = 1; set < 1 << DICE_COUNT; set++) {
    let next = lie;
    for (let die = 0; die < DICE_COUNT; die++) {
      if ((set & (1 << die)) === 0) continue;
      // LP-6: a wolf stays where it is; sets with one lead nowhere new.
      if (digit(lie, die) !== WOLF) next += (THROWN - digit(lie, die)) * (PLACE[die] ?? 0);
    }
    if (next !== lie) lies.push(next);
  }
  return lies;
}

function count(lie: number, symbol: number): number {
  let found = 0;
  for (let die = 0; die < DICE_COUNT; die++) if (digit(lie, die) === symbol) found++;
  return found;
}

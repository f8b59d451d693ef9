import type { State } from '../state.ts';
import { WOLVES_THAT_COME } from '../turn.ts';
import { DICE_COUNT, FACES, MAX_ROLLS } from '../words.ts';
import type { Plan } from './plans.ts';

/** The digit of a die that is yet to be rolled; other digits are faces. */
const TO_ROLL = FACES.length;
const SYMBOLS = FACES.length + 1;
const WOLF = FACES.indexOf('wolf');
/** A code is a number with one digit per die. */
const CODES = SYMBOLS ** DICE_COUNT;
const PLACE = Array.from({ length: DICE_COUNT }, (_, die) => SYMBOLS ** die);

/** The digits of every code, die by die. */
const DIGITS = Uint8Array.from({ length: CODES * DICE_COUNT }, (_, at) => {
  const code = Math.floor(at / DICE_COUNT);
  return Math.floor(code / (PLACE[at % DICE_COUNT] ?? 1)) % SYMBOLS;
});

const digit = (code: number, die: number) => DIGITS[code * DICE_COUNT + die] ?? 0;

/** Codes in which every die shows a face. */
const COMPLETE = Array.from({ length: CODES }, (_, code) => code).filter(
  (code) => count(code, TO_ROLL) === 0,
);

/** By complete code: the codes after picking up each set of dice without a wolf. */
const AFTER_PICKUP = COMPLETE.map((code) =>
  count(code, WOLF) >= WOLVES_THAT_COME ? new Uint16Array() : Uint16Array.from(pickedUp(code)),
);

/** The ways a turn can end, with the values of the two that build nothing. */
interface TurnEnds {
  readonly plans: readonly Plan[];
  /** The wolf comes. */
  readonly wolf: number;
  /** There is nothing to build. */
  readonly nothing: number;
}

/** How a turn ends with certain dice. */
export type TurnEnd = Plan | 'wolf' | 'nothing';

/** By complete code: the code to throw next; the code itself to stop. */
type Choices = Uint16Array;

/** Exact values of stopping and of rolling any set of dice. */
export class RollValues {
  readonly #state: State;
  /** How the turn ends, by complete code. */
  readonly #ends: readonly (TurnEnd | undefined)[];
  readonly #stop: Float64Array;
  /** By rolls left minus one: the value of every code, including those with dice to roll. */
  readonly #throws: Float64Array[] = [];
  /** By rolls left minus one: the value of every complete code if it is played on well. */
  readonly #bests: Float64Array[] = [];
  /** By rolls left minus one: the best choice before these rolls. */
  readonly #choices: Choices[] = [];

  constructor(state: State, ends: TurnEnds) {
    this.#state = state;
    this.#ends = endsByCode(ends.plans);
    this.#stop = stopValues(this.#ends, (end) => (typeof end === 'string' ? ends[end] : end.value));
    let complete = this.#stop;
    for (let left = 1; left < MAX_ROLLS; left++) {
      const thrown = expected(complete, state);
      const choices = bestChoices(this.#stop, thrown);
      this.#throws.push(thrown);
      this.#choices.push(choices);
      complete = chosenValues(choices, this.#stop, thrown);
      this.#bests.push(complete);
    }
  }

  ofStop(state: State): number {
    return this.#stop[codeOf(state)] ?? 0;
  }

  /** The better of stopping and of the best roll. */
  ofBest(state: State): number {
    return this.#bests[MAX_ROLLS - state.rolls - 1]?.[codeOf(state)] ?? this.ofStop(state);
  }

  ofRoll(state: State, dice: readonly number[]): number {
    return this.#throws[rollsLeft(state) - 1]?.[thrownCode(state, dice)] ?? 0;
  }

  /** How the turn ends if the seat stops. */
  endOfStop(state: State): TurnEnd {
    return this.#ends[codeOf(state)] ?? 'nothing';
  }

  /** The mean of another measure over the ends of the turn, played just as well, after a roll. */
  meanOfRoll(state: State, dice: readonly number[], measure: (end: TurnEnd) => number): number {
    const stop = stopValues(this.#ends, measure);
    let thrown = expected(stop, this.#state);
    for (let left = 1; left < rollsLeft(state); left++) {
      const choices = this.#choices[left - 1] as Choices;
      thrown = expected(chosenValues(choices, stop, thrown), this.#state);
    }
    return thrown[thrownCode(state, dice)] ?? 0;
  }
}

function rollsLeft({ rolls }: State): number {
  return MAX_ROLLS - rolls;
}

/** The code after picking up these dice. */
function thrownCode(state: State, dice: readonly number[]): number {
  let code = codeOf(state);
  for (const die of dice) code += (TO_ROLL - digit(code, die)) * (PLACE[die] ?? 0);
  return code;
}

function codeOf({ dice }: State): number {
  return dice.reduce((code, face, die) => code + FACES.indexOf(face) * (PLACE[die] ?? 0), 0);
}

/** The best affordable plan for each code. */
function endsByCode(plans: readonly Plan[]): (TurnEnd | undefined)[] {
  const ends: (TurnEnd | undefined)[] = Array.from({ length: CODES });
  const known = new Map<number, TurnEnd>();
  for (const code of COMPLETE) {
    const [doors, windows, roofs, wolves] = FACES.map((_, face) => count(code, face));
    if ((wolves ?? 0) >= WOLVES_THAT_COME) {
      ends[code] = 'wolf';
      continue;
    }
    const have = [doors ?? 0, windows ?? 0, roofs ?? 0];
    const key = have.reduce((sum, symbols) => sum * SYMBOLS * 2 + symbols, 0);
    const end = known.get(key) ?? bestPlan(plans, have) ?? 'nothing';
    known.set(key, end);
    ends[code] = end;
  }
  return ends;
}

function stopValues(
  ends: readonly (TurnEnd | undefined)[],
  valueOf: (end: TurnEnd) => number,
): Float64Array {
  const values = new Float64Array(CODES);
  const known = new Map<TurnEnd, number>();
  for (const code of COMPLETE) {
    const end = ends[code] ?? 'nothing';
    const value = known.get(end) ?? valueOf(end);
    known.set(end, value);
    values[code] = value;
  }
  return values;
}

/** LP-9: undefined if nothing can be built. */
function bestPlan(plans: readonly Plan[], have: readonly number[]): Plan | undefined {
  let found: Plan | undefined;
  for (const plan of plans) {
    if (found !== undefined && plan.value <= found.value) continue;
    if (plan.cost.every((symbols, kind) => symbols <= (have[kind] ?? 0))) found = plan;
  }
  return found;
}

/** Fills in the codes with dice to roll: the mean over their faces, die by die. */
function expected(complete: Float64Array, { options }: State): Float64Array {
  const values = complete.slice();
  for (let die = 0; die < DICE_COUNT; die++) {
    const faces = (options.dice[die] ?? []).map((face) => FACES.indexOf(face));
    const place = PLACE[die] ?? 0;
    for (let code = 0; code < CODES; code++) {
      if (digit(code, die) !== TO_ROLL || hasLaterToRoll(code, die)) continue;
      let sum = 0;
      for (const face of faces) sum += values[code - (TO_ROLL - face) * place] ?? 0;
      values[code] = sum / faces.length;
    }
  }
  return values;
}

function hasLaterToRoll(code: number, die: number): boolean {
  for (let later = die + 1; later < DICE_COUNT; later++) {
    if (digit(code, later) === TO_ROLL) return true;
  }
  return false;
}

/** For every complete code: whether to stop or which dice to roll again. */
function bestChoices(stop: Float64Array, thrown: Float64Array): Choices {
  const choices = new Uint16Array(CODES);
  COMPLETE.forEach((code, at) => {
    let choice = code;
    let most = stop[code] ?? 0;
    for (const next of AFTER_PICKUP[at] ?? []) {
      const value = thrown[next] ?? 0;
      if (value <= most) continue;
      most = value;
      choice = next;
    }
    choices[code] = choice;
  });
  return choices;
}

function chosenValues(choices: Choices, stop: Float64Array, thrown: Float64Array): Float64Array {
  const values = stop.slice();
  for (const code of COMPLETE) {
    const choice = choices[code] ?? code;
    if (choice !== code) values[code] = thrown[choice] ?? 0;
  }
  return values;
}

function pickedUp(code: number): number[] {
  const codes: number[] = [];
  for (let set = 1; set < 1 << DICE_COUNT; set++) {
    let next = code;
    for (let die = 0; die < DICE_COUNT; die++) {
      if ((set & (1 << die)) === 0) continue;
      // LP-6: a wolf is locked, so sets that include one are duplicates.
      if (digit(code, die) !== WOLF) next += (TO_ROLL - digit(code, die)) * (PLACE[die] ?? 0);
    }
    if (next !== code) codes.push(next);
  }
  return codes;
}

function count(code: number, symbol: number): number {
  let found = 0;
  for (let die = 0; die < DICE_COUNT; die++) if (digit(code, die) === symbol) found++;
  return found;
}

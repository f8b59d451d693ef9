import { WOLVES_THAT_COME } from './turn.ts';
import type { View } from './view.ts';
import { type Face, KINDS, type Kind } from './words.ts';

/** The probabilities of a roll of some of the dice. */
export interface RollChances {
  /** LP-7: two or more wolves, including those already showing. */
  readonly wolf: number;
  /** By kind, then by number: at least this many equal symbols without the wolf coming. */
  readonly symbols: Readonly<Record<Kind, readonly number[]>>;
}

type Counts = Record<Face, number>;

/** Exact probabilities from the faces of this table's dice (LP-3). */
export function rollChances(
  { dice, options }: Pick<View, 'dice' | 'options'>,
  thrown: readonly number[],
): RollChances {
  const counts: Counts = { door: 0, window: 0, roof: 0, wolf: 0 };
  dice.forEach((face, die) => {
    if (!thrown.includes(die)) counts[face]++;
  });
  const found = {
    wolf: 0,
    symbols: Object.fromEntries(
      KINDS.map((kind) => [kind, Array.from({ length: dice.length + 1 }, () => 0)]),
    ) as Record<Kind, number[]>,
  };
  throwRest({ faces: thrown.map((die) => options.dice[die] ?? []), counts, found }, 0, 1);
  return found;
}

interface Throw {
  /** The faces of the rolled dice. */
  readonly faces: readonly (readonly Face[])[];
  readonly counts: Counts;
  readonly found: { wolf: number; readonly symbols: Record<Kind, number[]> };
}

/** Enumerates the dice from `at` on; `weight` is the probability of the dice before. */
function throwRest(roll: Throw, at: number, weight: number): void {
  const { faces, counts, found } = roll;
  const die = faces[at];
  if (die === undefined) {
    if (counts.wolf >= WOLVES_THAT_COME) found.wolf += weight;
    else for (const kind of KINDS) note(found.symbols[kind], counts[kind], weight);
    return;
  }
  for (const face of new Set(die)) {
    const share = die.filter((other) => other === face).length / die.length;
    counts[face]++;
    throwRest(roll, at + 1, weight * share);
    counts[face]--;
  }
}

function note(atLeast: number[], count: number, weight: number): void {
  for (let number = 0; number <= count; number++) {
    atLeast[number] = (atLeast[number] ?? 0) + weight;
  }
}

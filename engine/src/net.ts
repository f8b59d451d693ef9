import { exactExp } from './exact-math.ts';

/**
 * A small neural network trained on many games to predict the winner. It maps a seat's features to
 * one number: a linear term plus a layer of hidden ReLU units. A seat with a higher number wins
 * more often.
 */
export interface Net {
  readonly linear: ArrayLike<number>;
  /** One row of weights for each hidden unit. */
  readonly hidden: readonly ArrayLike<number>[];
  readonly bias: ArrayLike<number>;
  readonly out: ArrayLike<number>;
}

/** The strength of a seat with these features, as log odds of winning. */
export function strengthOf(
  { linear, hidden, bias, out }: Net,
  features: ArrayLike<number>,
): number {
  let sum = dot(linear, features);
  for (let unit = 0; unit < hidden.length; unit++) {
    // `activityOf` inlined: searches spend their time here.
    const active = (bias[unit] as number) + dot(hidden[unit] as ArrayLike<number>, features);
    if (active > 0) sum += active * (out[unit] as number);
  }
  return sum;
}

/** The activation of a hidden unit (ReLU). */
export function activityOf(
  { hidden, bias }: Net,
  unit: number,
  features: ArrayLike<number>,
): number {
  return (bias[unit] as number) + dot(hidden[unit] as ArrayLike<number>, features);
}

/** The win probability of each seat from the features of all seats. */
export function winChances(net: Net, seats: readonly ArrayLike<number>[]): number[] {
  const chances = seats.map((features) => strengthOf(net, features));
  const most = Math.max(...chances);
  let sum = 0;
  for (let seat = 0; seat < chances.length; seat++) {
    const odds = exactExp((chances[seat] as number) - most);
    chances[seat] = odds;
    sum += odds;
  }
  for (let seat = 0; seat < chances.length; seat++) chances[seat] = (chances[seat] as number) / sum;
  return chances;
}

function dot(weights: ArrayLike<number>, features: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) {
    sum += (weights[at] as number) * (features[at] as number);
  }
  return sum;
}

/**
 * A small net that has learned from many games who wins. Of what can be said of a seat (its
 * features) it makes one number: a sum of them all, and of what some sums of them have above
 * nothing. A seat with a higher number wins more often.
 */
export interface Net {
  readonly linear: ArrayLike<number>;
  /** One row of weights for each hidden unit. */
  readonly hidden: readonly ArrayLike<number>[];
  readonly bias: ArrayLike<number>;
  readonly out: ArrayLike<number>;
}

/** How strong a seat with these features is: the odds that it wins, as a logarithm. */
export function strengthOf(
  { linear, hidden, bias, out }: Net,
  features: ArrayLike<number>,
): number {
  let sum = dot(linear, features);
  for (let unit = 0; unit < hidden.length; unit++) {
    // Written out rather than asked of `activityOf`: searches spend their time here.
    const active = (bias[unit] as number) + dot(hidden[unit] as ArrayLike<number>, features);
    if (active > 0) sum += active * (out[unit] as number);
  }
  return sum;
}

/** What a hidden unit has to say; below nothing it is silent. */
export function activityOf(
  { hidden, bias }: Net,
  unit: number,
  features: ArrayLike<number>,
): number {
  return (bias[unit] as number) + dot(hidden[unit] as ArrayLike<number>, features);
}

/** By seat: how likely it wins, from the features of all seats. */
export function winChances(net: Net, seats: readonly ArrayLike<number>[]): number[] {
  const chances = seats.map((features) => strengthOf(net, features));
  const most = Math.max(...chances);
  let sum = 0;
  for (let seat = 0; seat < chances.length; seat++) {
    const odds = Math.exp((chances[seat] as number) - most);
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

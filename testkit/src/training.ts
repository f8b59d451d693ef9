import { type Net, Random, activityOf, winChances } from '@richtfest/engine';
import { exactLog } from '@richtfest/engine/exact-math';

/** The start of a turn: each seat's features, and its share of the win in the end. */
export interface Example {
  readonly features: readonly ArrayLike<number>[];
  readonly wins: readonly number[];
}

export interface TrainableNet extends Net {
  readonly linear: Float64Array;
  readonly hidden: readonly Float64Array[];
  readonly bias: Float64Array;
  readonly out: Float64Array;
}

/** Keeps the loss of a win with predicted chance 0 finite. */
const MIN_CHANCE = 1e-12;

/** The mean cross-entropy of the results in nats; 1.386 if the net rates four seats equal. */
export function crossEntropy(net: Net, examples: readonly Example[]): number {
  let sum = 0;
  for (const { features, wins } of examples) {
    const chances = winChances(net, features);
    wins.forEach((win, seat) => (sum -= win * exactLog((chances[seat] ?? 0) + MIN_CHANCE)));
  }
  return sum / examples.length;
}

/** An untrained net with small random weights. */
export function initialNet(inputs: number, units: number): TrainableNet {
  const random = new Random(1, 2, 3);
  const small = () => (random.fraction() - 0.5) / Math.sqrt(inputs);
  return {
    linear: new Float64Array(inputs),
    hidden: Array.from({ length: units }, () => Float64Array.from({ length: inputs }, small)),
    bias: new Float64Array(units),
    out: Float64Array.from({ length: units }, small),
  };
}

/** One epoch of stochastic gradient descent. */
export function train(
  net: TrainableNet,
  examples: readonly Example[],
  { rate, random }: { readonly rate: number; readonly random: Random },
): void {
  for (let step = 0; step < examples.length; step++) {
    const { features, wins } = examples[random.below(examples.length)] as Example;
    const chances = winChances(net, features);
    features.forEach((own, seat) => {
      descend(net, own, rate * ((wins[seat] ?? 0) - (chances[seat] ?? 0)));
    });
  }
}

function descend(net: TrainableNet, features: ArrayLike<number>, by: number): void {
  net.hidden.forEach((weights, unit) => {
    const active = activityOf(net, unit, features);
    if (active <= 0) return;
    const through = by * (net.out[unit] as number);
    add(net.out, unit, by * active);
    add(net.bias, unit, through);
    addAll(weights, features, through);
  });
  addAll(net.linear, features, by);
}

function addAll(weights: Float64Array, features: ArrayLike<number>, by: number): void {
  for (let at = 0; at < features.length; at++) add(weights, at, by * (features[at] as number));
}

function add(weights: Float64Array, at: number, more: number): void {
  weights[at] = (weights[at] as number) + more;
}

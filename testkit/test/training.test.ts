import { Random, winChances } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type Example, initialNet, train, crossEntropy } from '../src/index.ts';

/** XOR: the seat wins whose two features differ, which no linear net can learn. */
const ODD = [
  [0, 1],
  [1, 0],
];
const EVEN = [
  [0, 0],
  [1, 1],
];
const examples: readonly Example[] = ODD.flatMap((odd) =>
  EVEN.flatMap((even) => [
    { features: [odd, even].map((own) => Float32Array.from(own)), wins: [1, 0] },
    { features: [even, odd].map((own) => Float32Array.from(own)), wins: [0, 1] },
  ]),
);

function trained(units: number) {
  const net = initialNet(2, units);
  const random = new Random(1, 2, 3);
  for (let pass = 0; pass < 500; pass++) train(net, examples, { rate: 0.1, random });
  return net;
}

describe('training', () => {
  test('an untrained net rates two seats equal', () => {
    expect(crossEntropy(initialNet(2, 0), examples)).toBeCloseTo(Math.log(2), 9);
  });

  test('a net with hidden units learns XOR, a linear net does not', () => {
    expect(crossEntropy(trained(8), examples)).toBeLessThan(0.05);
    expect(crossEntropy(trained(0), examples)).toBeGreaterThan(0.6);
  });

  test('shared wins make equal chances', () => {
    const net = initialNet(1, 0);
    const shared = { features: [[1], [0]], wins: [0.5, 0.5] };
    net.linear[0] = 3;
    for (let pass = 0; pass < 500; pass++) {
      train(net, [shared], { rate: 0.1, random: new Random(1, 2, 3) });
    }
    expect(winChances(net, shared.features)[0]).toBeCloseTo(0.5, 2);
  });

  test('the loss of a win with predicted chance 0 is finite', () => {
    const net = initialNet(1, 0);
    net.linear[0] = 1000;
    expect(crossEntropy(net, [{ features: [[0], [1]], wins: [1, 0] }])).toBeCloseTo(27.6, 1);
  });
});

import { Random, winChances } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type Example, emptyNet, learn, surprise } from '../src/index.ts';

/** The seat wins whose two features differ: no sum of the two can tell, so that units must. */
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

function learned(units: number) {
  const net = emptyNet(2, units);
  const random = new Random(1, 2, 3);
  for (let pass = 0; pass < 500; pass++) learn(net, examples, { rate: 0.1, random });
  return net;
}

describe('learning', () => {
  test('who knows nothing is surprised by two equal seats', () => {
    expect(surprise(emptyNet(2, 0), examples)).toBeCloseTo(Math.log(2), 9);
  });

  test('a net with hidden units learns what no sum of the features tells', () => {
    expect(surprise(learned(8), examples)).toBeLessThan(0.05);
    expect(surprise(learned(0), examples)).toBeGreaterThan(0.6);
  });

  test('shared wins make equal chances', () => {
    const net = emptyNet(1, 0);
    const shared = { features: [[1], [0]], wins: [0.5, 0.5] };
    net.linear[0] = 3;
    for (let pass = 0; pass < 500; pass++) {
      learn(net, [shared], { rate: 0.1, random: new Random(1, 2, 3) });
    }
    expect(winChances(net, shared.features)[0]).toBeCloseTo(0.5, 2);
  });

  test('a win held to be impossible surprises a lot, not without end', () => {
    const net = emptyNet(1, 0);
    net.linear[0] = 1000;
    expect(surprise(net, [{ features: [[0], [1]], wins: [1, 0] }])).toBeCloseTo(27.6, 1);
  });
});

import { describe, expect, test } from 'vitest';
import { type Net, activityOf, strengthOf, winChances } from '../src/index.ts';

const net: Net = {
  linear: [1, -2],
  hidden: [
    [1, 1],
    [-3, 0],
  ],
  bias: [-1, 0.5],
  out: [2, 10],
};

describe('a net', () => {
  test('adds its linear term and its ReLU units', () => {
    expect(activityOf(net, 0, [2, 1])).toBe(2);
    expect(activityOf(net, 1, [2, 1])).toBe(-5.5);
    expect(strengthOf(net, [2, 1])).toBe(2 - 2 + 2 * 2);
    expect(strengthOf(net, [0, 0])).toBe(10 * 0.5);
  });

  test('accepts features in a compact array', () => {
    expect(strengthOf(net, Float32Array.of(2, 1))).toBe(strengthOf(net, [2, 1]));
  });
});

describe('chances to win', () => {
  test('add up to one, and the stronger seat has the better ones', () => {
    const chances = winChances(net, [
      [2, 1],
      [1, 1],
      [0.5, 1],
    ]);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(Math.log(chances[0]! / chances[1]!)).toBeCloseTo(
      strengthOf(net, [2, 1]) - strengthOf(net, [1, 1]),
      12,
    );
  });

  test('are equal for equal seats and defined for hopeless ones', () => {
    expect(
      winChances(net, [
        [0, 0],
        [0, 0],
      ]),
    ).toEqual([0.5, 0.5]);
    expect(
      winChances(net, [
        [1000, 0],
        [0, 1000],
      ]),
    ).toEqual([1, 0]);
  });
});

import { expect, test } from 'vitest';
import { exactExp, exactLog, exactPower } from '../src/exact-math.ts';
import { randomFromText } from '../src/index.ts';

/** The largest relative error, in units of the last of 53 bits. */
function largestError(values: readonly number[], ours: (x: number) => number, theirs = ours) {
  const errors = values.map((x) => Math.abs(ours(x) - theirs(x)) / Math.abs(theirs(x)));
  return Math.max(...errors) * 2 ** 52;
}

const random = randomFromText('exact math');
const exponents = Array.from({ length: 2000 }, () => (random.fraction() - 0.5) * 200);
const numbers = exponents.map((x) => Math.exp(x));

test('the exponential function agrees with the platform up to the last bits', () => {
  expect(largestError(exponents, exactExp, Math.exp)).toBeLessThan(3);
  expect([0, -Infinity, Infinity].map(exactExp)).toEqual([1, 0, Infinity]);
  expect([exactExp(709), exactExp(710), exactExp(-800)]).toEqual([
    expect.closeTo(Math.exp(709), -298),
    Infinity,
    0,
  ]);
});

test('the logarithm agrees with the platform up to the last bits', () => {
  expect(largestError(numbers, exactLog, Math.log)).toBeLessThan(3);
  expect([1, 0, Infinity, -1].map(exactLog)).toEqual([0, -Infinity, Infinity, Number.NaN]);
});

test('powers agree with the platform, with whole and other exponents', () => {
  for (const exponent of [0, 1, 2, 3, 7, 60]) {
    const error = largestError(
      Array.from({ length: 100 }, () => random.fraction()),
      (base) => exactPower(base, exponent),
      (base) => base ** exponent,
    );
    expect(error).toBeLessThan(60);
  }
  expect(exactPower(0.3, 2.5)).toBeCloseTo(0.3 ** 2.5, 15);
  expect([exactPower(0, 0), exactPower(0, 1.5), exactPower(0, 2)]).toEqual([1, 0, 0]);
});

test('these values are the same on every machine, to the last bit', () => {
  expect([exactExp(3), exactExp(-0.3), exactLog(7), exactPower(0.7, 3.3)]).toEqual([
    20.085536923187668, 0.7408182206817179, 1.9459101490553132, 0.30819354053418946,
  ]);
});

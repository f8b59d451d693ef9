import type { Result } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { isDecidedBy } from '../../src/end/is-decided-by.ts';
import type { ScoreLine } from '../../src/end/score-lines.ts';

const line = (key: string): ScoreLine => ({ key, name: key, values: [], isTotal: key === 'total' });

const resultOf = (...seats: readonly (readonly [score: number, place: number])[]): Result => ({
  seats: seats.map(([score, place]) => ({ score, place, parts: {}, tieBreaks: [] })),
});

describe('the lines of a score sheet show who won', () => {
  test('once the total is among them', () => {
    const result = resultOf([30, 2], [31, 1]);
    expect(isDecidedBy([line('rooms')], result)).toBe(false);
    expect(isDecidedBy([line('rooms'), line('total')], result)).toBe(true);
  });

  test('but not while the best are level', () => {
    const level = resultOf([30, 2], [30, 1]);
    expect(isDecidedBy([line('total')], level)).toBe(false);
    expect(isDecidedBy([line('total')], resultOf([30, 1], [30, 1]))).toBe(false);
  });
});

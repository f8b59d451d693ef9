import { describe, expect, test } from 'vitest';
import { divergenceOf } from '../../src/comparison/divergence.ts';

describe('where two games parted', () => {
  test('nowhere, if all choices are the same', () => {
    expect(divergenceOf(['0 a', '1 b'], ['0 a', '1 b'], 0)).toEqual({ kind: 'same' });
  });

  test('at the first different choice of the seat', () => {
    const own = ['1 x', '0 a', '1 y', '0 b', '1 later'];
    const other = ['1 x', '0 a', '1 y', '0 c', '1 else'];
    expect(divergenceOf(own, other, 0)).toEqual({
      kind: 'choice',
      number: 2,
      at: 3,
      own: '0 b',
      other: '0 c',
    });
  });

  test('the order of simultaneous choices does not matter', () => {
    const own = ['0 a', '1 x', '0 b', '1 y'];
    const other = ['1 x', '0 a', '1 y', '0 c'];
    expect(divergenceOf(own, other, 0)).toMatchObject({ kind: 'choice', number: 2, at: 2 });
    // The other seat answers another choice in one line and chooses at the same time in the other.
    expect(divergenceOf(['0 b', '1 y'], ['1 z', '0 c'], 0)).toMatchObject({ kind: 'choice' });
  });

  test('at another seat’s move, if that came first', () => {
    const own = ['1 x', '2 p', '0 a', '0 b'];
    const other = ['1 x', '2 q', '0 a', '0 c'];
    const expected = { kind: 'others', seat: 2, at: 1, own: '2 p', other: '2 q' };
    expect(divergenceOf(own, other, 0)).toEqual(expected);
    expect(divergenceOf(['0 a', '2 p'], ['0 a', '2 q'], 0)).toMatchObject({ kind: 'others' });
  });

  test('of several other seats the first one counts', () => {
    const own = ['2 p', '1 x', '0 a'];
    const other = ['2 q', '1 y', '0 b'];
    expect(divergenceOf(own, other, 0)).toMatchObject({ kind: 'others', seat: 2 });
  });
});

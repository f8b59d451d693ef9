import { describe, expect, test } from 'vitest';
import { waitedFor } from '../../src/table/prompt-asides.tsx';
import { clockText, secondsUntil } from '../../src/table/time-left.ts';

const seats = ['Anna', 'Ben', 'Cleo', 'Dan'].map((name) => ({
  name,
  who: 'person-elsewhere' as const,
  isPresent: true,
  isBusy: false,
}));

describe('whom the table waits for', () => {
  test('nobody else, where one seat is on turn: the prompt names it', () => {
    expect(waitedFor({ owing: [1], acting: 1, watcher: 1, seats })).toEqual([]);
    expect(waitedFor({ owing: [1], acting: undefined, watcher: 0, seats })).toEqual([]);
  });

  test('all others who choose at the same time, round the table from the watcher', () => {
    const owing = [0, 1, 3];
    expect(waitedFor({ owing, acting: 1, watcher: 1, seats })).toEqual([3, 0]);
    expect(waitedFor({ owing, acting: undefined, watcher: 'public', seats })).toEqual([0, 1, 3]);
  });

  test('nobody in particular, when it is everybody’s turn and somebody looks on', () => {
    expect(waitedFor({ owing: [0, 1, 2, 3], acting: undefined, watcher: 'public', seats })).toEqual(
      [],
    );
  });

  test('nobody else, where I may do something in another’s turn', () => {
    expect(waitedFor({ owing: [2], acting: 0, watcher: 0, seats })).toEqual([]);
  });

  test('all who still choose, when mine is done and could be taken back', () => {
    expect(waitedFor({ owing: [2, 3], acting: 0, watcher: 0, seats })).toEqual([2, 3]);
  });
});

describe('a clock', () => {
  test('counts whole seconds and stops at none', () => {
    expect(secondsUntil(10_000, 8_999)).toBe(2);
    expect(secondsUntil(10_000, 9_000)).toBe(1);
    expect(secondsUntil(10_000, 10_500)).toBe(0);
  });

  test('is written as clocks are', () => {
    expect(clockText(0)).toBe('0:00');
    expect(clockText(65)).toBe('1:05');
    expect(clockText(93_600)).toBe('26:00:00');
  });
});

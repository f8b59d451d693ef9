import { expect, test } from 'vitest';
import { firstSeatProblems, fallbackMove, readValidPosition, schema } from '../src/index.ts';

const form = schema.object({}, { seat: schema.integer(0) });
const read = (position: unknown) =>
  readValidPosition({ position, schema: form, players: 2 }, (problems) => {
    const { seat } = position as { seat: number };
    problems.isSeat('seat', seat);
    if (seat === 7) {
      problems.add('', 'is odd');
      const reason = { rule: 'XX-1', code: 'roof-is-gone', at: [1, 2], by: 'wolf' };
      problems.refuse('house', { ...reason, causes: [{ component: 'die' }] });
    }
    return { seat };
  });

test('a position without problems becomes a state', () => {
  expect(read({ seat: 1 })).toEqual({ state: { seat: 1 } });
});

test('a position that does not fit the schema is not read', () => {
  expect(read({ seat: -1 })).toEqual({
    problems: [
      {
        path: 'position.seat',
        message: 'must be at least 0, not -1',
        code: 'least',
        values: { limit: 0, actual: '-1' },
      },
    ],
  });
});

test('problems have a path, and a broken rule has all its parameters except causes', () => {
  expect(read({ seat: 7 })).toMatchObject({
    problems: [
      { path: 'position.seat', message: 'must be a seat from 0 to 1, not 7' },
      { path: 'position', message: 'is odd' },
      { path: 'position.house', message: 'breaks XX-1: roof is gone (at [1,2], by wolf)' },
    ],
  });
});

test('a first seat must exist unless it is drawn by lot', () => {
  expect([firstSeatProblems('lot', 2), firstSeatProblems(1, 2)]).toEqual([[], []]);
  expect(firstSeatProblems(2, 2)).toHaveLength(1);
});

test('the fallback move is the first quiet one, else the first', () => {
  const isQuiet = (move: string) => move === 'stop';
  expect(fallbackMove(['roll', 'stop'], 0, isQuiet)).toBe('stop');
  expect(fallbackMove(['roll', 'build'], 0, isQuiet)).toBe('roll');
  expect(fallbackMove(['roll', 'stop'], 0)).toBe('roll');
  expect(() => fallbackMove([], 1)).toThrow('seat 1 owes no decision');
});

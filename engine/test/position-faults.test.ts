import { expect, test } from 'vitest';
import { firstSeatProblems, moveOwed, readFaultless, schema } from '../src/index.ts';

const form = schema.object({}, { seat: schema.integer(0) });
const read = (position: unknown) =>
  readFaultless({ position, schema: form, players: 2 }, (faults) => {
    const { seat } = position as { seat: number };
    faults.isSeat('seat', seat);
    if (seat === 7) {
      faults.add('', 'is odd');
      const reason = { rule: 'XX-1', code: 'roof-is-gone', at: [1, 2], by: 'wolf' };
      faults.refuse('house', { ...reason, causes: [{ component: 'die' }] });
    }
    return { seat };
  });

test('a position without faults becomes a state', () => {
  expect(read({ seat: 1 })).toEqual({ state: { seat: 1 } });
});

test('what does not fit the schema is not read at all', () => {
  expect(read({ seat: -1 })).toEqual({
    problems: [{ path: 'position.seat', message: 'must be at least 0, not -1' }],
  });
});

test('faults say where, and a broken rule says all but its causes', () => {
  expect(read({ seat: 7 })).toEqual({
    problems: [
      { path: 'position.seat', message: 'must be a seat from 0 to 1, not 7' },
      { path: 'position', message: 'is odd' },
      { path: 'position.house', message: 'breaks XX-1: roof is gone (at [1,2], by wolf)' },
    ],
  });
});

test('a first seat must be taken, unless the lot decides', () => {
  expect([firstSeatProblems('lot', 2), firstSeatProblems(1, 2)]).toEqual([[], []]);
  expect(firstSeatProblems(2, 2)).toHaveLength(1);
});

test('a move is owed by whoever has one: a quiet one, else the first', () => {
  const isQuiet = (move: string) => move === 'stop';
  expect(moveOwed(['roll', 'stop'], 0, isQuiet)).toBe('stop');
  expect(moveOwed(['roll', 'build'], 0, isQuiet)).toBe('roll');
  expect(moveOwed(['roll', 'stop'], 0)).toBe('roll');
  expect(() => moveOwed([], 1)).toThrow('seat 1 owes no decision');
});

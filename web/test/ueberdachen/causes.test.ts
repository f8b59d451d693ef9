import { describe, expect, test } from 'vitest';
import { causesOf } from '../../src/games/ueberdachen/table/causes.ts';

const because = (
  ...causes: readonly ({ readonly component: string } & Record<string, number | string>)[]
) => ({
  rule: 'UD-9',
  code: 'any',
  causes,
});

describe('what a refusal points at', () => {
  test('is found on the table, big or small', () => {
    expect(causesOf(because({ component: 'storage', seat: 2 }, { component: 'die' }))).toEqual([
      '[data-yard="2"]',
      '[data-die]',
    ]);
    expect(causesOf(because({ component: 'cell', seat: 0, floor: 1, column: 3, cell: 5 }))).toEqual(
      ['[data-cell="0:1:3:5"]'],
    );
    expect(causesOf(because({ component: 'column', seat: 0, floor: 0, column: 4 }))).toEqual([
      '[data-room="0:0:4"], [data-mine="0"] [data-column="4"]',
    ]);
  });

  test('without a reason there is nothing to point at', () => {
    expect(causesOf(undefined)).toEqual([]);
  });
});

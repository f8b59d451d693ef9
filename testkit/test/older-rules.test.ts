import { type MatchFile, verify } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { pebbles } from './pebbles.ts';

/** The game before it had the option “generous”. */
const { generous: _, ...olderOptions } = pebbles.options as Record<
  string,
  (typeof pebbles.options)[string]
>;
const older: typeof pebbles = {
  ...pebbles,
  rulesVersion: 1,
  options: olderOptions,
  setup: (table, dealer) =>
    pebbles.setup({ ...table, options: { ...table.options, generous: false } }, dealer),
};
const newer: typeof pebbles = { ...pebbles, rulesVersion: 2 };

const file = (rulesVersion: number, options: MatchFile['options']): MatchFile => ({
  format: 'richtfest-match/1',
  game: 'pebbles',
  rulesVersion,
  options,
  seats: [{ name: 'Anna' }, { name: 'Ben' }],
  generator: { name: 'fast', seed: 'older', game: 0 },
  moves: [],
});

test('a match file of an older rules version is valid without later options', () => {
  expect(verify(older, file(1, {})).problems).toEqual([]);
  expect(verify(newer, file(2, { generous: false })).problems).toEqual([]);
});

test('missing options get no default, and options of other versions are refused', () => {
  expect(verify(newer, file(2, {})).problems).toEqual([
    { kind: 'options', problem: 'options.generous is missing; it must be true or false' },
  ]);
  expect(verify(older, file(1, { generous: false })).problems).toMatchObject([
    { kind: 'options', problem: expect.stringContaining('is not an option of this game') },
  ]);
});

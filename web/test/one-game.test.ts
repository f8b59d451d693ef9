import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { foreignPath } from '../vite/one-game.ts';

interface File {
  readonly imports?: readonly string[];
  readonly modules?: readonly string[];
  readonly isEntry?: true;
}

function bundleOf(files: Record<string, File>): Rolldown.OutputBundle {
  return Object.fromEntries(
    Object.entries(files).map(([name, { imports = [], modules = [], isEntry = false }]) => [
      name,
      { type: 'chunk', imports, moduleIds: modules, isEntry },
    ]),
  ) as unknown as Rolldown.OutputBundle;
}

const PIGS = '/web/src/games/three-little-pigs/table/index.ts';
const TOPPING_OUT = '/games/ueberdachen/src/bits.ts';
const BOARD = '/web/src/board/thrown-die.tsx';

test('a table that loads only its own game and what games share is fine', () => {
  const street = { modules: [PIGS, TOPPING_OUT], isEntry: true } as const;
  const shared = { modules: [BOARD], imports: ['street'] };
  const table = { modules: [PIGS], imports: ['shared', 'street'] };
  const other = { modules: [TOPPING_OUT], imports: ['shared'] };
  expect(foreignPath(bundleOf({ street, shared, table, other }))).toBeUndefined();
});

test('a table that loads another game is found, also through what games share', () => {
  const table = { modules: [PIGS], imports: ['shared'] };
  const shared = { modules: [BOARD], imports: ['other'] };
  const other = { modules: [TOPPING_OUT] };
  expect(foreignPath(bundleOf({ table, shared, other }))).toEqual(['table', 'shared', 'other']);
});

test('a file with modules of two games is found', () => {
  expect(foreignPath(bundleOf({ both: { modules: [PIGS, TOPPING_OUT] } }))).toEqual(['both']);
});

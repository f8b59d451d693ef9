import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { cycleIn } from '../vite/no-cycles.ts';

function bundleOf(imports: Record<string, readonly string[]>): Rolldown.OutputBundle {
  return Object.fromEntries(
    Object.entries(imports).map(([name, imported]) => [name, { type: 'chunk', imports: imported }]),
  ) as unknown as Rolldown.OutputBundle;
}

test('files that import each other in a circle are found', () => {
  expect(cycleIn(bundleOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeUndefined();
  expect(cycleIn(bundleOf({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b']);
});

import { countRow } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { bestTreehouse } from '../src/index.ts';
import { perftTable } from './perft-table.ts';

test.each(perftTable)('$name: $counts', (row) => {
  expect(countRow(bestTreehouse, row)).toEqual(row.counts);
});

import { countRow } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { dreamHome } from '../src/index.ts';
import { perftTable } from './perft-table.ts';

test.each(perftTable)('$name: $counts', (row) => {
  expect(countRow(dreamHome, row)).toEqual(row.counts);
});

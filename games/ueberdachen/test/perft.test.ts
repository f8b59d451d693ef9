import { expect, test } from 'vitest';
import { countRow } from './perft-count.ts';
import { perftTable } from './perft-table.ts';

test.each(perftTable)('$name: $counts', (row) => {
  expect(countRow(row)).toEqual(row.counts);
});

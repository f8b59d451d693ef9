import { countRow } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { threeLittlePigs } from '../src/index.ts';
import { perftTable } from './perft-table.ts';

test.each(perftTable)('$name: $counts', (row) => {
  expect(countRow(threeLittlePigs, row)).toEqual(row.counts);
});

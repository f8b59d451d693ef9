import { checkedOptions, problemText } from '@richtfest/engine';
import { perft, perftChance } from '@richtfest/testkit';
import { type UeberdachenTypes, ueberdachen } from '../src/index.ts';
import type { PerftRow } from './perft-table.ts';

/** The counts of a row as the rules give them today, as deep as the row says. */
export function countRow(row: PerftRow, depth = row.counts.length): number[] {
  const { players } = row;
  const options = checkedOptions(ueberdachen, row) as unknown as UeberdachenTypes['Options'];
  const table = { players, options };
  const chance = perftChance();
  const read =
    row.position === undefined
      ? { state: ueberdachen.setup(table, { chance, report: undefined }) }
      : ueberdachen.notation.readPosition(row.position, table);
  if ('problems' in read) throw new RangeError(read.problems.map(problemText).join('; '));
  return Array.from({ length: depth }, (_, at) => perft(ueberdachen, read.state, at + 1, chance));
}

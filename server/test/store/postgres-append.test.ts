import { expect, test } from 'vitest';
import { type RunPrepared, postgresAppender } from '../../src/store/postgres-append.ts';
import { change } from '../support/store-contract.ts';

/** A database that answers on demand, with the tables of each statement. */
function database() {
  const statements: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  const run: RunPrepared = async ({ values }) => {
    const codes = values[0] as readonly string[];
    statements.push(codes);
    await new Promise<void>((resolve) => answers.push(resolve));
    return codes.filter((code) => code !== 'STALE').map((code) => ({ table_code: code }));
  };
  return { statements, answers, append: postgresAppender(run) };
}

test('entries of different tables share a round trip, and each has its outcome', async () => {
  const { statements, answers, append } = database();
  const codes = ['A', 'STALE', 'B'];
  const outcomes = codes.map((code) => append({ code, expectedVersion: 0, change: change() }));
  await expect.poll(() => statements).toEqual([codes]);
  answers[0]!();
  expect(await Promise.all(outcomes)).toEqual(['appended', 'conflict', 'appended']);
});

test('entries of the same table are in different statements, two of which run at a time', async () => {
  const { statements, answers, append } = database();
  const add = (code: string) => append({ code, expectedVersion: 0, change: change() });
  const first = [add('A'), add('A'), add('B')];
  await expect.poll(() => statements).toEqual([['A', 'B']]);
  const more = [add('C'), add('D')];
  answers[0]!();
  await expect
    .poll(() => statements)
    .toEqual([
      ['A', 'B'],
      ['A', 'C', 'D'],
    ]);
  const last = add('E');
  await expect.poll(() => statements).toEqual([['A', 'B'], ['A', 'C', 'D'], ['E']]);
  answers[2]!();
  expect(await last).toBe('appended');
  answers[1]!();
  expect(await Promise.all([...first, ...more])).toHaveLength(5);
});

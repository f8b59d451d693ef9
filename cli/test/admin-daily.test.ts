import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '@richtfest/server';
import { expect, test } from 'vitest';
import { folder as newFolder, richtfest } from './richtfest.ts';

const DAY = '2026-11-16';
const GAME = 'best-treehouse';

/** Runs `admin daily` on a store with results that no rules confirm. */
async function storeWithResults() {
  const dataDir = join(newFolder(), 'data');
  mkdirSync(dataDir);
  const store = await openSqliteStore(join(dataDir, 'richtfest.sqlite'));
  const result = { day: DAY, game: GAME, level: 'family', place: 1, file: '{}', at: 0 };
  await store.daily.addResult({ ...result, player: 'ann', score: 41 });
  await store.daily.addResult({ ...result, player: 'ben', score: 38 });
  await store.daily.addResult({ ...result, player: 'ben', score: 70, game: 'dream-home' });
  await store.close();
  return (...words: readonly string[]) =>
    richtfest(['admin', 'daily', ...words, '--data-dir', dataDir]);
}

test('admin daily counts, lists and checks results', async () => {
  const run = await storeWithResults();
  expect(await run()).toEqual({
    code: 0,
    err: '',
    out: `${DAY}  ${GAME}, family: 2 results, best 41\n${DAY}  dream-home, family: one result, best 70\n`,
  });
  expect((await run('--game', 'dream-home')).out).toBe(
    `${DAY}  dream-home, family: one result, best 70\n`,
  );
  expect((await run(DAY, '--game', GAME)).out).toBe(
    `${GAME}, family: 41 points  ann\n${GAME}, family: 38 points  ben\n`,
  );
  const checked = await run(DAY, '--game', GAME, '--check', '--json');
  expect(JSON.parse(checked.out)).toMatchObject({
    day: DAY,
    results: [
      { player: 'ann', problem: expect.stringContaining('not a match file') },
      { player: 'ben', problem: expect.stringContaining('not a match file') },
    ],
  });
  expect((await run(DAY, '--game', GAME, '--check')).out).toMatch(
    /ann {2}.*not a match file.*\n.*ben {2}.*\nConfirmed: 0 of 2\.\n$/u,
  );
  expect((await run('2026-11-15')).out).toBe('No results on 2026-11-15.\n');
});

test('admin daily deletes one result, or repairs all of a day', async () => {
  const run = await storeWithResults();
  expect((await run(DAY, '--game', GAME, '--remove', 'ann')).out).toBe('One result deleted.\n');
  const again = await run(DAY, '--game', GAME, '--remove', 'ann');
  expect([again.code, again.err]).toEqual([2, `ann has no result for ${GAME} on ${DAY}.\n`]);
  const dryRun = await run(DAY, '--game', GAME, '--repair', '--dry-run');
  expect(dryRun.out).toMatch(/ben {2}.*\nWould correct 0 results and delete one result\.\n$/su);
  const repaired = await run(DAY, '--game', GAME, '--repair', '--json');
  expect(JSON.parse(repaired.out)).toMatchObject({ corrected: [], removed: [{ player: 'ben' }] });
  expect((await run()).out).toBe(`${DAY}  dream-home, family: one result, best 70\n`);
});

test('old results are pruned', async () => {
  const dataDir = join(newFolder(), 'data');
  mkdirSync(dataDir);
  const store = await openSqliteStore(join(dataDir, 'richtfest.sqlite'));
  const result = { game: GAME, player: 'ann', level: 'family', score: 1, place: 1, file: '{}' };
  for (const day of ['2020-01-01', new Date().toISOString().slice(0, 10)]) {
    await store.daily.addResult({ ...result, day, at: 0 });
  }
  await store.close();
  const run = (...words: readonly string[]) =>
    richtfest(['admin', ...words, '--data-dir', dataDir, '--json']);
  expect(JSON.parse((await run('prune', '--dry-run')).out)).toMatchObject({ daily: 1 });
  expect(JSON.parse((await run('prune')).out)).toMatchObject({ daily: 1 });
  expect(JSON.parse((await run('daily')).out)).toMatchObject({ days: [{ results: 1 }] });
});

test.each([
  [['today'], /A day looks like 2026-11-16, not “today”\./u],
  [['2026-02-30'], /A day looks like 2026-11-16, not “2026-02-30”\./u],
  [['--check'], /needs a day to check, repair or remove: admin daily 2026-11-16\./u],
  [['--repair'], /needs a day/u],
  [[DAY, '--remove', 'ann'], /--remove needs --game GAME, too\./u],
  [[DAY, '--check', '--repair'], /takes one of --check, --repair and --remove\./u],
  [['--game', 'dream-hom'], /There is no game “dream-hom”\. Did you mean “dream-home”\?/u],
] as const)('admin daily %j is answered with a sentence', async (words, sentence) => {
  const run = await storeWithResults();
  const { code, err, out } = await run(...words);
  expect([code, out, err]).toEqual([2, '', expect.stringMatching(sentence)]);
  expect(err).not.toContain('    at ');
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folder as newFolder, richtfest, richtfestProcess } from './richtfest.ts';

test('serve reads flags and environment and ends on Ctrl-C; admin works on its store', async () => {
  const folder = newFolder();
  const env = { DATA_DIR: join(folder, 'data'), HOST: '127.0.0.1' };
  vi.stubEnv('DATA_DIR', env.DATA_DIR);
  onTestFinished(() => void vi.unstubAllEnvs());
  const run = (words: readonly string[]) => richtfest(words, { cwd: folder });
  expect(await run(['admin', 'stats'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('is not there. Say where it is: --data-dir FOLDER.'),
  });
  expect((await run(['admin', 'check'])).out).toMatch(
    /is new: .*\nThis version can start here\.\n$/su,
  );
  const unready = await run(['admin', 'check', '--json', '--database-url', 'mysql://a']);
  expect(unready.code).toBe(1);
  expect(JSON.parse(unready.out)).toMatchObject({ isReady: false });
  const serve = ['serve', '--port', '0', '--public-url', 'https://a.example'];
  const served = await richtfestProcess(serve, {
    cwd: folder,
    env,
    interruptWhen: (printed) => printed.includes('https://a.example'),
  });
  expect(served).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^On this machine: {3}http:\/\/127\.0\.0\.1:\d+\/\nFor others/u),
    err: '',
  });
  const stats = await run(['admin', 'stats', '--json']);
  expect(JSON.parse(stats.out)).toMatchObject({ waiting: 0, running: 0, finished: 0 });
  expect((await run(['admin', 'backup', 'a.backup'])).out).toBe('0 tables in a.backup.\n');
  expect(existsSync(join(folder, 'a.backup'))).toBe(true);
  const again = await run(['admin', 'backup', 'a.backup']);
  expect([again.code, again.err]).toEqual([
    2,
    'a.backup is there already. With --force it is replaced.\n',
  ]);
  const restored = await run(['admin', 'restore', 'a.backup', '--data-dir', 'other', '--json']);
  expect(JSON.parse(restored.out)).toMatchObject({ tables: 0 });
  expect((await run(['admin', 'prune', '--dry-run'])).out).toMatch(
    /0 finished .* would be deleted/u,
  );
});

test.each([
  [['admin', 'restor', 'x'], /not “restor”\. Did you mean “restore”\?/u],
  [['admin', 'backup'], /needs a file: richtfest admin backup FILE/u],
  [['admin', 'stats', 'x'], /takes no file/u],
  [['play', 'dream-home', '--seats', 'name:\u3164'], /must contain a letter, a number/u],
  [['play', 'dream-home', '--seats', 'name:An\u202ena'], /no control characters/u],
  [['serve', '--trust-proxy', '1'], /TRUST_PROXY must be none or a list of .*“1” is none/u],
  [['serve', '--public-url', 'here'], /PUBLIC_URL must be the address people type/u],
])('%j is answered with a sentence', async (words, sentence) => {
  const { code, err } = await richtfest(words);
  expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
});

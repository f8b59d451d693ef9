import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeVisitors, openVisitor, sharedBrowser } from './support/browser.ts';
import { openTable, playUntil, sitDown, untilOver } from './support/by-link.ts';
import { Checkout } from './support/checkout.ts';
import { RealServer } from './support/real-server.ts';

const ID = 'tool-shed';
/** The site's configuration without compressed copies, which take half of the work of a build. */
const QUICK_BUILD = 'quick.config.ts';
const QUICK_CONFIG = `
  import config from './vite.config.ts';
  const plugins = config.plugins.filter(({ name }) => name !== 'richtfest:compress');
  export default { ...config, plugins };
`;
let checkout: Checkout;

beforeAll(async () => {
  checkout = await Checkout.create();
  await checkout.run('scripts/new-game.ts', ID);
});
afterAll(() => checkout.close());

function runSuites(...words: readonly string[]): Promise<string> {
  return checkout.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', ...words);
}

describe('a game that was just generated', () => {
  test('passes its own suites, the type checks and the checks of the repository', async () => {
    const config = { extends: '../../tsconfig.json', include: ['.', '../catalog'] };
    await writeFile(join(checkout.root, 'games', ID, 'tsconfig.json'), JSON.stringify(config));
    await checkout.run('node_modules/typescript/bin/tsc', '-p', `games/${ID}`);
    await runSuites(`games/${ID}`);
    await checkout.run('scripts/generate.ts', '--check', '--without-figures');
    await checkout.run('scripts/check-mentions.ts');
  });

  test('is played by every bot on the command line, and its rules are printed', async () => {
    const line = ['simulate', ID, '--bots', 'expert,greedy,child', '--games', '20', '--json'];
    const report = JSON.parse(await checkout.run('cli/bin/richtfest.js', ...line)) as {
      games: number;
    };
    expect(report.games).toBe(20);
    expect(await checkout.run('cli/bin/richtfest.js', 'rules', ID)).toContain('TS-1');
  });

  test.each([
    ['hand-dealt', 'during setup, the event “hand-dealt” tells'],
    ['plank-chosen', 'plays choose, the event “plank-chosen” tells'],
  ])('fails a law that says what to do if “%s” leaks a secret', async (type, problem) => {
    const file = join(checkout.root, 'games', ID, 'src', 'view.ts');
    const source = await readFile(file, 'utf8');
    const leak = `  if (event.type === '${type}') return event;\n  switch (event.type) {`;
    await writeFile(file, source.replace('  switch (event.type) {', leak));
    const suites = runSuites(`games/${ID}/test/conformance.test.ts`);
    const failure = await suites.catch(String);
    await writeFile(file, source);
    expect(failure).toContain(problem);
    expect(failure).toContain('What to do: eventFor must leave the secret out for this watcher');
  });

  test('can’t be generated twice', async () => {
    await expect(checkout.run('scripts/new-game.ts', ID)).rejects.toThrow(
      'There is a game “tool-shed” already. Choose another id.',
    );
  });

  test('is on the street and is played on the site and at an online table', async () => {
    const site = join(checkout.root, 'web', 'dist');
    await writeFile(join(checkout.root, 'web', QUICK_BUILD), QUICK_CONFIG);
    const config = ['--config', `web/${QUICK_BUILD}`, '--minify', 'false', '--logLevel', 'warn'];
    await checkout.run('node_modules/vite/bin/vite.js', 'build', 'web', ...config);
    const server = new RealServer(site, checkout.root);
    const browser = await sharedBrowser();
    try {
      await server.open();
      const [anna, ben] = await Promise.all(
        ['anna', 'ben'].map((seed) => openVisitor(browser, { seed })),
      );
      await anna!.page.goto(server.address);
      await anna!.page.getByRole('link', { name: 'Tool Shed' }).first().waitFor();
      const link = await openTable(anna!.page, server.address, ID);
      await sitDown(ben!.page, link, 'Ben');
      await anna!.page
        .locator('main')
        .getByRole('button', { name: /^Choose the/ })
        .first()
        .click();
      await playUntil([anna!.page, ben!.page], () =>
        Promise.all([anna, ben].map((each) => untilOver(each!.page))),
      );
      expect([...anna!.errors, ...ben!.errors]).toEqual([]);
    } finally {
      await closeVisitors(browser);
      await server.close();
    }
  });
});

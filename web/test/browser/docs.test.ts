import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundByAxe } from './support/axe.ts';
import { closeVisitors, openVisitor, sharedBrowser } from './support/browser.ts';
import { type OpenServer, openServer } from './support/server.ts';

const SITE = process.env['BUILT_SITE'] ?? join(import.meta.dirname, '../../dist');

let server: OpenServer;

beforeAll(async () => {
  server = await openServer(SITE);
});
afterAll(async () => {
  await closeVisitors(await sharedBrowser());
  await server.close();
});

test('a reader searches, reads a rule in German, and lets a bot play', async () => {
  const { page, errors } = await openVisitor(await sharedBrowser(), {
    hasServiceWorker: true,
    viewport: { width: 360, height: 740 },
  });
  await page.goto(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${server.address}/docs`);
  await page.getByRole('heading', { name: 'Richtfest documentation' }).waitFor();
  expect(await foundByAxe(page, { theme: 'day' })).toEqual([]);

  await page.keyboard.press('/');
  await page.keyboard.type('wolf pustet');
  await page.getByRole('link', { name: /^LP-14 Der Wolf pustet/u }).click();
  await page.waitForURL(/rules\/three-little-pigs-de\.html#lp-14/u);
  await page.getByRole('heading', { name: 'LP-14 Der Wolf pustet' }).waitFor();
  expect(await foundByAxe(page, { theme: 'night' })).toEqual([]);
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await page.getByRole('heading', { name: 'LP-14 De wolf blaast' }).waitFor();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Playground' }).click();
  const code = page.getByRole('textbox', { name: 'Code of the bot' });
  const status = page.getByRole('status').filter({ visible: true });
  const run = async (text: string) => {
    await code.fill(text);
    await page.getByRole('button', { name: 'Run' }).click();
  };
  await code.waitFor();
  await page.getByRole('button', { name: 'Run' }).click();
  await status.filter({ hasText: /won .* of 20 games/u }).waitFor();
  await page.getByText(/^Move (\d+) of \1/u).waitFor();
  expect(await page.getByLabel('The table').innerText()).toContain('your bot');
  expect(await foundByAxe(page, { theme: 'day' })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await run('export const bot = {\n  choose({ legal }) {\n    return legal[;\n  },\n};');
  await status.filter({ hasText: /^Line 3: SyntaxError/u }).waitFor();
  await run('export const bot = {\n  choose() {\n    return nothing;\n  },\n};');
  await status.filter({ hasText: 'Line 3: ReferenceError: nothing is not defined' }).waitFor();
  // The bot never answers, so the time limit may as well pass at once.
  await page.evaluate(() => {
    const later = globalThis.setTimeout;
    globalThis.setTimeout = ((task: () => void) => later(task, 0)) as typeof setTimeout;
  });
  await run('export const bot = { choose() { for (;;); } };');
  await status.filter({ hasText: 'Does one of its loops never end?' }).waitFor();
  expect(errors).toEqual([]);

  // The service worker leaves the documentation to the server; elsewhere it would show the street.
  const missing = await page.goto(`${server.address}/docs/nothing.html`);
  expect(missing?.status()).toBe(404);
});

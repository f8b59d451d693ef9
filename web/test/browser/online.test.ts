import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Visitor, openBrowser, openVisitor, SIZES } from './support/browser.ts';
import { isOver, openTable, playOne, playUntil, sitDown } from './support/by-link.ts';
import { PIGS, promptOf } from './support/play.ts';
import { RealServer } from './support/real-server.ts';
import { type Site, openSite } from './support/site.ts';

let site: Site;
let browser: Browser;
let server: RealServer;
let visitors: Visitor[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.close();
});

beforeEach(async () => {
  server = new RealServer(site.folder);
  await server.open();
});

afterEach(async () => {
  const faults = visitors.flatMap((visitor) => visitor.faults);
  for (const { context } of visitors) await context.close();
  visitors = [];
  await server.close();
  // A socket that is cut on purpose is told of by the browser, not by the site.
  expect(faults.filter((fault) => !fault.includes('WebSocket connection'))).toEqual([]);
}, 30_000);

async function enter(size: keyof typeof SIZES): Promise<Page> {
  const visitor = await openVisitor(browser, { viewport: SIZES[size] });
  visitors.push(visitor);
  return visitor.page;
}

const openPigs = (page: Page) => openTable(page, server.address, PIGS);

/** Waits until both pages show the same moment. */
async function bothSay([one, other]: readonly [Page, Page]): Promise<void> {
  const isSame = async () => (await promptOf(one)) === (await promptOf(other));
  await expect.poll(isSame, { timeout: 30_000 }).toBe(true);
}

/** A line between a page and the server that can be cut and mended. */
async function breakable(page: Page): Promise<{ cut(): void; mend(): void }> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (isCut) void socket.close({ code: 1001 });
    else {
      socket.connectToServer();
      open.add(socket);
    }
  });
  const cut = () => {
    isCut = true;
    for (const socket of open) void socket.close({ code: 1001 });
    open.clear();
  };
  return { cut, mend: () => void (isCut = false) };
}

/** All that has happened, in the words of the log. */
async function logOf(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: 'Log' }).click();
  return page.getByTestId('log').getByRole('listitem').allInnerTexts();
}

describe('a table by link', () => {
  test('two browsers and a bot play to the end, and both see the same', async () => {
    const [anna, ben] = [await enter('desktop'), await enter('phone upright')];
    await sitDown(ben, await openPigs(anna), 'Ben');
    await playUntil([anna, ben], async () => (await isOver(anna)) && (await isOver(ben)));
    const [hers, his] = await Promise.all(
      [anna, ben].map((page) => page.getByTestId('winner').innerText()),
    );
    expect(hers).toBe(his);
    const download = anna.waitForEvent('download');
    await anna.getByRole('button', { name: 'Save the game as a file' }).click();
    expect((await download).suggestedFilename()).toMatch(/^richtfest-three-little-pigs-.*\.json$/);
    await anna.getByRole('button', { name: 'Check this game' }).click();
    await anna.locator('[data-testid="check"][data-holds="true"]').waitFor();
    await anna.keyboard.press('Escape');

    // Once more with the same people: a tap each, and nobody types anything.
    const old = anna.url();
    await anna.getByRole('button', { name: 'Play again together' }).last().click();
    const dialog = ben.getByRole('dialog', { name: 'The others play again!' });
    await dialog.getByRole('button', { name: 'Come along' }).click();
    for (const page of [anna, ben]) {
      await expect.poll(() => page.url(), { timeout: 30_000 }).not.toBe(old);
      await page.getByTestId('prompt').waitFor();
    }
    expect(anna.url()).toBe(ben.url());

    await anna.goto(old);
    await anna.getByRole('dialog', { name: 'The others play again!' }).waitFor();
    await anna.keyboard.press('Escape');
    await anna.getByRole('link', { name: 'Look through the game' }).click();
    await anna
      .getByTestId('moment')
      .getByText(/^Move \d+ of \d+$/)
      .waitFor();
  }, 180_000);

  test('somebody who has no seat watches', async () => {
    const [anna, ben, cleo] = [
      await enter('desktop'),
      await enter('tablet'),
      await enter('tablet'),
    ];
    const link = await openPigs(anna);
    await sitDown(ben, link, 'Ben');
    await cleo.goto(link);
    await cleo.getByTestId('prompt').waitFor();
    expect(await playOne(cleo)).toBe(false);
    let moves = 0;
    await playUntil([anna, ben], async () => moves++ > 12);
    await bothSay([anna, cleo]);
  }, 120_000);

  test('a cut connection comes back with exactly what was missed', async () => {
    const [anna, ben] = [await enter('desktop'), await enter('desktop')];
    const line = await breakable(ben);
    await sitDown(ben, await openPigs(anna), 'Ben');
    await playUntil([anna, ben], async () => (await promptOf(anna)).startsWith('Anna'));
    line.cut();
    let moves = 0;
    // Until Ben, who does not hear of it, would have to decide.
    await playUntil([anna], async () => moves++ > 200 || (await promptOf(anna)).startsWith('Ben'));
    expect(await promptOf(ben)).not.toBe(await promptOf(anna));
    line.mend();
    await bothSay([anna, ben]);
    expect(await logOf(ben)).toEqual(await logOf(anna));
  }, 120_000);

  test('a server that is killed in mid-game comes back with every acknowledged move', async () => {
    const [anna, ben] = [await enter('desktop'), await enter('desktop')];
    await sitDown(ben, await openPigs(anna), 'Ben');
    for (let round = 1; round <= 3; round++) {
      let looks = 0;
      await playUntil([anna, ben], async () => looks++ > 14);
      const before = await logOf(anna);
      await server.kill();
      await server.start();
      // Somebody has moved on the server that came back, and both heard of it.
      const prompt = await promptOf(anna);
      await playUntil([anna, ben], async () => (await promptOf(anna)) !== prompt);
      const after = await logOf(anna);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.length).toBeGreaterThan(before.length);
    }
    await bothSay([anna, ben]);
  }, 180_000);

  test('a reload finds its seat again', async () => {
    const [anna, ben] = [await enter('desktop'), await enter('phone upright')];
    const link = await openPigs(anna);
    await sitDown(ben, link, 'Ben');
    await Promise.all([anna.reload(), ben.reload()]);
    await Promise.all([anna, ben].map((page) => page.getByTestId('prompt').waitFor()));
    let moves = 0;
    await playUntil([anna, ben], async () => moves++ > 8);
  }, 120_000);
});

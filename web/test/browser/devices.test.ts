import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Visitor, SIZES, openBrowser, openVisitor } from './support/browser.ts';
import { openTable, playUntil, sitDown } from './support/by-link.ts';
import { PIGS, promptOf } from './support/play.ts';
import { RealServer } from './support/real-server.ts';
import { type Site, openSite } from './support/site.ts';

let site: Site;
let browser: Browser;
let server: RealServer;
const visitors: Visitor[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
  server = new RealServer(site.folder);
  await server.open();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  await site.close();
});

async function enter(size: keyof typeof SIZES): Promise<Page> {
  const visitor = await openVisitor(browser, { viewport: SIZES[size] });
  visitors.push(visitor);
  return visitor.page;
}

/** The link that carries a seat of this page to another device. */
async function seatLinkOf(page: Page, way: string): Promise<string> {
  await page.getByText('Play on another device').click();
  await page.getByRole('button', { name: way }).click();
  await page.getByRole('img', { name: 'The seat as a QR code' }).waitFor();
  return page.getByLabel('Link to this seat').inputValue();
}

test('a seat moves to a phone, and another’s hand is held there while the tablet shows the table', async () => {
  const desk = await enter('desktop');
  const tablet = await enter('desktop');
  await sitDown(tablet, await openTable(desk, server.address, PIGS), 'Ben');
  const requests: string[] = [];
  const phone = await enter('phone upright');
  phone.on('request', (request) => requests.push(request.url()));

  await desk.getByRole('tab', { name: 'People' }).click();
  const link = await seatLinkOf(desk, 'Go on on another device');
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Yes, here' }).click();
  await phone.getByTestId('prompt').waitFor();
  expect(phone.url()).toBe(link.replace(/#.*/u, ''));
  expect(requests.join()).not.toContain(link.split('seat=')[1]!.split('&')[0]!);
  await desk.getByText('Your seat is played on another device now.').waitFor();
  await desk.getByRole('button', { name: 'Watch' }).click();
  await desk.getByTestId('prompt').waitFor();

  await tablet.getByRole('tab', { name: 'People' }).click();
  const hand = await enter('phone upright');
  await hand.goto(await seatLinkOf(tablet, 'Hold the hand on a phone'));
  await hand.getByRole('button', { name: 'Yes, here' }).click();
  await hand.getByTestId('prompt').waitFor();
  await tablet.getByRole('button', { name: 'It’s on the phone: show the table here' }).click();

  const hasTurned = async () => /Ben/u.test((await promptOf(desk)) ?? '');
  await playUntil([phone, hand], hasTurned);
  await expect.poll(() => promptOf(tablet), { timeout: 30_000 }).toBe(await promptOf(desk));
  await tablet.getByRole('tab', { name: 'Moves' }).click();
  expect(await tablet.locator('[data-testid="moves"] li button').count()).toBe(0);
  expect(visitors.flatMap(({ faults }) => faults)).toEqual([]);
}, 120_000);

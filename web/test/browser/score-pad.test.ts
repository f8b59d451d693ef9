import { catalog, findGame } from '@richtfest/catalog';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedTable, optionsOf } from '../score-pad/finished-table.ts';
import { foundByAxe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { untilWon } from './support/end.ts';
import { type OpenServer, openServer } from './support/server.ts';
import { tapPad } from './support/tap-pad.ts';
import { Visits } from './support/visits.ts';

const DREAM = 'dream-home';
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];
const visits = Visits.ofThisFile();
let server: OpenServer;
/** Of both tests with several devices: they count all points together. */
let devices: Devices;

beforeAll(async () => {
  server = await openServer(visits.site.folder);
  devices = await openDevices();
});
afterAll(() => server.close());

async function boxGame(id: string, players: number) {
  const game = await findGame(id)!.load();
  const { taps, result } = finishedTable(game, 3, { options: optionsOf(id)[0] ?? {}, players });
  return { taps, scores: result!.seats.map(({ score }) => String(score)) };
}

/** The totals of the score sheet, seat by seat. */
async function totals(page: Page): Promise<string[]> {
  const row = page.getByTestId('score-sheet').getByRole('row', { name: 'Total' });
  return row.getByRole('cell').allInnerTexts();
}

async function skipParty(page: Page): Promise<void> {
  await page.getByTestId('celebration').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('score-sheet').waitFor({ state: 'attached' });
}

async function saved(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/games/${DREAM}/score-pad`);
  return page.getByRole('listitem').first().innerText();
}

interface Devices {
  readonly tablet: Page;
  readonly phones: readonly Page[];
  readonly all: readonly Page[];
  readonly errors: () => string[];
}

async function openDevices(): Promise<Devices> {
  const visitors = await Promise.all([
    visits.open({ viewport: SIZES.tablet }),
    // Each device has its own key.
    ...NAMES.map((_, at) => visits.open({ viewport: SIZES['phone upright'], seed: `phone ${at}` })),
  ]);
  const all = visitors.map(({ page }) => page);
  const [tablet, ...phones] = all;
  return { tablet: tablet!, phones, all, errors: () => visitors.flatMap(({ errors }) => errors) };
}

/** Opens a pad on the tablet, and joins it with every phone: some from the list, some by name. */
async function joinPad({ tablet, phones }: Devices, game: string): Promise<void> {
  const listed = Math.max(2, findGame(game)!.players.min);
  await tablet.goto(`${server.address}/games/${game}/score-pad`);
  await tablet.getByRole('button', { name: 'New game' }).click();
  await tablet.getByRole('textbox', { name: 'Player 1' }).fill('Anna');
  await tablet.getByRole('button', { name: 'Everyone on their own phone' }).click();
  const link = await tablet.getByLabel('Link for the phones').first().inputValue();
  const address = link.replace(/^https?:\/\/[^/]+/u, server.address);
  await Promise.all(phones.map((phone) => phone.goto(address)));
  for (const [seat, phone] of phones.entries()) {
    if (seat < listed) {
      const name = seat === 0 ? 'Anna' : `Player ${seat + 1}`;
      await phone.getByRole('button', { name, exact: true }).click();
    } else {
      await phone.getByLabel('Not on the list? Your name').fill(NAMES[seat]!);
      await phone.getByRole('button', { name: 'Join' }).click();
    }
    await phone.getByTestId('tray').waitFor();
  }
}

/** Waits until this many players have a status on the tablet. */
async function untilStatus(tablet: Page, status: string, players: number): Promise<void> {
  const rows = tablet.locator(`[data-testid="player"][data-status="${status}"]`);
  await rows.nth(players - 1).waitFor();
}

async function sayReady(phones: readonly Page[]): Promise<void> {
  for (const phone of phones) await phone.getByRole('button', { name: 'I’m ready' }).click();
}

test('PR-52, PR-55: a box game entered on four phones, revealed line by line on all devices', async () => {
  const { taps, scores } = await boxGame(DREAM, 4);
  const { tablet, phones, all } = devices;
  await joinPad(devices, DREAM);
  await untilStatus(tablet, 'joined', 4);
  // One house with the pointer, the others as fast as the page follows.
  const [first, ...more] = taps.filter(({ seat, place }) => seat === 0 && !place.includes('/'));
  await phones[0]!.locator(`button[data-place="${first!.place}"]`).click();
  await phones[0]!.locator(`[data-testid="tray"] [data-component="${first!.component}"]`).click();
  await untilStatus(tablet, 'entering', 1);
  expect(more.length).toBeGreaterThan(5);
  for (const [seat, phone] of phones.entries()) {
    await tapPad(
      phone,
      taps.filter((tap) => tap.seat === seat && tap !== first),
    );
  }
  expect(await foundByAxe(phones[1]!, { theme: 'night', part: 'main' })).toEqual([]);
  await phones[1]!.getByLabel('Your name').fill('Ben');
  await sayReady(phones);
  await untilStatus(tablet, 'ready', 4);
  // Ready, but not quite.
  await phones[3]!.getByRole('button', { name: 'Change something' }).click();
  await tablet.getByText('Not ready yet: Dan').waitFor();
  await sayReady(phones.slice(3));
  await untilStatus(tablet, 'ready', 4);
  expect(await tablet.getByTestId('player').nth(1).getByRole('textbox').inputValue()).toBe('Ben');
  expect(await foundByAxe(tablet, { theme: 'day', part: 'main' })).toEqual([]);

  await tablet.getByRole('button', { name: 'Count the points' }).click();
  await Promise.all(all.map(skipParty));
  await tablet.getByRole('button', { name: 'Next line' }).click();
  for (const device of all) {
    await device.locator('[data-testid="score-sheet"][data-written="1"]').waitFor();
    expect(await device.getByTestId('winner').innerText()).toContain('being counted');
  }
  await tablet.getByRole('button', { name: 'Show all' }).click();
  for (const device of all) {
    await untilWon(device);
    expect(await totals(device)).toEqual(scores);
  }
  for (const device of all) {
    const text = await saved(device, server.address);
    expect(text).toContain('Anna, Ben, Cleo, Dan');
    expect(text).not.toContain('not finished');
  }
  expect(devices.errors()).toEqual([]);
});

test('PR-52, PR-54: a box game of each other kind is entered on four phones and a tablet', async () => {
  const { tablet, phones, all } = devices;
  for (const { id } of catalog.filter((game) => game.id !== DREAM)) {
    const { taps, scores } = await boxGame(id, 4);
    await joinPad(devices, id);
    // All at the same time: each phone its own house, the tablet what belongs to everyone.
    await Promise.all([
      tapPad(
        tablet,
        taps.filter(({ seat }) => seat === undefined),
      ),
      ...phones.map((phone, at) =>
        tapPad(
          phone,
          taps.filter(({ seat }) => seat === at),
        ),
      ),
    ]);
    await sayReady(phones);
    await untilStatus(tablet, 'ready', 4);
    await tablet.getByRole('button', { name: 'Count the points' }).click();
    await Promise.all(all.map(skipParty));
    await tablet.getByRole('button', { name: 'Show all' }).click();
    for (const device of all) {
      await untilWon(device);
      expect([id, await totals(device)]).toEqual([id, scores]);
    }
  }
  expect(devices.errors()).toEqual([]);
});

test('a box game of each kind is entered on one device without a connection', async () => {
  const { page, context, errors } = await visits.open({ hasServiceWorker: true });
  await page.goto(visits.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  for (const { id, players } of catalog) {
    const { taps, scores } = await boxGame(id, players.min);
    await page.goto(`${visits.address}/games/${id}/score-pad`);
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByText('needs a connection to a Richtfest server').waitFor();
    await tapPad(page, taps);
    await page.getByRole('button', { name: 'Count the points' }).click();
    await skipParty(page);
    await untilWon(page);
    expect([id, await totals(page)]).toEqual([id, scores]);
  }
  expect(errors).toEqual([]);
  await context.close();
});

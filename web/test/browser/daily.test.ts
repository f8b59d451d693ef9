import { playLine } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { writeTurn } from '@richtfest/engine';
import type { DailyCalendar } from '@richtfest/protocol/daily';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newHouse } from '../../src/daily/daily-house.ts';
import type { SavedMatch } from '../../src/match/saved-match.ts';
import { foundByAxe } from './support/axe.ts';
import { type OpenServer, openServer } from './support/server.ts';
import { storeMatches } from './support/stored-match.ts';
import { Visits } from './support/visits.ts';

const GAME = 'best-treehouse';
const visits = Visits.ofThisFile();
let server: OpenServer;

beforeAll(async () => {
  server = await openServer(visits.site.folder);
});
afterAll(() => server.close());

/** Today's house at this server, played to its end by a bot in the person's place. */
async function finishedToday(): Promise<SavedMatch> {
  const response = await fetch(`${server.address}/api/daily`);
  const { today, days } = (await response.json()) as DailyCalendar;
  const secret = days[0]!.secrets![GAME]!;
  const entry = findGame(GAME)!;
  const game = await entry.load();
  const saved = await newHouse(entry, {
    level: 'family',
    dealt: { day: today, secret },
    isRecord: true,
    guest: () => 'Ann',
    now: Date.now(),
  });
  const seats = saved.header.seats.map((seat) => ({ ...seat, bot: 'family' }));
  const { line } = playLine(game, { ...saved.header, seats }, secret);
  const log = line.map(({ seat, move }) => writeTurn(game, seat, move));
  return { ...saved, log, isOver: true, changedAt: saved.startedAt + 1 };
}

test('the daily house: two taps to the table, a result that counts, an expert’s game, a group', async () => {
  const { page, errors } = await visits.open();
  await page.goto(server.address);
  await page.getByRole('link', { name: 'Daily house' }).click();
  await page.getByRole('button', { name: 'Play today’s house' }).first().click();
  await page.getByTestId('prompt').waitFor();

  await storeMatches(page, server.address, [await finishedToday()]);
  await page.goto(`${server.address}/daily`);
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  await page.locator('[data-today][data-houses="1"]').waitFor();
  expect(await foundByAxe(page, { theme: 'day', part: 'main' })).toEqual([]);
  await page.getByRole('link', { name: 'See how you did' }).click();
  await page.getByText('Yours is the first result.').waitFor();
  await page.getByTestId('parted').waitFor();
  expect(await page.getByTestId('share-card').innerText()).toMatch(/🏠/u);
  expect(await foundByAxe(page, { theme: 'night', part: 'main' })).toEqual([]);

  await page.goto(`${server.address}/daily`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Make a group' }).click();
  await page.getByText('Ann (you)').waitFor();
  const friend = await visits.open();
  await friend.page.goto(page.url());
  await friend.page.getByLabel('Your name').fill('Ben');
  await friend.page.getByRole('button', { name: 'Join' }).click();
  await friend.page.getByText('Ben (you)').waitFor();
  expect(await friend.page.getByText('You see this house when').count()).toBe(1);
  expect([...errors, ...friend.errors]).toEqual([]);
});

test('offline the day’s house stays, and a device that was not online gets practice houses', async () => {
  const { page, context, errors } = await visits.open();
  await page.route('**/api/daily', (route) => route.abort());
  await page.goto(`${server.address}/daily`);
  await page.getByText('it does not count').waitFor();
  expect(await page.getByRole('button', { name: 'Practise' }).count()).toBe(4);
  await page.unroute('**/api/daily');
  await page.reload();
  await page.getByRole('button', { name: 'Play today’s house' }).first().waitFor();
  await page.route('**/api/daily', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Play today’s house' }).first().waitFor();
  expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  await context.close();
});

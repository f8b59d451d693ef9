import { readFile } from 'node:fs/promises';
import { MATCH_FORMAT } from '@richtfest/engine';
import { type DailyCalendar, LEAST_RESULTS } from '@richtfest/protocol/daily';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { secretWithoutServer } from '../../src/daily/today.ts';
import type { SavedMatch } from '../../src/match/saved-match.ts';
import { cardsFragment } from '../../src/same-cards/same-cards.ts';
import { foundByAxe } from './support/axe.ts';
import type { VisitorOptions } from './support/browser.ts';
import { playedHouse } from './support/played-house.ts';
import { type OpenServer, openServer } from './support/server.ts';
import { storeMatches } from './support/stored-match.ts';
import { Visits } from './support/visits.ts';

const GAME = 'best-treehouse';
/** The time of server and pages, so that no test runs into the next day. */
const NOON = Date.parse('2026-11-16T12:00:00Z');
/** The server's. */
const time = { now: NOON };
const visits = Visits.ofThisFile();
let server: OpenServer;

beforeAll(async () => {
  const clock = { now: () => time.now, ticks: () => performance.now() };
  server = await openServer(visits.site.folder, { clock });
});
afterEach(() => void (time.now = NOON));
afterAll(() => server.close());

async function visitor({
  now = NOON,
  ...options
}: VisitorOptions & { readonly now?: number } = {}) {
  const opened = await visits.open(options);
  await opened.context.addInitScript((time) => {
    Date.now = () => time;
  }, now);
  return opened;
}

/** Today's house, by default this server's, and the line of a bot in the person's place. */
async function playedBy(
  person: string,
  { own, others }: { readonly own?: string; readonly others?: string } = {},
): Promise<{ saved: SavedMatch; line: readonly string[] }> {
  const response = await fetch(`${server.address}/api/daily`);
  const { today: day, days } = (await response.json()) as DailyCalendar;
  const secret = own ?? days[0]!.secrets![GAME]!;
  const forged = others === undefined ? {} : { others };
  const played = await playedHouse({ day, secret, game: GAME, person, now: NOON, ...forged });
  return { saved: { ...played, log: [], isOver: false }, line: played.log };
}

async function finishedToday(): Promise<SavedMatch> {
  const { saved, line } = await playedBy('family');
  return { ...saved, log: line, isOver: true, changedAt: saved.startedAt + 1 };
}

test('the daily house: two taps to the table, a result that counts, an expert’s game, a group', async () => {
  const { page, errors } = await visitor();
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
  await page.getByText('Expert with the same luck').waitFor();
  await page.getByTestId('parts').waitFor();
  await page.getByTestId('parting').scrollIntoViewIfNeeded();
  await page.getByTestId('verdict').waitFor();
  expect(await page.getByTestId('share-card').innerText()).toMatch(/Place [123] of 3/u);
  expect(await foundByAxe(page, { theme: 'night', part: 'main' })).toEqual([]);

  await page.goto(`${server.address}/daily`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Make a group' }).click();
  await page.getByText('Ann (you)').first().waitFor();
  const friend = await visitor();
  await friend.page.goto(page.url());
  await friend.page.getByLabel('Your name').fill('Ben');
  await friend.page.getByRole('button', { name: 'Join' }).click();
  await friend.page.getByText('Ben (you)').first().waitFor();
  expect(await friend.page.getByText('You see this house when').count()).toBe(1);
  expect([...errors, ...friend.errors]).toEqual([]);
});

test('“Beat my score”: the same table, both games side by side, and the way back', async () => {
  const { saved: own, line } = await playedBy('family');
  const { line: theirs } = await playedBy('greedy');
  const { seats } = own.header;
  const file = { format: MATCH_FORMAT, ...own.header, secret: own.secret, moves: theirs } as const;
  const link = `${server.address}/same-cards#${await cardsFragment({
    ...file,
    seats: [{ name: 'Zoë' }, ...seats.slice(1)],
  })}`;
  const { page, errors } = await visitor();
  await page.goto(link);
  await page.getByText(/^Zoë scored \d+ points in Best Treehouse Ever/u).waitFor();
  await page.getByRole('button', { name: 'Play with this luck' }).click();
  await page.getByTestId('prompt').waitFor();

  const rival = { seat: 0, seats: [{ name: 'Zoë' }, ...seats.slice(1)], log: theirs };
  const finished = { ...own, id: 'own', log: line, isOver: true, changedAt: own.startedAt + 1 };
  await storeMatches(page, server.address, [finished]);
  // The game was played here before the link came.
  await page.goto(link);
  await page.getByText(/^You have already played with this luck: \d+ points/u).waitFor();
  await page.getByRole('button', { name: 'Compare with Zoë' }).click();
  await page.getByTestId('outcome').waitFor();
  expect(await page.getByTestId('both-houses').locator('figure').count()).toBe(2);
  await page.getByTestId('parting').scrollIntoViewIfNeeded();
  await page.getByTestId('verdict').waitFor();
  expect(await foundByAxe(page, { theme: 'day', part: 'main' })).toEqual([]);

  await page.evaluate(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(shared.push(data)) });
  });
  await page.getByRole('button', { name: 'Send Zoë your game' }).click();
  await page.waitForFunction(() => (window as never as { shared: unknown[] }).shared.length > 0);
  const back = await page.evaluate(
    () => (window as never as { shared: ShareData[] }).shared[0]?.url ?? '',
  );
  // Zoë has played these cards herself, so she can compare at once.
  const friend = await visitor();
  await storeMatches(friend.page, server.address, [{ ...finished, id: 'hers', log: theirs }]);
  await friend.page.goto(back);
  await friend.page.getByRole('button', { name: /^Compare with / }).waitFor();

  await page.getByRole('button', { name: 'Play with this luck again' }).click();
  await page.getByTestId('prompt').waitFor();
  const again = { ...finished, id: 'again', rival };
  await storeMatches(page, server.address, [again]);
  await page.goto(`${server.address}/play/again`);
  await page.getByRole('link', { name: 'Compare with Zoë' }).click();
  await page.getByTestId('outcome').waitFor();
  await page.goto(`${server.address}/same-cards#x`);
  await page.getByText('This link is incomplete').waitFor();
  expect([...errors, ...friend.errors]).toEqual([]);
});

test('a link that changes while its page appears is read', async () => {
  const { saved, line } = await playedBy('family');
  const file = {
    format: MATCH_FORMAT,
    ...saved.header,
    secret: saved.secret,
    moves: line,
  } as const;
  const fragment = await cardsFragment(file);
  const { page } = await visitor();
  await page.goto(`${server.address}/same-cards#x`);
  await page.getByText('This link is incomplete').waitFor();
  await page.getByRole('button', { name: 'To the street' }).click();
  await page.getByRole('link', { name: 'Daily house' }).waitFor();
  await page.evaluate((changed) => {
    const { addEventListener } = window;
    // The page has been drawn when it begins to listen.
    window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
      if (listener[0] === 'hashchange') history.replaceState(undefined, '', `#${changed}`);
      addEventListener(...listener);
    };
    history.pushState(undefined, '', '/same-cards#x');
  }, fragment);
  await page.getByRole('button', { name: 'Play with this luck' }).waitFor();
});

test('PR-49: the page says in the reader’s language why a result does not count', async () => {
  const { page } = await visitor({ locale: 'de' });
  const { saved, line } = await playedBy('family', { others: 'greedy' });
  await storeMatches(page, server.address, [{ ...saved, log: line, isOver: true }]);
  await page.goto(`${server.address}/daily/2026-11-16/${GAME}`);
  await page.getByText('Nach den Regeln verläuft es anders').waitFor();
});

test('offline the day’s house stays, and a device that was not online gets practice houses', async () => {
  const { page, context, errors } = await visitor();
  await page.route('**/api/daily', (route) => route.abort());
  await page.goto(`${server.address}/daily`);
  await page.getByText('it does not count').waitFor();
  expect(await page.getByRole('button', { name: 'Practise' }).count()).toBe(4);
  await page.getByRole('button', { name: 'Practise' }).first().click();
  await page.getByText('Practice house: it does not count.').waitFor();
  await page.goBack();
  await page.unroute('**/api/daily');
  await page.reload();
  await page.getByRole('button', { name: 'Play today’s house' }).first().waitFor();
  await page.route('**/api/daily', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Play today’s house' }).first().waitFor();
  expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  await context.close();
});

test('a house that was finished offline counts when the connection is back', async () => {
  const { page, context } = await visitor({ hasServiceWorker: true });
  await page.goto(`${server.address}/daily`);
  await page.getByRole('button', { name: 'Play today’s house' }).first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  await page.goto(`${server.address}/daily`);
  await page.getByRole('button', { name: 'Play today’s house' }).first().click();
  await page.getByTestId('prompt').waitFor();
  await storeMatches(page, server.address, [await finishedToday()]);
  await page.goto(`${server.address}/daily/2026-11-16/${GAME}`);
  await page.getByText('It is sent as soon as you are online.').waitFor();
  await page.getByText('Expert with the same luck').waitFor();
  await context.setOffline(false);
  await page.getByText('From 10 on you see where you stand.').waitFor();
  await context.close();

  // Nobody has to open that page: any page of the site sends what is waiting.
  const other = await visitor();
  await other.page.goto(`${server.address}/daily`);
  await other.page.getByRole('button', { name: 'Play today’s house' }).first().waitFor();
  await storeMatches(other.page, server.address, [await finishedToday()]);
  const counted = other.page.waitForResponse(
    (response) => response.url().endsWith('/results') && response.status() === 201,
  );
  await other.page.goto(server.address);
  await counted;
  await other.context.close();
});

test('a page that stays open has new houses when the next day has begun', async () => {
  const { page, errors } = await visitor();
  await page.goto(`${server.address}/daily`);
  await page.getByText('16 Nov 2026').waitFor();
  await storeMatches(page, server.address, [await finishedToday()]);
  await page.goto(`${server.address}/daily`);
  await page.getByRole('link', { name: 'See how you did' }).waitFor();
  const day = '2026-11-17';
  time.now = Date.parse(`${day}T00:00:00Z`);
  await page.evaluate((now) => {
    Date.now = () => now;
    document.dispatchEvent(new Event('visibilitychange'));
  }, time.now);
  await page.getByText('17 Nov 2026').waitFor();
  await page.getByRole('button', { name: 'Play today’s house' }).first().click();
  await page.waitForURL(`**/play/daily-${day}-*`);
  expect(errors).toEqual([]);
});

test('a house that another device of the account has finished is not played again', async () => {
  const { page, errors } = await visitor({ timezoneId: 'America/New_York' });
  const { header, secret, log } = await finishedToday();
  const entry = (game: string) => ({
    id: `daily-2026-11-16-${game}`,
    game,
    where: 'device',
    at: NOON,
    seats: header.seats.map((seat, at) => ({ ...seat, points: 20 + at, place: 3 - at })),
  });
  const games = [{ ...entry(GAME), record: { header, secret, log } }, entry('ueberdachen')];
  await page.goto(`${server.address}/icon.svg`);
  await page.evaluate(
    (chronicle) => localStorage.setItem('richtfest/chronicle', chronicle),
    JSON.stringify({ games, forgottenUntil: 0 }),
  );
  await page.goto(`${server.address}/daily`);
  const results = page.getByRole('link', { name: 'See how you did' });
  await results.nth(1).waitFor();
  expect(await page.getByRole('button', { name: 'Practise' }).count()).toBe(2);
  // Its moves travel with the account, unless there are too many.
  await results.first().click();
  await page.getByTestId('both-houses').waitFor();
  await page.goto(`${server.address}/daily/2026-11-16/ueberdachen`);
  await page.getByText('You played this house on another of your devices.').waitFor();
  await page.getByText('20 points · Place 3 of 3').waitFor();
  await page.getByText('Your other device has not sent its result yet.').waitFor();
  // Days are days in UTC, also on the other side of the ocean.
  await page.getByTestId('share-card').getByText('16 Nov 2026').waitFor();
  expect(await foundByAxe(page, { theme: 'day', part: 'main' })).toEqual([]);
  expect(errors).toEqual([]);
});

test('a group that does not exist says so', async () => {
  const { page } = await visitor();
  await page.goto(`${server.address}/daily/group/BCDFGHJK`);
  await page.getByText('There is no such group.').waitFor();
});

test('yesterday’s houses can be looked at, or finished until noon', async () => {
  const day = '2026-11-15';
  const of = (game: string) => playedHouse({ day, secret: 'ab'.repeat(32), game, now: NOON - 1 });
  const unfinished = { ...(await of('three-little-pigs')), isOver: false };
  const houses = [await of(GAME), unfinished];
  for (const [now, links] of [
    [NOON - 60_000, ['Continue', 'See how you did']],
    [NOON, ['See how you did']],
  ] as const) {
    const { page, context } = await visitor({ now });
    await storeMatches(page, server.address, houses);
    await page.goto(`${server.address}/daily`);
    const yesterday = page.locator('section', { hasText: 'Yesterday' }).last();
    const result = yesterday.getByRole('link', { name: 'See how you did' });
    await result.waitFor();
    expect(await yesterday.getByRole('link').allInnerTexts()).toEqual(links);
    await result.click();
    await page.waitForURL(`**/daily/${day}/${GAME}`);
    // The server does not know this house, and no longer takes it.
    await page.getByText('Results of this day no longer count.').waitFor();
    await context.close();
  }
});

test('a result is shared as a picture and as a text, without anything of the game', async () => {
  const { page, context, errors } = await visitor();
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data })),
    });
  });
  await storeMatches(page, server.address, [await finishedToday()]);
  await page.goto(`${server.address}/daily/2026-11-16/${GAME}`);
  await page.getByText('From 10 on you see where you stand.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`richtfest-2026-11-16-${GAME}.png`);
  const png = await readFile(await saved.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(10_000);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.waitForFunction(() => 'shared' in window);
  const { text, url } = await page.evaluate(
    () => (window as never as { shared: ShareData }).shared,
  );
  expect(text).toMatch(
    /^Richtfest · Daily house 2026-11-16\nBest Treehouse Ever\n[🏠🟨]{3} Place [123] of 3 · Bots: Family$/u,
  );
  expect(url).toBe(`${server.address}/daily`);
  expect(errors).toEqual([]);
  await context.close();
});

test('from ten results on, a result says where it stands, also when it is shared', async () => {
  const game = 'three-little-pigs';
  const { today: day, days } = (await (
    await fetch(`${server.address}/api/daily`)
  ).json()) as DailyCalendar;
  const saved = await playedHouse({ day, secret: days[0]!.secrets![game]!, game, now: NOON });
  const { header, secret, log } = saved;
  const file = { format: MATCH_FORMAT, ...header, secret, moves: log };
  const sent = Array.from({ length: LEAST_RESULTS - 1 }, (_, at) =>
    fetch(`${server.address}/api/daily/${day}/results`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: `other-${at}`.padEnd(32, '-'), file }),
    }),
  );
  for (const { status } of await Promise.all(sent)) expect(status).toBe(201);
  const { page, errors } = await visitor();
  await storeMatches(page, server.address, [saved]);
  await page.goto(`${server.address}/daily/${day}/${game}`);
  await page.getByText('Better than 50 % of the 9 other results.').waitFor();
  expect(await page.getByTestId('share-card').innerText()).toContain('Better than 50 %');
  expect(errors).toEqual([]);
});

test('without a server the day’s house is played on the device and counts in its calendar', async () => {
  const { page, errors } = await visitor();
  await page.goto(`${visits.address}/daily`);
  await page.getByText('This site has no server').waitFor();
  await page.getByRole('button', { name: 'Play today’s house' }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Make a group' }).count()).toBe(0);
  const { saved, line } = await playedBy('family', {
    own: secretWithoutServer('2026-11-16', GAME),
  });
  const finished = { ...saved, log: line, isOver: true, changedAt: saved.startedAt + 1 };
  await storeMatches(page, visits.address, [finished]);
  await page.goto(`${visits.address}/daily`);
  await page.locator('[data-today][data-houses="1"]').waitFor();
  await page.getByRole('link', { name: 'See how you did' }).click();
  await page.getByText('results stay on this device').waitFor();
  await page.getByTestId('both-houses').waitFor();
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

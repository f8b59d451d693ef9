import {
  CODE_LENGTH,
  type CreateTableResponse,
  type LateWay,
  groupedCode,
} from '@richtfest/protocol';
import type { Browser, BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PushStandIn } from '../../../server/test/support/push-stand-in.ts';
import { calm } from '../../../server/test/support/table.ts';
import {
  LONGEST_WAIT,
  SIZES,
  type Visitor,
  type VisitorOptions,
  closeVisitors,
  openVisitor,
  sharedBrowser,
} from './support/browser.ts';
import { playUntil, sitDown, takeSeat } from './support/by-link.ts';
import { PIGS, untilDeciding, untilPrompt } from './support/play.ts';
import { type Site, openSite } from './support/site.ts';
import { type TimedServer, openTimedServer } from './support/timed-server.ts';

const DAY = 24 * 60 * 60_000;

let site: Site;
let browser: Browser;
let server: TimedServer;
const push = new PushStandIn();
const visitors: Visitor[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), sharedBrowser(), push.open()]);
  server = await openTimedServer(site.folder, push.origin);
});

afterAll(async () => {
  await closeVisitors(browser);
  await server.close();
  await push.close();
  await site.close();
  expect(visitors.flatMap(({ errors }) => errors)).toEqual([]);
});

async function enter(options: VisitorOptions = {}): Promise<Page> {
  const visitor = await openVisitor(browser, options);
  visitors.push(visitor);
  return visitor.page;
}

/** Opens a table for two with the given late option and lets Anna's time run out. */
async function sitBoth(pages: readonly [Page, Page], late: LateWay): Promise<void> {
  const response = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: PIGS,
      options: calm,
      seats: [{ kind: 'person' }, { kind: 'person' }],
      clock: { decision: DAY / 1000, late },
    }),
  });
  const { table } = (await response.json()) as CreateTableResponse;
  const link = `${server.address}/t/${table}`;
  await pages[0].goto(link);
  await takeSeat(pages[0], 'Anna');
  await pages[0].getByRole('heading', { name: `Table ${groupedCode(table)}` }).waitFor();
  await sitDown(pages[1], link, 'Ben');
  await pages[1].getByRole('tab', { name: 'Log' }).click();
  await pages[1].getByText(/^until tomorrow, \d\d:\d\d$/).waitFor();
  server.wait(DAY);
}

/** The lines of the log once Anna must move and her dice are visible. */
const ROLLED = 2;
const logged = (page: Page) => page.getByTestId('log').getByRole('listitem');

test('when time is up a bot moves, stands in until the player is back, or is called by others', async () => {
  const pages = [await enter(), await enter()] as const;
  const [anna, ben] = pages;
  await sitBoth(pages, 'move');
  // Anna does nothing, and a bot moves for her.
  await logged(ben).nth(ROLLED).waitFor();

  await sitBoth(pages, 'stand-in');
  await anna.getByTestId('bot-for-you').waitFor();
  await anna.getByRole('button', { name: 'I’m back' }).click();
  await anna.getByTestId('bot-for-you').waitFor({ state: 'detached' });

  await sitBoth(pages, 'reminder');
  await anna.getByText('Your time is up. You can still move.').waitFor();
  const help = ben.getByRole('button', { name: 'Let a bot make this move' });
  await help.waitFor();
  expect(await logged(ben).count()).toBe(ROLLED);
  await help.click();
  await logged(ben).nth(ROLLED).waitFor();
});

/** A browser that uses the local push service. */
async function withPush(context: BrowserContext, name: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: server.address });
  await context.addInitScript((subscription) => {
    const made = { ...subscription, options: {}, toJSON: () => subscription };
    PushManager.prototype.subscribe = () => Promise.resolve(made as unknown as PushSubscription);
    // eslint-disable-next-line unicorn/no-null -- as the browser has it
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
  }, push.subscribe(name));
}

/** Delivers a push message to the site's service worker. */
async function deliver(page: Page, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: server.address,
    registrationId,
    data,
  });
}

interface ShownNotification {
  readonly title: string;
  readonly body: string;
}

/** The notification recorded by the worker below. */
interface Notified {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(address: string): Promise<unknown> };
  notified: Promise<ShownNotification>;
}

/** A headless browser shows no notifications: the worker records the next one. */
async function keepNotification(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker = await page.context().waitForEvent('serviceworker')] = page
    .context()
    .serviceWorkers();
  await worker.evaluate(() => {
    const scope = self as unknown as Notified;
    scope.notified = new Promise((resolve) => {
      scope.registration.showNotification = (title, options) =>
        Promise.resolve(resolve({ title, body: '', ...options }));
    });
  });
  return worker;
}

/** Taps the notification and returns the opened address. */
function tapped(worker: Worker): Promise<string> {
  return worker.evaluate(async () => {
    const scope = self as unknown as Notified;
    const notification = { ...(await scope.notified), close: () => undefined };
    return await new Promise<string>((resolve) => {
      scope.clients.openWindow = (address) => Promise.resolve(resolve(address));
      const { ExtendableEvent } = self as unknown as { ExtendableEvent: typeof Event };
      dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
    });
  });
}

test('a move a day: deadlines in words, and a notification on your turn', async () => {
  const phone = { viewport: SIZES['phone upright'], hasServiceWorker: true };
  const [anna, ben] = [await enter(phone), await enter()];
  await withPush(anna.context(), 'anna');
  await anna.goto(`${server.address}/games/${PIGS}/set-up`);
  await anna.getByLabel('Name at seat 1').fill('Anna');
  const second = anna.getByRole('group', { name: 'Who plays at seat 2' });
  await second.getByRole('radio', { name: 'Person by link' }).check();
  await anna.getByText('More options').click();
  await anna.getByRole('radio', { name: 'A move a day, or so' }).check();
  expect(await anna.getByRole('radio', { name: '1 day' }).isChecked()).toBe(true);
  expect(await anna.getByRole('radio', { name: 'We remind them' }).isChecked()).toBe(true);
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.waitForURL(/\/t\/\w+$/);
  const link = anna.url();
  await anna.getByText('Know when it is your turn').click();
  await anna.getByRole('button', { name: 'Notify me when it is my turn' }).click();
  await anna.getByText('This device notifies you when it is your turn.').waitFor();
  await sitDown(ben, link, 'Ben');
  await ben.getByText(/^until tomorrow, \d\d:\d\d$/).waitFor();

  // The others play until it is Anna's turn; she is on the street page.
  await playUntil([anna], () => untilDeciding(ben));
  await anna.goto(server.address);
  await playUntil([ben], () => untilPrompt(ben, 'Anna'));
  await expect.poll(() => push.delivered.length, { timeout: LONGEST_WAIT }).toBeGreaterThan(0);
  const payload = push.delivered.at(-1)!.text;
  expect(JSON.parse(payload)).toMatchObject({
    title: 'The Three Little Pigs',
    table: link.slice(-CODE_LENGTH),
  });

  await anna.reload();
  await anna.getByText(/It is your turn, until tomorrow, \d\d:\d\d\./).waitFor();
  const worker = await keepNotification(anna);
  await deliver(anna, payload);
  const shown = await worker.evaluate(() => (self as unknown as Notified).notified);
  expect(shown).toMatchObject({
    title: 'The Three Little Pigs',
    body: 'It is your turn. You have 24 hours.',
  });
  expect(await tapped(worker)).toBe(`/t/${link.slice(-CODE_LENGTH)}`);
});

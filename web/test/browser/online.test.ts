import { findGame } from '@richtfest/catalog';
import {
  type Game,
  type MatchFile,
  type Watcher,
  addressing,
  formatWith,
  tableTexts,
  winnersOf,
} from '@richtfest/engine';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMore } from './support/end.ts';
import { Client } from '../../../server/test/support/client.ts';
import { calm } from '../../../server/test/support/table.ts';
import type { HeldTable } from '../../src/online/seat-keys.ts';
import type { Visitor } from './support/browser.ts';
import { playUntil, showMoves, sitDown, takeSeat, untilOver } from './support/by-link.ts';
import { ReceivedMessages } from './support/received.ts';
import { leaksIn } from './support/leaks.ts';
import { PIGS } from './support/play.ts';
import { Guests } from './support/guests.ts';
import { RealServer } from './support/real-server.ts';
import { playWithoutPage } from './support/without-page.ts';

const guests = Guests.servedBy((webRoot) => RealServer.serving(webRoot));

/** As short as the game allows. */
const GAMES: readonly (readonly [game: string, options: object])[] = [
  [PIGS, {}],
  ['dream-home', {}],
  ['best-treehouse', {}],
  ['ueberdachen', { roundLimit: 3 }],
];

/** Opens a table for two people and a fast bot; returns its code. */
async function openTable(game: string, options: object): Promise<string> {
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', bot: 'child' }];
  const response = await fetch(`${guests.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game,
      options,
      seats,
      aids: { reviews: 'shown' },
      clock: { bots: 'instant' },
    }),
  });
  return ((await response.json()) as { table: string }).table;
}

interface Guest extends Visitor {
  readonly received: ReceivedMessages;
}

interface CuttableGuest extends Guest {
  cut(): void;
  mend(): void;
}

/** A visitor whose connection is recorded. */
async function enter(size: 'desktop' | 'tablet'): Promise<Guest> {
  const visitor = await guests.visitor(size);
  return { ...visitor, received: ReceivedMessages.by(visitor.page) };
}

/** A visitor whose connection is recorded and can be cut and restored. */
async function enterCuttable(): Promise<CuttableGuest> {
  const visitor = await guests.visitor('phone upright');
  const received = new ReceivedMessages();
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await visitor.page.routeWebSocket(/\/socket$/, (socket) => {
    if (isCut) return void socket.close({ code: 1001 });
    open.add(socket);
    socket.connectToServer().onMessage((text) => {
      received.add(String(text));
      socket.send(text);
    });
  });
  const cut = () => {
    isCut = true;
    for (const socket of open) void socket.close({ code: 1001 });
    open.clear();
  };
  return { ...visitor, received, cut, mend: () => void (isCut = false) };
}

test.each([false, true])(
  'two people are offered hints if the table allows them: %s',
  async (isAllowed) => {
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const response = await fetch(`${guests.address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: PIGS,
        options: calm,
        seats,
        aids: { hints: isAllowed ? 'shown' : 'off' },
      }),
    });
    const { table } = (await response.json()) as { table: string };
    await fetch(`${guests.address}/api/tables/${table}/seats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ben', nonce: 'n', seat: 1 }),
    });
    const anna = await guests.visitor('phone upright');
    await sitDown(anna.page, `${guests.address}/t/${table}`, 'Anna');
    await anna.page.getByRole('button', { name: 'Stop' }).waitFor();
    const offered = await anna.page.getByRole('button', { name: 'Hint', exact: true }).count();
    expect(offered).toBe(isAllowed ? 1 : 0);
    await anna.page.keyboard.press('i');
    const line = anna.page.getByTestId('hint');
    if (isAllowed) await line.getByText('suggests').waitFor();
    else expect(await line.innerText()).toBe('');
  },
);

/** The text of the log. */
async function logOf(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: 'Log' }).click();
  return page.getByTestId('log').locator('li').allTextContents();
}

/** Ben's connection is cut during Anna's turn; she plays until it is his turn, and he reconnects. */
async function cutBen(anna: Guest, ben: CuttableGuest): Promise<void> {
  const { received } = anna;
  await playUntil([ben.page], () =>
    received.until('all wait for Anna', () => received.owing.join() === '0'),
  );
  ben.cut();
  await received.until('Ben is away', () => !received.isPresent(1));
  const missed = ben.received.version;
  await playUntil([anna.page], () =>
    received.until('all wait for Ben', () => received.owing.includes(1)),
  );
  ben.mend();
  await received.until('Ben is back', () => received.isPresent(1));
  await ben.received.until('he has missed something', () => ben.received.version > missed);
}

test.each(GAMES)(
  '%s: two people and a bot play to the end, through cut lines, reloads and a killed server',
  async (game, options) => {
    const table = await openTable(game, options);
    const link = `${guests.address}/t/${table}`;
    const [anna, ben] = [await enter('desktop'), await enterCuttable()];
    const pages = [anna.page, ben.page];
    await anna.page.goto(link);
    await takeSeat(anna.page, 'Anna');
    await sitDown(ben.page, link, 'Ben');
    const movesMade = async (more: number) => {
      const { received } = anna;
      const goal = received.version + more;
      await playUntil(pages, () => received.until(`${more} moves`, () => received.version >= goal));
    };
    await movesMade(4);

    // Cleo arrives late and watches one of the games to its end; a client without a page watches all.
    const cleo = await enter('tablet');
    await watchWithoutSeat(cleo.page, link);
    const staysToWatch = game === PIGS;
    if (!staysToWatch) await cleo.page.goto(withoutSocket());
    const watcher = await Client.join(guests.address, table);

    await cutBen(anna, ben);

    // The server is killed: everything it had sent is still there after a restart.
    const before = await logOf(anna.page);
    await guests.server.kill();
    await guests.server.start();
    const watcherAgain = await watcher.rejoin(guests.address, table);
    await ben.page.reload();
    await ben.page.getByTestId('prompt').waitFor();
    await movesMade(2);
    expect((await logOf(anna.page)).slice(0, before.length)).toEqual(before);

    if (game === PIGS) await playUntil(pages, () => Promise.all(pages.map(untilOver)));
    else await playOnWithoutPages([anna, ben], { game, table });
    await watcherAgain.until(() => watcherAgain.match?.result !== undefined);
    await watcherAgain.close();
    if (!staysToWatch) await cleo.page.goto(link);
    await untilOver(cleo.page);
    const verdicts = [...pages, cleo.page].map((page) => page.getByTestId('winner').innerText());
    const shown = await Promise.all(verdicts);
    await openMore(anna.page);
    await anna.page.getByRole('button', { name: 'Check this game' }).click();
    await anna.page.locator('[data-testid="check"][data-holds="true"]').waitFor();
    await anna.page.keyboard.press('Escape');
    if (game === PIGS) await reviewTogether(anna.page, ben.page);
    if (game === PIGS) await saveAndLookThrough(anna.page);

    // No client was ever sent more than it may know.
    const response = await fetch(`${guests.address}/api/tables/${table}/match`);
    const file = (await response.json()) as MatchFile;
    expect(shown).toEqual([0, 1, undefined].map((reader) => verdictIn(file, reader)));
    const received: [Watcher, readonly string[]][] = [
      [0, anna.received.texts],
      [1, ben.received.texts],
      ['public', cleo.received.texts],
      ['public', [...watcher.texts, ...watcherAgain.texts]],
    ];
    for (const [eyes, texts] of received) expect(await leaksIn(file, eyes, texts)).toEqual([]);
    // The browser reports sockets that the test has cut.
    const errors = [anna, ben, cleo].flatMap((guest) => guest.errors);
    expect(errors.filter((error) => !error.includes('WebSocket'))).toEqual([]);
    if (game === PIGS) await playAgain(anna.page, ben.page);
    for (const { context } of [anna, ben, cleo]) await context.close();
  },
);

/** The winners, as one reader sees them. */
function verdictIn({ seats, result }: MatchFile, reader: number | undefined): string {
  const names = seats.map(({ name }) => name);
  const format = addressing(formatWith(Intl, 'en', names), reader);
  return `${tableTexts.en.verdict(winnersOf(result!), format)}!`;
}

interface Leaving {
  readonly game: string;
  readonly table: string;
}

/**
 * The pages leave, the site's client plays both seats to the end without them, and the pages return
 * for the score sheet.
 */
async function playOnWithoutPages(
  guestsAtTable: readonly Guest[],
  { game, table }: Leaving,
): Promise<void> {
  const rules = (await findGame(game)?.load()) as Game;
  await Promise.all(
    guestsAtTable.map(async ({ page, received }) => {
      const key = await seatKeyOf(page, table);
      await page.goto(withoutSocket());
      await playWithoutPage({ address: guests.address, table, game: rules, key, received });
      await page.goto(`${guests.address}/t/${table}`);
      await untilOver(page);
    }),
  );
}

/** The key of this page's only seat at a table. */
function seatKeyOf(page: Page, table: string): Promise<string> {
  return page.evaluate((code) => {
    const held = JSON.parse(localStorage.getItem('richtfest/tables') ?? '[]') as HeldTable[];
    const key = held.find((each) => each.table === code)?.seats?.[0]?.key;
    if (key === undefined) throw new Error(`no seat at ${code} is held here`);
    return key;
  }, table);
}

/** A page of the same site that has no connection to a table. */
const withoutSocket = () => `${guests.address}/icon.svg`;

/** Opens a table as a spectator. */
async function watchWithoutSeat(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByTestId('prompt').waitFor();
  await showMoves(page);
  expect(await page.locator('[data-testid="moves"] li button').count()).toBe(0);
}

/** PR-45: Ben reads on his score sheet that Anna opens the review. */
async function reviewTogether(anna: Page, ben: Page): Promise<void> {
  const table = anna.url();
  await anna.getByRole('link', { name: 'Game review' }).click();
  await anna.getByTestId('review').waitFor();
  await ben.getByTestId('aid-used').getByText('Anna uses the review.').waitFor();
  await anna.goto(table);
  await untilOver(anna);
}

/** A rematch with the same people: one tap each. */
async function playAgain(anna: Page, ben: Page): Promise<void> {
  await anna.goBack();
  const old = ben.url();
  await anna.getByRole('button', { name: 'Play again together' }).last().click();
  const dialog = ben.getByRole('dialog', { name: 'The others are playing again!' });
  await dialog.getByRole('button', { name: 'Join them' }).click();
  for (const page of [anna, ben]) {
    await page.waitForURL((url) => url.href !== old);
    await page.getByTestId('prompt').waitFor();
  }
  expect(anna.url()).toBe(ben.url());
  await anna.goto(old);
  await anna.getByRole('dialog', { name: 'The others are playing again!' }).waitFor();
}

async function saveAndLookThrough(page: Page): Promise<void> {
  await openMore(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^richtfest-three-little-pigs-.*\.json$/);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByTestId('moment').getByText('The start').waitFor();
  await page.getByRole('button', { name: 'One move forward' }).click();
  await page
    .getByTestId('moment')
    .getByText(/\(1 of \d+\)$/)
    .waitFor();
  // Anyone who opens the address sees this moment and no later one.
  await page.reload();
  await page
    .getByTestId('moment')
    .getByText(/\(1 of \d+\)$/)
    .waitFor();
  await page.getByRole('button', { name: 'Copy a link to this moment' }).waitFor();
}

import { findGame } from '@richtfest/catalog';
import { type Game, type MatchFile, type Watcher, randomFromText } from '@richtfest/engine';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { Client, playOn } from '../../../server/test/support/client.ts';
import { calm } from '../../../server/test/support/table.ts';
import type { HeldTable } from '../../src/online/seat-keys.ts';
import type { Visitor } from './support/browser.ts';
import { playUntil, showMoves, sitDown, takeSeat, untilOver } from './support/by-link.ts';
import { Heard } from './support/heard.ts';
import { secretsIn } from './support/lawful.ts';
import { PIGS } from './support/play.ts';
import { Guests } from './support/guests.ts';

const guests = Guests.ofThisFile();

/** Short where a game can be: what is looked at is the way, not the length. */
const GAMES: readonly (readonly [game: string, options: object])[] = [
  [PIGS, {}],
  ['dream-home', {}],
  ['best-treehouse', {}],
  ['ueberdachen', { roundLimit: 3 }],
];

/** A table for two people and a quick bot; returns its code. */
async function openTable(game: string, options: object): Promise<string> {
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', bot: 'child' }];
  const response = await fetch(`${guests.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, options, seats, clock: { bots: 'instant' } }),
  });
  return ((await response.json()) as { table: string }).table;
}

interface Guest extends Visitor {
  readonly heard: Heard;
}

interface CuttableGuest extends Guest {
  cut(): void;
  mend(): void;
}

/** A visitor whose connection is recorded. */
async function enter(size: 'desktop' | 'tablet'): Promise<Guest> {
  const visitor = await guests.visitor(size);
  return { ...visitor, heard: Heard.by(visitor.page) };
}

/** A visitor whose connection is recorded, and can be cut and mended. */
async function enterCuttable(): Promise<CuttableGuest> {
  const visitor = await guests.visitor('phone upright');
  const heard = new Heard();
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await visitor.page.routeWebSocket(/\/socket$/, (socket) => {
    if (isCut) return void socket.close({ code: 1001 });
    open.add(socket);
    socket.connectToServer().onMessage((text) => {
      heard.add(String(text));
      socket.send(text);
    });
  });
  const cut = () => {
    isCut = true;
    for (const socket of open) void socket.close({ code: 1001 });
    open.clear();
  };
  return { ...visitor, heard, cut, mend: () => void (isCut = false) };
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
        allowsHints: isAllowed,
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

/** All that has happened, in the words of the log. */
async function logOf(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: 'Log' }).click();
  return page.getByTestId('log').locator('li').allTextContents();
}

/** Ben's line is cut while Anna has to move; she plays on until he is asked, and he comes back. */
async function cutBen(anna: Guest, ben: CuttableGuest): Promise<void> {
  const { heard } = anna;
  await playUntil([ben.page], () =>
    heard.until('all wait for Anna', () => heard.owing.join() === '0'),
  );
  ben.cut();
  await heard.until('Ben is away', () => !heard.isPresent(1));
  const missed = ben.heard.version;
  await playUntil([anna.page], () =>
    heard.until('all wait for Ben', () => heard.owing.includes(1)),
  );
  ben.mend();
  await heard.until('Ben is back', () => heard.isPresent(1));
  await ben.heard.until('he has missed something', () => ben.heard.version > missed);
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
      const { heard } = anna;
      const goal = heard.version + more;
      await playUntil(pages, () => heard.until(`${more} moves`, () => heard.version >= goal));
    };
    await movesMade(4);

    // Cleo comes late, has no seat, and watches. A client without a page watches to the end.
    const cleo = await enter('tablet');
    await watchWithoutSeat(cleo.page, link);
    const watcher = await Client.join(guests.address, table);

    await cutBen(anna, ben);

    // The server is killed without warning: everything it had told anybody is there again.
    const before = await logOf(anna.page);
    await guests.server.kill();
    await guests.server.start();
    const watcherAgain = await watcher.rejoin(guests.address, table);
    await ben.page.reload();
    await ben.page.getByTestId('prompt').waitFor();
    await movesMade(2);
    expect((await logOf(anna.page)).slice(0, before.length)).toEqual(before);

    if (game === PIGS) await playUntil(pages, () => Promise.all(pages.map(untilOver)));
    else await playOnWithoutPage(anna.page, { ben, game, table });
    await watcherAgain.until(() => watcherAgain.match?.result !== undefined);
    await watcherAgain.close();
    await cleo.page.goto(link);
    await untilOver(cleo.page);
    const winners = [...pages, cleo.page].map((page) => page.getByTestId('winner').innerText());
    const [hers, his, seen] = await Promise.all(winners);
    expect([his, seen]).toEqual([hers, hers]);
    await anna.page.getByRole('button', { name: 'Check this game' }).click();
    await anna.page.locator('[data-testid="check"][data-holds="true"]').waitFor();
    await anna.page.keyboard.press('Escape');
    if (game === PIGS) await saveAndLookThrough(anna.page);

    // Nothing any of them was ever sent was more than they might know.
    const response = await fetch(`${guests.address}/api/tables/${table}/match`);
    const file = (await response.json()) as MatchFile;
    const received: [Watcher, readonly string[]][] = [
      [0, anna.heard.texts],
      [1, ben.heard.texts],
      ['public', cleo.heard.texts],
      ['public', [...watcher.texts, ...watcherAgain.texts]],
    ];
    for (const [eyes, texts] of received) expect(await secretsIn(file, eyes, texts)).toEqual([]);
    // A socket that is cut on purpose is told of by the browser, not by the site.
    const faults = [anna, ben, cleo].flatMap((guest) => guest.faults);
    expect(faults.filter((fault) => !fault.includes('WebSocket'))).toEqual([]);
    if (game === PIGS) await playAgain(anna.page, ben.page);
    for (const { context } of [anna, ben, cleo]) await context.close();
  },
  240_000,
);

/**
 * Anna's page plays to the end. Ben's page leaves; his seat is played by a client without a page,
 * which renders nothing, and his page comes back to the score sheet.
 */
async function playOnWithoutPage(
  anna: Page,
  { ben, game, table }: { readonly ben: Guest; readonly game: string; readonly table: string },
): Promise<void> {
  const link = ben.page.url();
  const key = await seatKeyOf(ben.page, table);
  await ben.page.goto(`${guests.address}/icon.svg`);
  const client = await Client.join(guests.address, table, { key });
  const rules = (await findGame(game)?.load()) as Game;
  await playUntil([anna], () =>
    Promise.all([
      playOn(rules, { client, seat: 1, random: randomFromText(game) }),
      untilOver(anna),
    ]),
  );
  await client.close();
  for (const text of client.texts) ben.heard.add(text);
  await ben.page.goto(link);
  await untilOver(ben.page);
}

/** The key of the only seat this page holds at a table. */
function seatKeyOf(page: Page, table: string): Promise<string> {
  return page.evaluate((code) => {
    const held = JSON.parse(localStorage.getItem('richtfest/tables') ?? '[]') as HeldTable[];
    const key = held.find((each) => each.table === code)?.seats?.[0]?.key;
    if (key === undefined) throw new Error(`no seat at ${code} is held here`);
    return key;
  }, table);
}

/** Sees a table at which nothing can be played from here, and leaves it. */
async function watchWithoutSeat(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByTestId('prompt').waitFor();
  await showMoves(page);
  expect(await page.locator('[data-testid="moves"] li button').count()).toBe(0);
  // A page that has no socket, of the same site.
  await page.goto(`${guests.address}/icon.svg`);
}

/** Once more with the same people: a tap each, and nobody types anything. */
async function playAgain(anna: Page, ben: Page): Promise<void> {
  await anna.goBack();
  const old = ben.url();
  await anna.getByRole('button', { name: 'Play again together' }).last().click();
  const dialog = ben.getByRole('dialog', { name: 'The others play again!' });
  await dialog.getByRole('button', { name: 'Come along' }).click();
  for (const page of [anna, ben]) {
    await page.waitForURL((url) => url.href !== old);
    await page.getByTestId('prompt').waitFor();
  }
  expect(anna.url()).toBe(ben.url());
  await anna.goto(old);
  await anna.getByRole('dialog', { name: 'The others play again!' }).waitFor();
}

async function saveAndLookThrough(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^richtfest-three-little-pigs-.*\.json$/);
  await page.getByRole('link', { name: 'Look through the game' }).click();
  await page
    .getByTestId('moment')
    .getByText(/^Move \d+ of \d+$/)
    .waitFor();
}

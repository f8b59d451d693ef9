import type { MatchFile, Watcher } from '@richtfest/engine';
import type { CreateTableResponse, TableSummary } from '@richtfest/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SIZES, Visitor } from './support/browser.ts';
import { isOver, playOne, playUntil, sitDown } from './support/by-link.ts';
import { secretsIn } from './support/lawful.ts';
import { PIGS, promptOf } from './support/play.ts';
import { Guests } from './support/guests.ts';

const guests = Guests.ofThisFile();

/** Short where a game can be: what is looked at is the way, not the length. */
const GAMES: readonly (readonly [game: string, options: object])[] = [
  [PIGS, {}],
  ['dream-home', {}],
  ['best-treehouse', {}],
  ['ueberdachen', { roundLimit: 3 }],
];

/** What opens each table to this test, by its link. */
const hostKeys = new Map<string, string>();

/** A table for two people and a quick bot; returns its link. */
async function openTable(game: string, options: object): Promise<string> {
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', bot: 'child' }];
  const response = await fetch(`${guests.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, options, seats, clock: { bots: 'instant' } }),
  });
  const { table, hostKey } = (await response.json()) as CreateTableResponse;
  const link = `${guests.address}/t/${table}`;
  hostKeys.set(link, hostKey);
  return link;
}

interface Guest extends Visitor {
  /** Every text its sockets received. */
  readonly heard: string[];
  cut(): void;
  mend(): void;
}

/** Somebody whose line to the server is recorded, and can be cut and mended. */
async function enter(size: keyof typeof SIZES): Promise<Guest> {
  const visitor = await guests.visitor(size);
  const heard: string[] = [];
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await visitor.page.routeWebSocket(/\/socket$/, (socket) => {
    if (isCut) return void socket.close({ code: 1001 });
    open.add(socket);
    socket.connectToServer().onMessage((text) => {
      heard.push(String(text));
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
        options: { firstSeat: 0 },
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

/** What the server tells anybody of a table. */
async function summaryOf(link: string): Promise<TableSummary> {
  const response = await fetch(link.replace('/t/', '/api/tables/'), {
    headers: { authorization: `Bearer ${hostKeys.get(link)}` },
  });
  return (await response.json()) as TableSummary;
}

/** Waits until both pages show the same moment. */
async function bothSay(one: Page, other: Page): Promise<void> {
  const isSame = async () => (await promptOf(one)) === (await promptOf(other));
  await expect.poll(isSame, { timeout: 30_000 }).toBe(true);
}

/** All that has happened, in the words of the log. */
async function logOf(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: 'Log' }).click();
  // Also while another tab of the drawer lies over it.
  return page.getByTestId('log').locator('li').allTextContents();
}

test.each(GAMES)(
  '%s: two people and a bot play to the end, through cut lines, reloads and a killed server',
  async (game, options) => {
    const link = await openTable(game, options);
    const [anna, ben] = [await enter('desktop'), await enter('phone upright')];
    const pages = [anna.page, ben.page];
    await anna.page.goto(link);
    await anna.page.getByLabel('Your name').fill('Anna');
    await anna.page.getByRole('button', { name: 'Sit down' }).click();
    await sitDown(ben.page, link, 'Ben');
    const movesMade = async (more: number) => {
      const { version } = await summaryOf(link);
      await playUntil(pages, async () => (await summaryOf(link)).version >= version + more);
    };
    await movesMade(4);

    // Somebody comes late, has no seat, and watches.
    const cleo = await enter('tablet');
    await cleo.page.goto(link);
    await cleo.page.getByTestId('prompt').waitFor();
    expect(await playOne(cleo.page)).toBe(false);

    // Ben’s line is cut while he has to decide; he comes back to what was missed.
    await playUntil(pages, async () => (await summaryOf(link)).owing?.includes(1) ?? true);
    ben.cut();
    await expect.poll(async () => (await summaryOf(link)).seats[1]?.isPresent).toBe(false);
    await playOne(anna.page);
    ben.mend();
    await expect.poll(async () => (await summaryOf(link)).seats[1]?.isPresent).toBe(true);

    // The server is killed without warning: everything it had told anybody is there again.
    const before = await logOf(anna.page);
    await guests.server.kill();
    await guests.server.start();
    await ben.page.reload();
    await ben.page.getByTestId('prompt').waitFor();
    await movesMade(2);
    await expect.poll(async () => (await logOf(anna.page)).length).toBeGreaterThan(before.length);
    expect((await logOf(anna.page)).slice(0, before.length)).toEqual(before);

    await playUntil(pages, async () => (await isOver(anna.page)) && (await isOver(ben.page)));
    await bothSay(anna.page, cleo.page);
    const winners = pages.map((page) => page.getByTestId('winner').innerText());
    const [hers, his] = await Promise.all(winners);
    expect(hers).toBe(his);
    await anna.page.getByRole('button', { name: 'Check this game' }).click();
    await anna.page.locator('[data-testid="check"][data-holds="true"]').waitFor();
    await anna.page.keyboard.press('Escape');
    if (game === PIGS) await saveAndLookThrough(anna.page);

    // Nothing any of them was ever sent was more than they might know.
    const response = await fetch(link.replace('/t/', '/api/tables/').concat('/match'));
    const file = (await response.json()) as MatchFile;
    const eyes: [Watcher, Guest][] = [
      [0, anna],
      [1, ben],
      ['public', cleo],
    ];
    for (const [watcher, { heard, faults }] of eyes) {
      expect(await secretsIn(file, watcher, heard)).toEqual([]);
      // A socket that is cut on purpose is told of by the browser, not by the site.
      expect(faults.filter((fault) => !fault.includes('WebSocket'))).toEqual([]);
    }
    if (game === PIGS) await playAgain(anna.page, ben.page);
    for (const [, { context }] of eyes) await context.close();
  },
  240_000,
);

/** Once more with the same people: a tap each, and nobody types anything. */
async function playAgain(anna: Page, ben: Page): Promise<void> {
  await anna.goBack();
  const old = ben.url();
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

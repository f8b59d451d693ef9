import type { MatchFile, Watcher } from '@richtfest/engine';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SIZES, Visitor } from './support/browser.ts';
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

/** A table for two people and a quick bot; returns its link. */
async function openTable(game: string, options: object): Promise<string> {
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', bot: 'child' }];
  const response = await fetch(`${guests.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, options, seats, clock: { bots: 'instant' } }),
  });
  const { table } = (await response.json()) as { table: string };
  return `${guests.address}/t/${table}`;
}

interface Guest extends Visitor {
  readonly heard: Heard;
  cut(): void;
  mend(): void;
}

/** Somebody whose line to the server is recorded, and can be cut and mended. */
async function enter(size: keyof typeof SIZES): Promise<Guest> {
  const visitor = await guests.visitor(size);
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

/** All that has happened, in the words of the log. */
async function logOf(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: 'Log' }).click();
  return page.getByTestId('log').locator('li').allTextContents();
}

/** Ben's line is cut while Anna has to move; she plays on until he is asked, and he comes back. */
async function cutBen(anna: Guest, ben: Guest): Promise<void> {
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
    const link = await openTable(game, options);
    const [anna, ben] = [await enter('desktop'), await enter('phone upright')];
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

    // Somebody comes late, has no seat, and watches.
    const cleo = await enter('tablet');
    await cleo.page.goto(link);
    await cleo.page.getByTestId('prompt').waitFor();
    await showMoves(cleo.page);
    expect(await cleo.page.locator('[data-testid="moves"] li button').count()).toBe(0);

    await cutBen(anna, ben);

    // The server is killed without warning: everything it had told anybody is there again.
    const before = await logOf(anna.page);
    await guests.server.kill();
    await guests.server.start();
    await ben.page.reload();
    await ben.page.getByTestId('prompt').waitFor();
    await movesMade(2);
    expect((await logOf(anna.page)).slice(0, before.length)).toEqual(before);

    await playUntil(pages, () => Promise.all(pages.map(untilOver)));
    await untilOver(cleo.page);
    const winners = [...pages, cleo.page].map((page) => page.getByTestId('winner').innerText());
    const [hers, his, seen] = await Promise.all(winners);
    expect([his, seen]).toEqual([hers, hers]);
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
      expect(await secretsIn(file, watcher, heard.texts)).toEqual([]);
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

import { HAND_SIZE, ROOMS, treehouseTexts } from '@richtfest/best-treehouse';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { takeSeat } from './support/by-link.ts';
import { letTimePass } from './support/speed-up.ts';
import { openServer } from './support/server.ts';
import {
  TREEHOUSE,
  handOf,
  playByMouse,
  startTreehouse,
  untilAsked,
  untilDecided,
} from './support/treehouse.ts';
import { Visits } from './support/visits.ts';

const visits = Visits.ofThisFile();
let visitors: Visitor[] = [];

afterEach(async () => {
  const errors = visitors.flatMap((visitor) => visitor.errors);
  for (const { context } of visitors) await context.close();
  visitors = [];
  expect(errors).toEqual([]);
});

async function enter(): Promise<Page> {
  const visitor = await visits.open();
  visitors.push(visitor);
  return visitor.page;
}

/** Everything on the page that would reveal that these cards are in a hand. */
async function tracesOf(page: Page, cards: readonly number[]): Promise<string[]> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  return cards.flatMap((card) => {
    const { name } = treehouseTexts.en.rooms[ROOMS[card]!.id];
    const traces = [
      `data-card="${card}"`,
      `data-key="${card}"`,
      `“${name}”`,
      `>${name}<`,
      `"${name}. `,
    ];
    return traces.filter((trace) => html.includes(trace));
  });
}

const isOnTheTable = (trace: string) => trace.startsWith('data-');

describe('two people on a shared device', () => {
  /** Longer than the curtain ignores input after it has fallen. */
  const A_MOMENT = 560;

  async function lift(page: Page): Promise<string> {
    const handOver = page.getByTestId('hand-over').getByRole('button');
    if (await handOver.isVisible()) await handOver.click();
    const mine = page.getByTestId('curtain').getByRole('button', { name: /^I am / });
    await page.waitForFunction(
      () => document.querySelector('[data-testid="curtain"], main [aria-busy]') !== null,
    );
    if (!(await mine.isVisible())) return '';
    const name = (await mine.innerText()).replace('I am ', '').trim();
    await letTimePass(page, A_MOMENT);
    await mine.click();
    await page.getByTestId('prompt').waitFor();
    return name;
  }

  test('play a week without seeing each other’s hands, and can take a choice back', async () => {
    const page = await enter();
    const seats = ['Anna', 'Ben'].map((name) => ({ name, kind: 'person-here' as const }));
    await startTreehouse(page, visits.address, seats);
    await page.getByTestId('curtain').waitFor();
    expect(await handOf(page)).toEqual([]);
    const hands: Record<string, number[]> = {};
    let hasTakenBack = false;
    let decisions = 0;
    for (;;) {
      const asked = await untilAsked(page);
      if (asked === 'over') throw new Error('over before the second week');
      if (asked === 'curtain') {
        const secret = Object.values(hands).flat();
        if (await page.getByTestId('curtain').isVisible())
          expect(await tracesOf(page, secret)).toEqual([]);
        await lift(page);
        continue;
      }
      const moment = await page
        .locator('main p')
        .getByText(/^Week \d of 3/)
        .first()
        .innerText();
      if (moment.startsWith('Week 2')) break;
      const me = await page.locator('[data-points-of] span span').first().innerText();
      const other = me === 'Anna' ? 'Ben' : 'Anna';
      const prompt = await page.getByTestId('prompt').innerText();
      if (asked === 'choose' || asked === 'build') expect(prompt).toMatch(new RegExp(`^${me}: `));
      if (asked === 'choose') {
        hands[me] = await handOf(page);
        const secret = hands[other] ?? [];
        // With two players, each log contains the cards passed on; the table must not show them.
        const traces = await tracesOf(page, secret);
        expect(moment.includes('card 1') ? traces : traces.filter(isOnTheTable)).toEqual([]);
      }
      await playByMouse(page, asked);
      decisions++;
      // A choice stays secret until the other player has chosen; by then hands have been passed.
      // Building is open: the next player is asked at once, without a curtain.
      await page.waitForFunction(
        (before) =>
          document.querySelector('[data-testid="prompt"]')?.textContent !== before ||
          document.querySelector('[data-testid="curtain"], [data-testid="hand-over"]') !== null ||
          document.querySelector('main [data-may]') === null ||
          document.querySelector('main [aria-busy="true"]') !== null,
        prompt,
      );
      if (asked === 'build') expect(await page.getByTestId('curtain').count()).toBe(0);
      if (asked === 'choose' && !hasTakenBack && other === 'Ben') {
        await takeBack(page);
        hasTakenBack = true;
      }
      if (asked !== 'choose') hands[me] = [];
    }
    expect(hasTakenBack).toBe(true);
    // Five cards, five places and a bonus card each.
    expect(decisions).toBeGreaterThanOrEqual(22);
    const points = await page.locator('[data-points-of]').innerText();
    expect(points).toMatch(/\d+ points?/);
  });

  /** Anna takes the device back, taps the leaf and chooses again. */
  async function takeBack(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Pass to Anna instead' }).click();
    expect(await lift(page)).toBe('Anna');
    const leaf = page.locator('[data-goal="leaf"][data-back]');
    await leaf.waitFor();
    const before = (await handOf(page)).length;
    await leaf.click();
    await page.locator('[data-fan] [data-card]').nth(before).waitFor();
    await playByMouse(page, 'choose');
    await page.getByTestId('curtain').waitFor();
  }
});

describe('four people by link', () => {
  const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];

  interface Guest {
    readonly page: Page;
    /** All messages sent to its socket. */
    readonly heard: unknown[];
  }

  async function sitDown(link: string, name: string): Promise<Guest> {
    const page = await enter();
    const heard: unknown[] = [];
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => void heard.push(JSON.parse(String(payload))));
    });
    await page.goto(link);
    await takeSeat(page, name);
    return { page, heard };
  }

  /** All cards in the received messages. */
  function cardsIn(message: unknown, key = ''): number[] {
    if (typeof message === 'number') return CARD_KEYS.has(key) && message >= 0 ? [message] : [];
    if (Array.isArray(message)) return message.flatMap((item) => cardsIn(item, key));
    if (typeof message !== 'object' || message === null) return [];
    return Object.entries(message).flatMap(([name, value]) => cardsIn(value, name));
  }

  const CARD_KEYS: ReadonlySet<string> = new Set(['card', 'cards', 'hand', 'chosen', 'revealed']);

  test('choose and build at the same time; no socket or page reveals a hidden card', async () => {
    const server = await openServer(visits.site.folder);
    const seats = NAMES.map(() => ({ kind: 'person' }));
    const response = await fetch(`${server.address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: TREEHOUSE, seats }),
    });
    const { table } = (await response.json()) as { table: string };
    const guests: Guest[] = [];
    for (const name of NAMES) guests.push(await sitDown(`${server.address}/t/${table}`, name));
    // Two picks: in the second, each player knows the hand passed to the next seat.
    for (const pick of [1, 2]) {
      const hands = await Promise.all(
        guests.map(async ({ page }) => {
          expect(await untilAsked(page)).toBe('choose');
          return handOf(page);
        }),
      );
      expect(new Set(hands.flat()).size).toBe(NAMES.length * (HAND_SIZE + 1 - pick));
      const [last, ...quick] = guests.toReversed() as [Guest, ...Guest[]];
      await Promise.all(quick.map(({ page }) => playByMouse(page, 'choose')));
      await expectThreeChosen(last.page);
      for (const [at, { page, heard }] of guests.entries()) {
        const secret = hands.filter((_, holder) => (holder - at + 4) % 4 >= pick).flat();
        expect(await tracesOf(page, secret)).toEqual([]);
        expect(cardsIn(heard).filter((card) => secret.includes(card))).toEqual([]);
        // The check can fail: the player's own hand is found.
        expect(cardsIn(heard)).toEqual(expect.arrayContaining(hands[at] ?? []));
      }
      await playByMouse(last.page, 'choose');
      await Promise.all(
        guests.map(async ({ page }) => {
          expect(await untilAsked(page)).toBe('build');
          await playByMouse(page, 'build');
          await untilDecided(page, 'build');
        }),
      );
    }
    // No simultaneous choice was outdated or refused.
    for (const { heard } of guests) {
      const types = heard.map((message) => (message as { type: string }).type);
      expect(types).toContain('accepted');
      expect(types.filter((type) => type === 'outdated' || type === 'refused')).toEqual([]);
    }
    // All players see the same trees.
    const trees = guests.map(async ({ page }) => {
      await untilAsked(page);
      const rooms = await page
        .locator('main [data-key]')
        .evaluateAll((all) => all.map((room) => Number((room as HTMLElement).dataset['key'])));
      return rooms.toSorted((a, b) => a - b);
    });
    const [first, ...others] = await Promise.all(trees);
    for (const rooms of others) expect(rooms).toEqual(first);
    for (const { page } of guests) await page.close();
    await server.close();
  });

  /** As far as this page knows, all others have chosen. */
  async function expectThreeChosen(page: Page): Promise<void> {
    const chosen = page.getByRole('button', { name: /, has chosen.*Look closer$/ });
    await chosen.nth(2).waitFor();
  }
});

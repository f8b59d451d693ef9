import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LONGEST_WAIT } from './support/browser.ts';
import { playUntil, takeSeat } from './support/by-link.ts';
import { Guests } from './support/guests.ts';
import { ask, pile, playByMouse, stored, untilAsked } from './support/site-table.ts';
import { openTimedServer } from './support/timed-server.ts';

const PATIENT = { timeout: LONGEST_WAIT, interval: 100 };
/** Longer than the slowest machine needs, so that time runs out only when the test advances it. */
const ANSWER_SECONDS = 600;
/** At a slow table the server polls its clock. */
const DECISION_SECONDS = 24 * 60 * 60;

const guests = Guests.servedBy((webRoot) => openTimedServer(webRoot));

/** Opens a table for three people with a clock for answers; returns its link. */
async function openTable(): Promise<string> {
  const response = await fetch(`${guests.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'ueberdachen',
      options: { quickStart: true, firstSeat: 0 },
      clock: { answer: ANSWER_SECONDS, decision: DECISION_SECONDS },
      seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }],
    }),
  });
  const { table } = (await response.json()) as { readonly table: string };
  return `${guests.address}/t/${table}`;
}

async function enter(link: string): Promise<readonly [Page, Page, Page]> {
  const sizes = ['desktop', 'desktop', 'phone upright'] as const;
  const pages: Page[] = [];
  for (const [seat, size] of sizes.entries()) {
    const page = await guests.enter(size);
    pages.push(page);
    await page.goto(link);
    await takeSeat(page, NAMES[seat]!);
  }
  for (const page of pages) await page.getByTestId('prompt').waitFor();
  return pages as unknown as readonly [Page, Page, Page];
}

const NAMES = ['Anna', 'Ben', 'Cleo'];

const phaseOf = (page: Page) => page.locator('main [data-phase]').getAttribute('data-phase');
const goodsOf = async (page: Page, seat: number): Promise<string[]> => {
  const piles = page.locator(`main [data-yard="${seat}"] [data-pile^="${seat}:"]`);
  const names = await piles.evaluateAll((all) => all.map((each) => each.getAttribute('data-pile')));
  return names.map((name) => name?.split(':')[1] ?? '');
};

/** A material only Anna has, and one only Ben has. */
interface Goods {
  readonly hers: string;
  readonly his: string;
}

/** Ben and Cleo play until it is Anna's turn and both she and Ben have materials. */
async function untilTradable([anna, ben, cleo]: readonly [Page, Page, Page]): Promise<Goods> {
  let goods: Goods | undefined;
  await playUntil([ben, cleo], async () => {
    while (goods === undefined) goods = await playOn(anna);
  });
  await cleo.getByRole('button', { name: 'Close', exact: true }).click();
  return goods!;
}

/** Makes one decision for Anna, unless she can trade. */
async function playOn(anna: Page): Promise<Goods | undefined> {
  const question = await untilAsked(anna);
  if (question === undefined) throw new Error('nobody ever had anything to trade');
  if (question.asks.includes('trade')) {
    const [all, others] = [await goodsOf(anna, 0), await goodsOf(anna, 1)];
    const hers = all.find((kind) => !others.includes(kind));
    const his = others.find((kind) => !all.includes(kind));
    if (hers !== undefined && his !== undefined) return { hers, his };
  }
  const isAsked = await lookOf(anna);
  if (question.asks.includes('end-turn')) await ask(anna, 'end-turn').click();
  else await playByMouse(anna, question);
  // Waits until the decision is visible, so that it is not made twice.
  await isAsked.gone();
  return undefined;
}

/** The decision and the storages, for comparison. */
async function lookOf(page: Page): Promise<{ gone(): Promise<unknown> }> {
  const look = (before: string) => {
    const table = document.querySelector<HTMLElement>('main [data-phase]');
    const elements = table?.querySelectorAll<HTMLElement>('[data-ask], [data-pile], [data-may]');
    const all = [...(elements ?? [])].map(({ dataset }) => JSON.stringify(dataset));
    const now = [table?.dataset['phase'], table?.getAttribute('aria-busy'), ...all].join(' ');
    return now === before ? undefined : now;
  };
  const before = (await page.evaluate(look, '')) ?? '';
  return { gone: () => page.waitForFunction(look, before) };
}

async function offerToAll(anna: Page, hers: string, his: string): Promise<void> {
  await ask(anna, 'trade').click();
  await anna.locator('main [data-to="all"]').click();
  await anna.locator(`main [data-pile="want:${his}"]`).click();
  await pile(anna, `0:${hers}`).click();
  await ask(anna, 'send').click();
}

describe('haggling by link', () => {
  test('an offer to all: one is undisturbed, one accepts; then one runs out of time', async () => {
    const pages = await enter(await openTable());
    const [anna, ben, cleo] = pages;
    const { hers, his } = await untilTradable(pages);
    // Cleo turns on do not disturb: all see it, and nobody waits for her.
    await cleo.locator('main').getByRole('button', { name: 'Don’t ask me' }).click();
    await anna.locator('main [data-seat="2"] [data-mark="busy"]').waitFor();
    await offerToAll(anna, hers, his);
    await ask(ben, 'accept').waitFor();
    await expect
      .poll(() => anna.locator('main [data-offer] [data-answer="declined"]').count(), PATIENT)
      .toBe(1);
    // The clock of the owing player runs on every screen.
    await anna.locator('main [data-offer] [role="timer"]').waitFor();
    await ben.locator('[role="timer"]').first().waitFor();
    const before = [await stored(anna, 0, his), await stored(anna, 1, hers)];
    await ask(ben, 'accept').click();
    await anna.locator('main [data-pick="1"]').click();
    await expect.poll(() => stored(anna, 0, his), PATIENT).toBe(before[0]! + 1);
    await expect.poll(() => stored(cleo, 1, hers), PATIENT).toBe(before[1]! + 1);

    // An offer to Ben alone, who does not answer: after his time is up it counts as declined.
    await ask(anna, 'trade').click();
    await anna.locator('main [data-to="1"]').click();
    await anna.locator(`main [data-pile="want:${hers}"]`).click();
    await pile(anna, `0:${his}`).click();
    await ask(anna, 'send').click();
    await ask(ben, 'decline').waitFor();
    guests.server.wait(ANSWER_SECONDS * 1000);
    await expect.poll(() => phaseOf(anna), PATIENT).toBe('act');
    expect((await anna.getByTestId('log').innerText()).split('\n').slice(-3).join()).toContain(
      'Ben declines',
    );

    // Ben proposes in Anna's turn; she accepts with one tap.
    await anna.keyboard.press('Escape');
    await ask(ben, 'propose').click();
    await ben.locator(`main [data-pile="want:${his}"]`).click();
    await pile(ben, `1:${hers}`).click();
    await ask(ben, 'send').click();
    await anna.locator('main [data-note="1"] button[data-may]').click();
    await expect.poll(() => stored(ben, 1, his), PATIENT).toBeGreaterThan(0);
    expect(guests.errors).toEqual([]);
  });
});

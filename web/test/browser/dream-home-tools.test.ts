import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MOMENTS, preparedMatch } from '../dream-home/prepared-match.ts';
import { foundByAxe } from './support/axe.ts';
import { SIZES, type Visitor } from './support/browser.ts';
import { openStored } from './support/stored-match.ts';
import { themesFor } from './support/themes.ts';
import { Visits } from './support/visits.ts';

const visits = Visits.ofThisFile();

type Size = keyof typeof SIZES;

/** Opens a match at a prepared position. */
async function openAt(moment: keyof typeof MOMENTS, size: Size): Promise<Visitor> {
  const visitor = await visits.open({ viewport: SIZES[size] });
  await openStored(visitor.page, visits.address, preparedMatch(MOMENTS[moment]));
  return visitor;
}

async function closeUnharmed({ context, errors }: Visitor): Promise<void> {
  expect(errors).toEqual([]);
  await context.close();
}

const may = (page: Page, what: string): Locator => page.locator(`${what}[data-may]`);
/** Its accessible name. */
const wordsOf = (locator: Locator) => locator.locator('.said').first().textContent();

/** Waits for the end of the animation: an earlier tap would only end it. */
async function untilStill(page: Page): Promise<void> {
  await page.locator('main [aria-busy="false"]').waitFor();
}

/** Drags with the mouse in several steps. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()]);
  if (start === null || end === null) throw new Error('nothing to drag there');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 12);
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
  await page.mouse.up();
}

describe('tools, by hand', () => {
  test('the drill swaps a room of the house with one of the market, by tap on a phone (DH-22)', async () => {
    const visitor = await openAt('drill', 'phone upright');
    const { page } = visitor;
    await page.locator('[data-tool="drill"]').click();
    const column = may(page, '[data-column]').first();
    const name = `[data-column="${await column.getAttribute('data-column')}"]`;
    await column.click();
    const field = may(page, '[data-place]').first();
    const place = `[data-place="${await field.getAttribute('data-place')}"]`;
    const [wanted] = (await wordsOf(page.locator(name)))?.split(': ')[1]?.split(/[;,]/) ?? [];
    await field.click();
    await expect.poll(() => wordsOf(page.locator(place))).toContain(`: ${wanted}`);
    await page.locator('[data-tool="drill"]').waitFor({ state: 'detached' });
    await closeUnharmed(visitor);
  });

  test('the cement mixer swaps two rooms of the market, by drag (DH-24)', async () => {
    const visitor = await openAt('mixer', 'desktop');
    const { page } = visitor;
    await page.locator('[data-tool="cement-mixer"]').click();
    const [one, other] = await may(page, '[data-column]').evaluateAll((all) =>
      all.map((each) => `[data-column="${(each as HTMLElement).dataset['column']}"]`),
    );
    const roomIn = async (column: string) =>
      (await wordsOf(page.locator(column)))?.split(': ')[1]?.split(/[;,]/)[0];
    const before = [await roomIn(one!), await roomIn(other!)];
    await drag(page, page.locator(one!), page.locator(other!));
    await expect.poll(async () => [await roomIn(other!), await roomIn(one!)]).toEqual(before);
    await closeUnharmed(visitor);
  });

  test('the jackhammer takes a room before everybody else, by tap (DH-6)', async () => {
    const visitor = await openAt('jackhammer', 'tablet');
    const { page } = visitor;
    const hammer = page.locator('[data-tool="jackhammer"]');
    expect(await hammer.count()).toBe(1);
    await may(page, '[data-column]').last().click();
    const field = may(page, '[data-place]').first();
    const place = `[data-place="${await field.getAttribute('data-place')}"]`;
    const isFaceDown = (await field.getAttribute('data-ghost')) === 'empty-room';
    await field.click();
    if (isFaceDown) await page.locator(place).click();
    await hammer.waitFor({ state: 'detached' });
    await expect.poll(() => wordsOf(page.locator(place))).not.toContain('free');
    await closeUnharmed(visitor);
  });

  test('the jackhammer can be declined, by key', async () => {
    const visitor = await openAt('jackhammer', 'desktop');
    const { page } = visitor;
    await page.keyboard.press('d');
    await expect
      .poll(() => page.locator('main [data-phase]').first().getAttribute('data-phase'))
      .not.toBe('jackhammer');
    expect(await page.locator('[data-tool="jackhammer"]').count()).toBe(1);
    await closeUnharmed(visitor);
  });

  test('the scaffold is placed before the room, by keyboard (DH-12, DH-21)', async () => {
    const visitor = await openAt('scaffold', 'desktop');
    const { page } = visitor;
    await page.keyboard.press('s');
    await page.locator('[data-place][data-ghost="scaffold"]').first().waitFor();
    await page.keyboard.press('h');
    const place = await page.locator(':focus').getAttribute('data-place');
    await page.keyboard.press('Enter');
    await expect.poll(() => wordsOf(page.locator(`[data-place="${place}"]`))).toMatch(/scaffold$/);
    // Then the room, which may be placed on it.
    await page.locator('[data-place][data-ghost="room"]').first().waitFor();
    // Undoes everything since the last revealed card in one tap.
    await page.getByRole('button', { name: 'Restart turn' }).click();
    await page.locator('[data-column][data-may]').first().waitFor();
    expect(await wordsOf(page.locator(`[data-place="${place}"]`))).not.toMatch(/scaffold$/);
    await closeUnharmed(visitor);
  });

  test('a button pressed by key moves the focus to the next decision', async () => {
    const visitor = await openAt('mixer', 'desktop');
    const { page } = visitor;
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await page.locator('[data-place][data-may]:focus').waitFor();
    await page.locator('[data-act="confirm"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('main [data-phase="room"]').waitFor();
    await page.locator('[data-place][data-may]:focus').waitFor();
    await closeUnharmed(visitor);
  });

  test('a tile is dragged into its room and shows its points (DH-19)', async () => {
    const visitor = await openAt('decor', 'desktop');
    const { page } = visitor;
    await untilStill(page);
    const field = page.locator('[data-place][data-ghost="decor"]').first();
    const place = (await field.getAttribute('data-place')) ?? '?';
    expect(await wordsOf(field)).toMatch(/\d points? now/);
    await drag(page, page.locator('[data-column][data-held]'), field);
    // The next player's house appears at once; Anna's move stays in the log.
    await expect
      .poll(() => page.getByTestId('log').innerText())
      .toContain(`Anna puts a whirlpool on ${place}.`);
    await closeUnharmed(visitor);
  });
});

describe('end-of-game helpers, by hand (DH-25)', () => {
  test('supplier, handyman and roofer, by tap on a phone', async () => {
    const visitor = await openAt('helpers', 'phone upright');
    const { page } = visitor;
    await page.locator('[data-helper="supplier"]').click();
    const card = may(page, '[data-pile-card]').first();
    const room = (await wordsOf(card))?.toLowerCase().split(',')[0] ?? '?';
    await card.click();
    const field = may(page, '[data-place]').first();
    const place = `[data-place="${await field.getAttribute('data-place')}"]`;
    await field.click();
    await expect.poll(() => wordsOf(page.locator(place))).toContain(`: ${room}`);

    await untilStill(page);
    await page.locator('[data-helper="handyman"]').click();
    const one = may(page, '[data-place]').first();
    const first = `[data-place="${await one.getAttribute('data-place')}"]`;
    await one.click();
    const other = page.locator('[data-place][data-may]:not([data-chosen])').first();
    const second = `[data-place="${await other.getAttribute('data-place')}"]`;
    const lies = async (where: string) => (await wordsOf(page.locator(where)))?.split(': ').at(-1);
    const before = [await lies(first), await lies(second)];
    await other.click();
    await expect.poll(async () => [await lies(second), await lies(first)]).toEqual(before);

    await untilStill(page);
    await page.locator('[data-helper="roofer"]').click();
    await may(page, '[data-pile-roof]').first().click();
    // It was the last seat's last helper, so the roof is laid at once.
    await page.locator('[data-helper="roofer"]').waitFor({ state: 'detached' });
    await page.getByTestId('score-sheet').waitFor();
    await closeUnharmed(visitor);
  });

  test('handyman and supplier, by drag', async () => {
    const visitor = await openAt('helpers', 'desktop');
    const { page } = visitor;
    await page.locator('[data-helper="handyman"]').click();
    const [first] = await may(page, '[data-place]').evaluateAll((all) =>
      all.map((each) => `[data-place="${(each as HTMLElement).dataset['place']}"]`),
    );
    await page.locator(first!).click();
    const partner = page.locator('[data-place][data-may]:not([data-chosen])').first();
    await drag(page, page.locator(first!), partner);
    await page.locator('[data-helper="handyman"]').waitFor({ state: 'detached' });
    await untilStill(page);
    await page.locator('[data-helper="supplier"]').click();
    const card = may(page, '[data-pile-card]').first();
    await card.click();
    await drag(page, card, may(page, '[data-place]').first());
    await page.locator('[data-helper="supplier"]').waitFor({ state: 'detached' });
    await closeUnharmed(visitor);
  });
});

describe('why not', () => {
  test('a field without support says so, with its rule (DH-13)', async () => {
    const visitor = await openAt('scaffold', 'phone upright');
    const { page } = visitor;
    await page.locator('[data-place="G1"]').click();
    const bubble = page.getByRole('alert');
    await bubble.getByRole('button', { name: / DH-13$/ }).waitFor();
    await closeUnharmed(visitor);
  });

  test('the same for a room still in the market', async () => {
    const visitor = await openAt('mixer', 'desktop');
    const { page } = visitor;
    await may(page, '[data-column]').first().click();
    await page.locator('[data-place]:not([data-may])').first().click();
    const bubble = page.getByRole('alert');
    await bubble.getByRole('button', { name: / DH-13$/ }).waitFor();
    // The column is still selected.
    await page.locator('[data-column][data-chosen]').waitFor();
    await closeUnharmed(visitor);
  });

  test('a card that would lie face down explains why first (DH-15, DH-17)', async () => {
    const visitor = await openAt('faceDown', 'phone upright');
    const { page } = visitor;
    await page.locator('[data-place][data-ghost="empty-room"]').first().click();
    await page.getByText(/\(DH-1[456]\) Tap again to lay it face down/).waitFor();
    const field = page.locator('[data-place][data-sure]');
    await field.click();
    await expect.poll(() => page.locator('[data-place][data-sure]').count()).toBe(0);
    await expect.poll(() => page.getByTestId('prompt').innerText()).not.toMatch(/places? the/i);
    await closeUnharmed(visitor);
  });
});

describe('highlights', () => {
  test.each([
    ['mixer', '[data-column][data-may]'],
    ['helpers', '[data-helper="supplier"]'],
    ['outdoors', undefined],
  ] as const)('have no accessibility problems: %s', async (moment, choice) => {
    const visitor = await openAt(moment, 'phone upright');
    const { page } = visitor;
    if (choice !== undefined) await page.locator(choice).first().click();
    for (const theme of themesFor(moment)) {
      expect(await foundByAxe(page, { theme, part: 'main' })).toEqual([]);
    }
    await closeUnharmed(visitor);
  });
});

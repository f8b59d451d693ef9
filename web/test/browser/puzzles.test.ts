import { catalog } from '@richtfest/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { foundByAxe } from './support/axe.ts';
import { listedPuzzle } from './support/puzzle-answers.ts';
import { Visits } from './support/visits.ts';

const visits = Visits.ofThisFile();

/** The focused element's own words. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Plays a move with keys alone, from the list of moves in words. */
async function answer(page: Page, index: number): Promise<void> {
  for (let step = 0; (await focused(page)) !== 'To the moves in words'; step++) {
    if (step > 20) throw new Error('the Tab key never came to the list of moves');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.locator('[data-testid="moves"] ul button:focus').waitFor();
  for (let step = 0; step < index; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('on a phone, the list of moves makes room for the verdict', async () => {
  const { page, errors } = await visits.open({ viewport: { width: 360, height: 740 } });
  const { address, best } = await listedPuzzle('dream-home');
  await page.goto(`${visits.address}${address}`);
  await page.getByRole('button', { name: 'To the moves in words' }).press('Enter');
  await page.locator('[data-testid="moves"] ul button').nth(best).click();
  await page.locator('button:focus', { hasText: 'Next puzzle' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('on a phone, hints can be folded away and come back, so that the whole table is in view', async () => {
  const { page, errors } = await visits.open({ viewport: { width: 360, height: 740 } });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const why = page.getByText('Why the best move is better');
  const next = page.getByText('Not the best move, though');
  await page.goto(`${visits.address}${(await listedPuzzle('three-little-pigs')).address}`);
  const card = page.locator('[data-testid="exercise"] > section');
  await button('Hint').waitFor();
  const height = async () => (await card.boundingBox())!.height;
  const before = await height();
  await button('Hint').click();
  await why.waitFor();
  expect(await height()).toBeGreaterThan(before);
  await button('Got it').press('Enter');
  await why.waitFor({ state: 'detached' });
  await page.locator('[data-testid="exercise-says"]:focus').waitFor();
  expect(await height()).toBe(before);
  // The first tap shows what was said before, the next one says more.
  await button('Hint').click();
  await why.waitFor();
  expect(await next.count()).toBe(0);
  await button('Hint').click();
  await next.waitFor();
  expect(await button('Hint').count()).toBe(0);
  expect(await foundByAxe(page)).toEqual([]);
  await button('Got it').click();
  await button('Hint').click();
  await next.waitFor();
  expect(errors).toEqual([]);
});

test('a missed puzzle comes back after ten minutes, before any new one', async () => {
  const { page, errors } = await visits.open();
  const { address, tempting } = await listedPuzzle('dream-home');
  const time = { now: Date.parse('2026-11-16T12:00:00Z') };
  const open = async (path: string) => {
    await page.addInitScript((now) => {
      Date.now = () => now;
    }, time.now);
    await page.goto(`${visits.address}${path}`);
  };
  const isNewPuzzle = () => page.waitForURL(/\/puzzles\/dream-home\/[0-9a-f]{8}$/u);
  await open(address);
  await page.getByRole('button', { name: 'To the moves in words' }).press('Enter');
  await page.locator('[data-testid="moves"] ul button').nth(tempting).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  // The page reads what is due, so it has stored the miss before.
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await page.getByText('Find the one best move.').waitFor();
  time.now += 10 * 60_000 - 1;
  await open('/puzzles/dream-home');
  await isNewPuzzle();
  time.now += 1;
  await open('/puzzles/dream-home');
  await page.getByText('a puzzle you missed before').waitFor();
  expect(page.url()).toBe(`${visits.address}/puzzles/dream-home`);
  expect(errors).toEqual([]);
});

test('without a connection, puzzles of all games are solved with keys alone', async () => {
  const { page, context, errors } = await visits.open({ hasServiceWorker: true });
  await page.goto(visits.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  const says = page.getByRole('status').and(page.getByTestId('exercise-says'));
  const focusOn = (name: string) => page.locator('button:focus', { hasText: name }).waitFor();
  for (const { id } of catalog) {
    const { address, best, tempting } = await listedPuzzle(id);
    await page.goto(`${visits.address}${address}`);
    await says.getByText('Find the one best move.').waitFor();
    // A screen reader begins with the question.
    await page.locator('[data-testid="exercise-says"]:focus').waitFor();
    await page.keyboard.press('Tab');
    await focusOn('Hint');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await says.getByText('Not the best move').waitFor();
    await page.locator('[data-testid="exercise-says"]:focus').waitFor();

    await answer(page, tempting);
    await says.getByText('Not quite.').waitFor();
    await focusOn('Try again');
    expect(await foundByAxe(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('[data-testid="exercise-says"]:focus').waitFor();
    await answer(page, best);
    await says.getByText('Right: ').waitFor();
    await focusOn('Next puzzle');
    await page.keyboard.press('Enter');
    await says.getByText('Find the one best move.').waitFor();
    expect(page.url()).not.toBe(`${visits.address}${address}`);
  }
  expect(errors).toEqual([]);
  await context.close();
});

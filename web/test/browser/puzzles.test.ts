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

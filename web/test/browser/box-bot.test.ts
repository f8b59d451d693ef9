import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { foundByAxe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { untilWon } from './support/end.ts';
import { type Asked, TREEHOUSE, playByMouse, untilDecided } from './support/treehouse.ts';
import { Visits } from './support/visits.ts';
import { whenChanged } from './support/when-changed.ts';

const visits = Visits.ofThisFile();

/** Waits for the next question, or for the end. */
async function nextEntry(page: Page): Promise<Asked | 'choice' | 'curtain' | 'over'> {
  const found = await whenChanged(
    page,
    () => {
      const has = (selector: string) => document.querySelector(selector) !== null;
      if (has('[data-testid="score-sheet"]')) return 'over';
      if (has('[data-testid="box-curtain"]')) return 'curtain';
      if (has('[data-choice]')) return 'choice';
      const root = document.querySelector<HTMLElement>('main [aria-busy]');
      const isReady = root?.getAttribute('aria-busy') === 'false' && has('main [data-may]');
      return isReady ? root.dataset['phase'] : undefined;
    },
    undefined,
  );
  return found as Awaited<ReturnType<typeof nextEntry>>;
}

test('a bot plays a whole game at a physical table, with a reload and an undo', async () => {
  const { page, errors } = await visits.open({ viewport: SIZES['phone upright'] });
  await page.goto(`${visits.address}/games/${TREEHOUSE}`);
  await page.getByRole('link', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Remove seat 2' }).click();
  await page.getByLabel('Name at seat 1').fill('Anna');
  await page.getByRole('button', { name: 'Set up the box and start' }).click();
  const announced = page.getByTestId('announced');
  const choices = page.locator('[data-choice]');
  const counts = { choice: 0, curtain: 0, table: 0 };
  for (;;) {
    const asked = await nextEntry(page);
    if (asked === 'over') break;
    if (asked === 'choice') {
      await choices.nth(counts.choice % (await choices.count())).click();
      counts.choice++;
      // Of the second hand.
      if (counts.choice === 12) {
        const question = page.getByTestId('box-entry').getByRole('status');
        const before = await question.innerText();
        await page.getByRole('button', { name: 'Undo entry' }).click();
        await expect.poll(() => question.innerText()).not.toBe(before);
      }
    } else if (asked === 'curtain') {
      if (counts.curtain === 1) expect(await foundByAxe(page)).toEqual([]);
      await page.getByRole('button', { name: /^Enter .* cards$/ }).click();
      counts.curtain++;
    } else {
      if (counts.table === 2) {
        const said = await announced.innerText();
        expect(said).toContain('Reveal a ');
        await page.reload();
        await announced.waitFor();
        expect(await announced.innerText()).toBe(said);
        await nextEntry(page);
      }
      await playByMouse(page, asked);
      await untilDecided(page, asked);
      counts.table++;
    }
  }
  await untilWon(page);
  // Three rounds with two hands each.
  expect(counts.curtain).toBeGreaterThanOrEqual(6);
  expect(counts.table).toBeGreaterThanOrEqual(15);
  expect(errors).toEqual([]);
});

import { expect, test } from 'vitest';
import { foundByAxe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { PIGS } from './support/play.ts';
import { Visits } from './support/visits.ts';

const visits = Visits.ofThisFile();

test('a worked question is tried on the table, and its link asks it again', async () => {
  const { page, context, errors } = await visits.open({ viewport: SIZES['phone upright'] });
  await page.goto(`${visits.address}/games/${PIGS}/rules`);
  const question = page.getByRole('group').filter({ hasText: 'May a house have two doors?' });
  await question.locator('summary').click();
  await question.getByRole('link', { name: 'Try it on the table' }).click();
  const desk = page.getByTestId('desk');
  const verdict = page.getByTestId('verdict');
  await verdict.getByText('Try a move on the table.').waitFor();
  expect(await foundByAxe(page)).toEqual([]);

  // House A has a door: the bubble at the table and the desk name the rule.
  await page.locator('[data-stack="straw-door"]').click();
  await page.locator('[data-place="0"]').first().click();
  await expect.poll(() => desk.getAttribute('data-verdict')).toBe('no');
  expect(await verdict.innerText()).toContain('LP-11');
  expect(await page.getByText('LP-11 ·').count()).toBeGreaterThan(0);
  await expect.poll(() => page.url()).toContain('#ask=');
  const link = page.url();

  await page.getByRole('button', { name: 'Try another move' }).click();
  await verdict.getByText('Try a move on the table.').waitFor();
  await page.locator('[data-stack="straw-door"]').click();
  await page.locator('[data-place="new"]').click();
  await expect.poll(() => desk.getAttribute('data-verdict')).toBe('yes');

  const friend = await context.newPage();
  await friend.goto(link);
  await friend.locator('[data-testid="desk"][data-verdict="no"]').waitFor();
  expect(await friend.getByTestId('verdict').innerText()).toContain('LP-11');
  expect(errors).toEqual([]);
  await context.close();
});

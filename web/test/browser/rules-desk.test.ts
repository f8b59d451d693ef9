import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { foundByAxe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { PIGS } from './support/play.ts';
import { runProgram } from './support/program.ts';
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
  await friend.locator('[data-cause]').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a position set up by tapping is asked about, shared and run as a scenario', async () => {
  const { page, context, errors } = await visits.open({ viewport: SIZES['phone upright'] });
  await page.goto(`${visits.address}/games/${PIGS}/desk`);
  await page.getByRole('button', { name: 'Empty table' }).click();
  const state = page.getByTestId('position-state');
  await state.getByText('This position is possible.').waitFor();

  // Only what fits is offered: no house starts with a roof (LP-10).
  await page.getByTestId('house').locator('[data-place="A/1"]').click();
  const choices = page.getByTestId('choices');
  await choices.locator('[data-component="straw door"]').getByText('2 left').waitFor();
  expect(await choices.locator('[data-component="straw roof"]').count()).toBe(0);
  expect(await foundByAxe(page)).toEqual([]);
  await choices.locator('[data-component="straw door"]').click();
  await choices.waitFor({ state: 'detached' });

  // Two wolves end the rolling, so the position is impossible until it is the wolf's turn.
  for (const die of [3, 4]) {
    await page.locator(`[data-place="dice/${die}"]`).getByRole('button').click();
    await choices.locator('[data-component="face wolf"]').click();
    await choices.waitFor({ state: 'detached' });
  }
  await page.locator('[data-place="phase"]').getByTestId('place-problem').waitFor();
  expect(await state.innerText()).toContain('LP-7');
  expect(await state.getByRole('button', { name: 'Try a move' }).isDisabled()).toBe(true);
  await state.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Take tiles and build').click();
  await state.getByText('This position is possible.').waitFor();
  await state.getByRole('button', { name: 'Try a move' }).click();

  const desk = page.getByTestId('desk');
  await page.locator('[data-stack="straw-door"]').click();
  await page.locator('[data-place="0"]').first().click();
  await expect.poll(() => desk.getAttribute('data-verdict')).toBe('no');
  await page.locator('[data-cause]').first().waitFor();
  await expect.poll(() => page.url()).toContain('#ask=');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as scenario' }).click();
  const file = (await (await download).path()) ?? '';
  const richtfest = fileURLToPath(new URL('../../../cli/bin/richtfest.js', import.meta.url));
  const program = { command: [process.execPath, richtfest], cwd: tmpdir() } as const;
  expect(await runProgram(program, ['scenario', file])).toContain('1 passed, 0 failed');

  const friend = await visits.open({ viewport: SIZES['phone upright'] });
  await friend.page.goto(page.url());
  await friend.page.locator('[data-testid="desk"][data-verdict="no"]').waitFor();
  await friend.page.locator('[data-cause]').first().waitFor();
  expect([...errors, ...friend.errors]).toEqual([]);
  await friend.context.close();
  await context.close();
});

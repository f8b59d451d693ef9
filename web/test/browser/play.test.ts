import { threeLittlePigs } from '@richtfest/three-little-pigs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MAY, nextQuestion, promptOf, rememberTableOfTwo, startGame } from './support/play.ts';
import { tabTo } from './support/tab-to.ts';
import { untilWon, verifiedFile } from './support/end.ts';
import { Visits } from './support/visits.ts';
import { whenChanged } from './support/when-changed.ts';

const visits = Visits.ofThisFile();

/** Makes one decision by tapping the table. */
async function playByMouse(page: Page): Promise<void> {
  const stop = page.locator('main').getByRole('button', { name: 'Stop' });
  if (await stop.isVisible()) {
    await stop.click();
    return;
  }
  const tile = page.locator(`[data-market] button${MAY}`).first();
  if (await tile.isVisible()) {
    await tile.click();
    await page.locator(`[data-place]${MAY}`).first().click();
    return;
  }
  await page.locator(`[data-count] button${MAY}`).first().click();
}

describe('a game against a bot', () => {
  test('is played to the end by mouse, on the table', async () => {
    const { page, context, errors } = await visits.open();
    await startGame(page, visits.address);
    let question = await nextQuestion(page);
    while (question !== undefined) {
      await playByMouse(page);
      question = await nextQuestion(page, question);
    }
    await untilWon(page);
    const rows = await page.getByTestId('score-sheet').getByRole('row').count();
    expect(rows).toBeGreaterThanOrEqual(5);
    await verifiedFile(page, threeLittlePigs);
    await page.getByRole('button', { name: 'Change something' }).click();
    expect(await page.getByLabel('Name at seat 1').inputValue()).toBe('Anna');
    expect(await page.getByLabel(/^Name at seat/).count()).toBe(2);
    await page.goBack();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByTestId('score-sheet').waitFor({ state: 'detached' });
    expect(await promptOf(page)).not.toContain('over');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is played to the end by keyboard, from the street to the score sheet', async () => {
    const { page, context, errors } = await visits.open();
    await rememberTableOfTwo(page);
    await page.goto(visits.address);
    await tabTo(page, 'The Three Little Pigs');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Play');
    await page.keyboard.press('Enter');
    await page.getByTestId('prompt').waitFor();
    await tabTo(page, 'To the moves in words');
    await page.keyboard.press('Enter');
    for (;;) {
      const found = await whenChanged(
        page,
        () => {
          if (document.querySelector('[data-testid="score-sheet"]') !== null) return 'over';
          const focused = document.activeElement;
          const isMove =
            focused?.tagName === 'BUTTON' && focused.closest('[data-testid="moves"]') !== null;
          return isMove ? 'asked' : undefined;
        },
        undefined,
      );
      if (found === 'over') break;
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
    }
    await untilWon(page);
    await tabTo(page, 'More');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Other games');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Richtfest' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Counts the sounds that the page would play. */
async function countTones(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function counted(when) {
      dataset['tones'] = String(Number(dataset['tones'] ?? 0) + 1);
      start.call(this, when);
    };
  });
}

test('starts in one tap, hides points, and continues from the street', async () => {
  const { page, context, errors } = await visits.open();
  await page.goto(`${visits.address}/settings`);
  await countTones(page);
  await page.getByRole('switch', { name: 'Sound' }).check({ force: true });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['tones']))
    .toBeTruthy();
  await page.getByRole('switch', { name: 'Hide points until the end' }).check({ force: true });
  // The first time, “Play” asks who plays; from then on it is known.
  await page.goto(`${visits.address}/games/three-little-pigs`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const introduction = page.getByRole('dialog', { name: 'Who is playing?' });
  await introduction.getByLabel('Your name').fill('Mia');
  await introduction.getByRole('radio', { name: 'Frog' }).check({ force: true });
  await introduction.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByTestId('prompt').waitFor();
  await page.locator('header svg[data-face="frog"]').waitFor();
  await page.goto(`${visits.address}/games/three-little-pigs/set-up`);
  // Nothing more was chosen: bots for a family, on the seats where nobody is beside Mia.
  await expect.poll(() => page.getByRole('radio', { name: 'Family' }).count()).toBe(2);
  await expect.poll(() => page.getByLabel('Name at seat 1').inputValue()).toBe('Mia');
  await page.getByLabel('Name at seat 1').fill('Anna');
  await page.getByRole('button', { name: 'Face of seat 1: Frog' }).waitFor();
  await page.getByRole('button', { name: 'The two of us' }).click();
  await page.getByLabel('Name at seat 2').fill('Ben');
  await page.getByRole('button', { name: 'Move seat 2 one place forward' }).click();
  expect(await page.getByLabel('Name at seat 1').inputValue()).toBe('Ben');
  await page.getByRole('button', { name: 'Colour of seat 1: sky blue' }).click();
  await page.getByRole('radio', { name: 'plum' }).check({ force: true });
  await page.getByRole('radio', { name: 'Ben' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByTestId('prompt').getByText('Ben').waitFor();
  await expect.poll(() => page.title()).toContain('Your turn');
  const colours = page.locator('[data-seat] svg[data-colour]');
  const seen = () =>
    colours.evaluateAll((all) => all.map((each) => each.getAttribute('data-colour')));
  await expect.poll(async () => new Set(await seen())).toEqual(new Set(['plum', 'brick']));
  const points = page.locator('[data-points]');
  await expect.poll(() => points.isVisible()).toBe(false);
  const neighbour = page.getByRole('button', { name: /^Anna.*Look closer$/ });
  expect(await neighbour.getAttribute('aria-label')).not.toContain('point');
  await page.getByRole('tab', { name: 'Score' }).click();
  await page.getByRole('button', { name: 'Show points' }).click();
  await expect.poll(() => points.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'To the street' }).click();
  const note = page.getByRole('navigation', { name: 'My games' }).getByRole('link');
  await expect.poll(() => note.first().innerText()).toContain('Next: Ben.');
  await note.first().click();
  await page.getByTestId('prompt').getByText('Ben').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('seats somebody beside the reader after the first “Play”, in every game', async () => {
  const { page, context, errors } = await visits.open();
  await page.goto(`${visits.address}/games/dream-home`);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.click();
  const introduction = page.getByRole('dialog', { name: 'Who is playing?' });
  await introduction.getByLabel('Your name').fill('Anna');
  await introduction.getByRole('button', { name: 'Someone beside me' }).click();
  await introduction.getByLabel('Name of person 2').fill('Mia');
  await introduction.getByRole('radio', { name: 'Child' }).check({ force: true });
  await introduction.getByRole('button', { name: 'Play', exact: true }).click();
  const neighbours = page.locator('[data-seat]');
  await neighbours.getByText('Mia').first().waitFor();
  await page.goto(`${visits.address}/games/three-little-pigs`);
  const seated = page.getByTestId('seated');
  await expect
    .poll(() => seated.innerText())
    .toMatch(/^At the table: Anna, Mia and \w+ \(bot: Child\)$/);
  await play.click();
  await page.getByTestId('prompt').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

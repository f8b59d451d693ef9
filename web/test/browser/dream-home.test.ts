import { dreamHome } from '@richtfest/dream-home';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { foundByAxe } from './support/axe.ts';
import { SIZES } from './support/browser.ts';
import { promptOf, rememberTableOfTwo, startGame, untilMyTurn } from './support/play.ts';
import { tabTo } from './support/tab-to.ts';
import { themesFor } from './support/themes.ts';
import { untilWon, verifiedFile } from './support/end.ts';
import { expectNoScrolling, expectWhole } from './support/fit.ts';
import { Visits } from './support/visits.ts';

const GAME = 'dream-home';
const PATIENT = { timeout: 15_000, interval: 30 };

const visits = Visits.ofThisFile();

const phaseOf = (page: Page) =>
  page.locator('main [data-phase]').first().getAttribute('data-phase');

/** Waits until the person is asked (true) or the game is over. */
async function isAsked(page: Page): Promise<boolean> {
  if ((await untilMyTurn(page)) === 'over') return false;
  if ((await phaseOf(page)) !== 'over') return true;
  // The winner's name stands there already; the score sheet comes when all has been shown.
  await page.getByTestId('score-sheet').waitFor();
  return false;
}

/** A touch while things move ends the movement and nothing else: nobody waits longer than needed. */
function endMovement(page: Page): Promise<void> {
  return page.evaluate(() => {
    const moving = document.querySelector('main [aria-busy="true"]');
    moving?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    moving?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

/** What has happened so far, to see that something has. */
async function progressOf(page: Page): Promise<string> {
  await endMovement(page);
  return page.evaluate(() => {
    const prompt = document.querySelector('[data-testid="prompt"]')?.textContent ?? '';
    const lines = document.querySelectorAll('[data-testid="log"] li').length;
    return `${lines} ${prompt}`;
  });
}

const FACE_UP = '[data-place][data-may]:not([data-ghost="empty-room"])';

/** Lays what is chosen or in hand: face up if it can be, else after being told that it lies face down. */
async function layByMouse(page: Page): Promise<void> {
  const faceUp = page.locator(FACE_UP).first();
  if (await faceUp.isVisible()) return faceUp.click();
  const place = page.locator('[data-place][data-may]').first();
  await place.click();
  await page
    .getByText(/\(DH-1\d\) Tap again to lay it face down/)
    .first()
    .waitFor();
  await place.click();
}

/** One decision by touching the table itself. */
async function playByMouse(page: Page): Promise<void> {
  switch (await phaseOf(page)) {
    case 'helpers':
      return page.locator('[data-act="done"]').click();
    case 'discard':
      await page.locator('[data-column][data-may]').first().click();
      return page.locator('[data-act="confirm"]').click();
    case 'turn':
    case 'jackhammer':
      await page.locator('[data-column][data-may]').last().click();
      return layByMouse(page);
    case null:
    default:
      return layByMouse(page);
  }
}

describe('Dream Home against a bot', () => {
  test('goes to its end by mouse, on the table itself', async () => {
    const { page, context, faults } = await visits.open();
    await startGame(page, visits.address, GAME);
    while (await isAsked(page)) {
      const before = await progressOf(page);
      await playByMouse(page);
      await expect.poll(() => progressOf(page), PATIENT).not.toBe(before);
    }
    await untilWon(page);
    await verifiedFile(page, dreamHome);
    expect(faults).toEqual([]);
    await context.close();
  }, 240_000);

  test('goes to its end by keyboard alone, from the street to the score sheet', async () => {
    const { page, context, faults } = await visits.open();
    await rememberTableOfTwo(page, GAME);
    await page.goto(visits.address);
    await tabTo(page, 'Dream Home');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Play');
    await page.keyboard.press('Enter');
    await page.getByTestId('prompt').waitFor();
    while (await isAsked(page)) {
      const before = await progressOf(page);
      for (const key of await keysFor(page)) await page.keyboard.press(key);
      await expect.poll(() => progressOf(page), PATIENT).not.toBe(before);
    }
    await untilWon(page);
    expect(faults).toEqual([]);
    await context.close();
  }, 240_000);
});

/** The keys that decide what is asked now. By keyboard the focus goes on to the first place. */
async function keysFor(page: Page): Promise<string[]> {
  switch (await phaseOf(page)) {
    case 'jackhammer':
    case 'helpers':
      return ['d'];
    case 'discard':
      return ['m', 'Enter', 'Enter'];
    case 'turn':
      await page.keyboard.press('m');
      await page.keyboard.press('Enter');
      await page.locator('[data-place][data-may]:focus').waitFor();
      break;
    case null:
    default:
      await page.keyboard.press('h');
  }
  const ghost = await page.locator(':focus').getAttribute('data-ghost');
  return ghost === 'empty-room' ? ['Enter', 'Enter'] : ['Enter'];
}

describe.each(Object.entries(SIZES))('Dream Home on a %s', (_, viewport) => {
  test('nothing is cut off, nothing scrolls sideways, fingers find every field', async () => {
    const { page, context, faults } = await visits.open({ viewport });
    await startGame(page, visits.address, GAME);
    await untilMyTurn(page);
    await expectNoScrolling(page);
    await expectWhole(page, ['House of Anna', 'Market']);
    const sizes = await page.locator('main :is([data-place], [data-column])').evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);
});

describe.each(themesFor('Dream Home'))('Dream Home in the theme %s', (theme) => {
  test('has no accessibility faults', async () => {
    const { page, context } = await visits.open();
    await startGame(page, visits.address, GAME);
    await untilMyTurn(page);
    await page.locator('[data-column][data-may]').first().click();
    expect(await foundByAxe(page, { theme })).toEqual([]);
    expect(await promptOf(page)).toContain('Anna');
    await context.close();
  }, 60_000);
});

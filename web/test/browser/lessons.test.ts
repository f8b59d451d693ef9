import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { siteGames } from '../../src/games/index.ts';
import { SIZES } from './support/browser.ts';
import { Visits } from './support/visits.ts';

const LESSON_GAMES = siteGames
  .filter(({ loadLesson }) => loadLesson !== undefined)
  .map(({ id }) => id);

const visits = Visits.ofThisFile();

/** What there is to do now: a button of the guide, what is within a ring, or the end. */
type Todo = { readonly click: readonly [number, number]; readonly shows: string } | 'over';

/** Called in every frame until it finds something that is new and has come to rest. */
function look(last: string): Todo | undefined {
  const guide = document.querySelector('section:has([data-testid="guide"])');
  const buttons = [...(guide?.querySelectorAll('button') ?? [])];
  if (buttons.some(({ textContent }) => textContent === 'Play on from here')) return 'over';
  // Not the very middle: between two of four cards in a hand there is a gap.
  const within = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [Math.round(left + width * 0.45), Math.round(top + height / 2)];
  };
  const rings = [...document.querySelectorAll('[data-ring]')].map(within);
  const shows = `${guide?.querySelector('p')?.textContent} ${rings.join(' ')}`;
  const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
  const isAnimating = document.getAnimations().some(({ playState, effect }) => {
    const isEndless = effect?.getComputedTiming().endTime === Infinity;
    return playState === 'running' && !isEndless;
  });
  // Rings follow things frame by frame: at rest is what stays where it is for some frames, however
  // long a frame takes.
  const seen = document.documentElement.dataset;
  const isResting = !isBusy && !isAnimating && seen['shows'] === shows;
  seen['frames'] = String(isResting ? Number(seen['frames']) + 1 : 0);
  seen['shows'] = shows;
  if (Number(seen['frames']) < 5 || shows === last) return undefined;
  const next = buttons.find(({ textContent }) => textContent === 'Next');
  if (next !== undefined) return { click: within(next), shows };
  const [first] = rings;
  return first === undefined ? undefined : { click: first, shows };
}

async function nextThing(page: Page, before: string): Promise<Todo> {
  const found = await page.waitForFunction(look, before);
  const todo = await found.jsonValue();
  if (todo === undefined) throw new Error('there is nothing to do');
  return todo;
}

/** As if this person had settled that bots need not be watched. */
async function hurryBots(page: Page): Promise<void> {
  const settings = { state: { wishes: { pace: 'instant' } }, version: 1 };
  await page.addInitScript(
    (kept) => localStorage.setItem('richtfest/settings', kept),
    JSON.stringify(settings),
  );
}

/** As somebody would who reads nothing and touches what is lit. */
async function followTheRings(page: Page): Promise<number> {
  let shown = '';
  for (let touches = 0; touches < 80; touches++) {
    const todo = await nextThing(page, shown);
    if (todo === 'over') return touches;
    shown = todo.shows;
    await page.mouse.click(...todo.click);
  }
  throw new Error('the lesson goes round in circles');
}

describe('a guided first game', () => {
  test.each(LESSON_GAMES.map((game, at) => ({ game, isPhone: at % 2 === 0 })))(
    'of $game leads to its end whoever touches what is lit, and becomes a game',
    async ({ game, isPhone }) => {
      const viewport = isPhone ? SIZES['phone upright'] : SIZES.desktop;
      const { page, context, faults } = await visits.open({ viewport });
      await hurryBots(page);
      await page.goto(`${visits.address}/games/${game}`);
      await page.getByRole('link', { name: 'Learn it in five minutes' }).click();
      await page.getByTestId('guide').waitFor();
      expect(await followTheRings(page)).toBeGreaterThan(12);
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.waitForURL(/\/play\/\w+$/);
      await page.getByTestId('prompt').waitFor();
      expect(await page.getByTestId('guide').isVisible()).toBe(false);
      expect(faults).toEqual([]);
      await context.close();
    },
    90_000,
  );

  test('answers other moves with its rule, is left and gone on with, and takes the rules along', async () => {
    const { page, context, faults } = await visits.open();
    const guide = page.getByTestId('guide');
    await page.goto(`${visits.address}/games/three-little-pigs/learn`);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await guide.getByText('You have two doors.').waitFor();
    await page.locator('main').getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('alert').getByText('Keep the two doors').waitFor();
    await page.getByRole('button', { name: /LP-6/ }).click();
    await page.locator('#LP-6').waitFor();
    await page.getByRole('button', { name: 'Leave the lesson' }).click();
    await page.goto(`${visits.address}/games/three-little-pigs/rules#LP-14`);
    await page.locator('#LP-14 [data-picture] svg').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('LP-14');
    await page.keyboard.press('/');
    await page.keyboard.type('wheel');
    await expect.poll(() => page.locator('mark').first().innerText()).toBe('wheel');
    expect(await page.locator('article#LP-10').count()).toBe(0);
    await page.getByRole('link', { name: 'About this edition' }).click();
    await page.getByText('What the book leaves open').waitFor();
    await page.goto(`${visits.address}/games/three-little-pigs`);
    await page.getByRole('link', { name: 'Go on learning' }).click();
    await guide.getByText('You have two doors.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { siteGames } from '../../src/games/index.ts';
import { SIZES } from './support/browser.ts';
import { Visits } from './support/visits.ts';

const LESSON_GAMES = siteGames
  .filter(({ loadLesson }) => loadLesson !== undefined)
  .map(({ id }) => id);

const visits = Visits.ofThisFile();

/** The next step: a button of the guide, an element with a ring, or the end. */
type Todo = NextTap | 'over';

interface NextTap {
  readonly click: readonly [number, number];
  readonly shows: string;
  /** The upper edge of the table. */
  readonly tableTop: number;
  /** What covers the guide, or a ring that is cut off by the window. */
  readonly problems: readonly string[];
}

/** Called in every frame until it finds a new element at rest. */
function look(last: string): Todo | undefined {
  const guide = document.querySelector('section:has([data-testid="guide"])');
  const buttons = [...(guide?.querySelectorAll('button') ?? [])];
  if (buttons.some(({ textContent }) => textContent === 'Play on from here')) return 'over';
  // Not the exact middle: there is a gap between two of four cards in a hand.
  const within = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [Math.round(left + width * 0.45), Math.round(top + height / 2)];
  };
  const rings = [...document.querySelectorAll('[data-ring]')].map(within);
  const shows = `${guide?.querySelector('p')?.textContent} ${rings.join(' ')}`;
  const isTableAnimating = document.querySelector('main [aria-busy="true"]') !== null;
  const isAnimating = document.getAnimations().some(({ playState, effect }) => {
    const isEndless = effect?.getComputedTiming().endTime === Infinity;
    return playState === 'running' && !isEndless;
  });
  // Rings follow elements frame by frame: an element is at rest if it keeps its position for some
  // frames.
  const seen = document.documentElement.dataset;
  const isResting = !isTableAnimating && !isAnimating && seen['shows'] === shows;
  seen['frames'] = String(isResting ? Number(seen['frames']) + 1 : 0);
  seen['shows'] = shows;
  if (Number(seen['frames']) < 5 || shows === last) return undefined;
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const areTouching = (one: DOMRect, two: DOMRect) =>
    one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
  const [said] = guide?.querySelectorAll('[data-testid="guide"]') ?? [];
  const spoken = [...(said === undefined ? [] : [said]), ...buttons].map(boxOf);
  const tools = [...document.querySelectorAll('[data-frame] > header button')];
  const allRings = [...document.querySelectorAll('[data-ring]')];
  const problems = [
    ...tools.flatMap((tool) =>
      spoken.some((box) => areTouching(box, boxOf(tool))) ? tool.outerHTML : [],
    ),
    ...allRings.flatMap((ring) =>
      spoken.some((box) => areTouching(box, boxOf(ring))) ? `a ring on the guide: ${shows}` : [],
    ),
  ];
  const tableTop = document.querySelector('[data-frame]')?.getBoundingClientRect().top ?? 0;
  const next = buttons.find(({ textContent }) => textContent === 'Next');
  const click = next === undefined ? rings[0] : within(next);
  return click === undefined ? undefined : { click, shows, tableTop, problems };
}

/** Runs in the page: buttons of the guide that touch a tool of the table or leave the window. */
function coveredButtons(): string[] {
  const guide = document.querySelector('section:has([data-testid="guide"])');
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const tools = [...document.querySelectorAll('[data-frame] > header button')].map(boxOf);
  const isCovered = (button: Element) => {
    const { left, right, top, bottom } = boxOf(button);
    const touches = (tool: DOMRect) =>
      left < tool.right && tool.left < right && top < tool.bottom && tool.top < bottom;
    return left < 0 || right > innerWidth || tools.some(touches);
  };
  const buttons = [...(guide?.querySelectorAll('button') ?? [])];
  return buttons.filter(isCovered).map((button) => button.outerHTML);
}

async function nextTodo(page: Page, before: string): Promise<Todo> {
  const found = await page.waitForFunction(look, before);
  const todo = await found.jsonValue();
  if (todo === undefined) throw new Error('there is nothing to do');
  return todo;
}

/** Stores the setting that skips bots' pauses. */
async function skipBotPauses(page: Page): Promise<void> {
  const settings = { state: { wishes: { pace: 'instant' } }, version: 1 };
  await page.addInitScript(
    (kept) => localStorage.setItem('richtfest/settings', kept),
    JSON.stringify(settings),
  );
}

/** Like a player who reads nothing and taps only elements with a ring. */
async function followTheRings(page: Page): Promise<number> {
  let shown = '';
  let tableTop: number | undefined;
  for (let touches = 0; touches < 80; touches++) {
    const todo = await nextTodo(page, shown);
    if (todo === 'over') return touches;
    shown = todo.shows;
    expect(todo.problems).toEqual([]);
    tableTop ??= todo.tableTop;
    expect(todo.tableTop, 'the table has moved').toBe(tableTop);
    await page.mouse.click(...todo.click);
  }
  throw new Error('the lesson goes round in circles');
}

describe('a guided first game', () => {
  test.each(LESSON_GAMES.map((game, at) => ({ game, isPhone: at % 2 === 0 })))(
    'of $game leads to its end whoever touches what is lit, and becomes a game',
    async ({ game, isPhone }) => {
      const viewport = isPhone ? SIZES['phone upright'] : SIZES.desktop;
      const { page, context, errors } = await visits.open({ viewport });
      await skipBotPauses(page);
      await page.goto(`${visits.address}/games/${game}`);
      await page.getByRole('link', { name: 'Learn it in five minutes' }).click();
      await page.getByTestId('guide').waitFor();
      expect(await followTheRings(page)).toBeGreaterThan(12);
      const sequel = page.getByRole('button', { name: 'Part 2' });
      if (await sequel.isVisible()) {
        await sequel.click();
        await sequel.waitFor({ state: 'detached' });
        expect(await followTheRings(page)).toBeGreaterThan(9);
      }
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.waitForURL(/\/play\/\w+$/);
      await page.getByTestId('prompt').waitFor();
      expect(await page.getByTestId('guide').isVisible()).toBe(false);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test('keeps its long buttons off the tools of the table on phones', async () => {
    const { page, context, errors } = await visits.open({ locale: 'de-DE' });
    await page.goto(`${visits.address}/games/three-little-pigs/learn`);
    for (const _ of ['about the houses', 'about the dice']) {
      await page.getByRole('button', { name: 'Weiter' }).click();
    }
    await page.getByRole('button', { name: 'Kenn ich schon' }).waitFor();
    for (const viewport of [
      SIZES['phone upright'],
      SIZES['phone flat'],
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      // The guide finds its place after the page has been laid out.
      await expect.poll(() => page.evaluate(coveredButtons)).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('refuses other moves with its rule, and can be left and continued', async () => {
    const { page, context, errors } = await visits.open();
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
    await page.getByText('What the rulebook leaves open').waitFor();
    await page.goto(`${visits.address}/games/three-little-pigs`);
    await page.getByRole('link', { name: 'Continue learning' }).click();
    await guide.getByText('You have two doors.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

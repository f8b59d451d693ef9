import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchClient } from '../../src/match/match-client.ts';
import { foundByAxe } from './support/axe.ts';
import { SIZES, closeVisitors, openVisitor, sharedBrowser } from './support/browser.ts';
import { letTimePass } from './support/speed-up.ts';
import { type Site, openToys } from './support/site.ts';

let toys: Site;
let browser: Browser;

beforeAll(async () => {
  [toys, browser] = await Promise.all([openToys(), sharedBrowser()]);
});

afterAll(async () => {
  await closeVisitors(browser);
  await toys.close();
});

/** Longer than the curtain ignores input after it has fallen. */
const A_MOMENT = 650;
/** Pebbles have numbers only in views that may see them. */
const SECRET = /(hide the|gets|hides) \d/;

async function lift(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: `Give the device to ${name}` }).waitFor();
  await letTimePass(page, A_MOMENT);
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await page.getByTestId('prompt').waitFor();
}

const movesOf = (page: Page) => page.getByTestId('moves').locator('ul button');

async function hideFirst(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Moves' }).click();
  await movesOf(page).first().click();
}

/** Runs in the page of the toys. */
declare const match: MatchClient;

/** Every move changes it. */
const stateOf = (page: Page) => page.evaluate(stateNow);

function stateNow(): string {
  const { events, owing, acting, curtain, legal, result } = match.getSnapshot();
  return JSON.stringify([events, owing, acting, curtain, legal, result]);
}

/** Possible actions, in order of preference. */
const ACTIONS = {
  curtain: (page: Page) => page.getByRole('button', { name: /^I am / }),
  tab: (page: Page) => page.getByRole('tab', { name: 'Moves', selected: false }),
  move: (page: Page) => movesOf(page).last(),
} as const;

/** Waits for an action, or until the game is over. */
async function nextAction(page: Page): Promise<keyof typeof ACTIONS | 'over'> {
  const over = page.getByTestId('score-sheet');
  const any = Object.values(ACTIONS).reduce((some, action) => some.or(action(page)), over);
  await any.first().waitFor();
  if (await over.isVisible()) return 'over';
  for (const name of ['curtain', 'tab', 'move'] as const) {
    if (await ACTIONS[name](page).isVisible()) return name;
  }
  return nextAction(page);
}

describe('a shared device with secrets', () => {
  test('the curtain hides the table, also from the DOM, until the right player lifts it', async () => {
    const { page, context, errors } = await openVisitor(browser);
    await page.goto(`${toys.address}/?people=Anna,Ben`);
    await page.getByTestId('curtain').waitFor();
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.getByTestId('prompt').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(SECRET);
    await lift(page, 'Anna');
    await page.getByRole('tab', { name: 'Moves' }).click();
    await expect.poll(() => movesOf(page).first().innerText()).toMatch(SECRET);
    const anna = await movesOf(page).allInnerTexts();
    await movesOf(page).first().click();
    await page.getByTestId('curtain').waitFor();
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(SECRET);
    await lift(page, 'Ben');
    await page.getByRole('tab', { name: 'Moves' }).click();
    const ben = await movesOf(page).allInnerTexts();
    expect(ben.filter((words) => anna.includes(words))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a key meant for the table does not lift it, the next one does', async () => {
    const { page, context } = await openVisitor(browser);
    // As soon as it has the focus, before a player could have read it.
    await page.addInitScript(() => {
      addEventListener('focusin', ({ target }) => {
        (target as HTMLElement).click();
        Object.assign(globalThis, { hasClicked: true });
      });
    });
    await page.goto(`${toys.address}/?people=Anna,Ben`);
    const mine = page.getByRole('button', { name: 'I am Anna' });
    await mine.waitFor();
    await page.waitForFunction(() => 'hasClicked' in globalThis);
    expect(await mine.evaluate((button) => button === document.activeElement)).toBe(true);
    await letTimePass(page, A_MOMENT);
    expect(await page.getByTestId('curtain').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByTestId('prompt').waitFor();
    await context.close();
  });

  test('all players see a reveal before the device is handed on', async () => {
    const { page, context, errors } = await openVisitor(browser);
    await page.goto(`${toys.address}/?people=Anna,Ben`);
    await lift(page, 'Anna');
    await hideFirst(page);
    await lift(page, 'Ben');
    await hideFirst(page);
    const next = page.getByTestId('hand-over');
    await next.waitFor();
    expect(await page.getByTestId('announcer').innerText()).toMatch(/It is \d and \d/);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(SECRET);
    await next.getByRole('button').click();
    await movesOf(page).first().waitFor();
    expect(await movesOf(page).allInnerTexts()).toContain('pass');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a bot’s move does not end the shared view', async () => {
    const { page, context } = await openVisitor(browser);
    await page.goto(`${toys.address}/?people=Anna,Ben&bots=Ida`);
    await lift(page, 'Anna');
    await hideFirst(page);
    await lift(page, 'Ben');
    await hideFirst(page);
    // Ida wins the round, passes and hides a pebble; all watch until a player takes the device.
    await page.getByTestId('hand-over').waitFor();
    await page.waitForFunction(() => match.getSnapshot().owing.join() === '0,1');
    await letTimePass(page, A_MOMENT);
    expect(await page.getByTestId('curtain').count()).toBe(0);
    expect(await page.getByTestId('hand-over').isVisible()).toBe(true);
    await context.close();
  });

  test('a player who has chosen can take the device back and change the choice', async () => {
    const { page, context } = await openVisitor(browser);
    await page.goto(`${toys.address}/?people=Anna,Ben`);
    await lift(page, 'Anna');
    await hideFirst(page);
    await page.getByRole('button', { name: 'Pass to Anna instead' }).click();
    await lift(page, 'Anna');
    await page.getByRole('button', { name: 'take the pebble back' }).first().click();
    await expect.poll(() => movesOf(page).count()).toBe(3);
    await context.close();
  });

  test('at the end all players see the table without a curtain', async () => {
    const { page, context, errors } = await openVisitor(browser);
    await page.goto(`${toys.address}/?people=Anna,Ben`);
    await page.getByTestId('curtain').waitFor();
    for (let todo = await nextAction(page); todo !== 'over'; todo = await nextAction(page)) {
      if (todo === 'curtain') await letTimePass(page, A_MOMENT);
      const before = await stateOf(page);
      await ACTIONS[todo](page).click();
      if (todo === 'move') await expect.poll(() => stateOf(page)).not.toBe(before);
    }
    expect(await page.getByTestId('curtain').count()).toBe(0);
    expect(await page.getByTestId('winner').innerText()).toMatch(/You win!|wins!|share the win/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('one person against bots never sees a curtain', async () => {
    const { page, context } = await openVisitor(browser);
    await page.goto(`${toys.address}/?people=Anna&bots=Ida,Bruno`);
    await page.getByTestId('prompt').waitFor();
    expect(await page.getByTestId('curtain').count()).toBe(0);
    await context.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the curtain is accessible and fits a phone flat and upright, ${colorScheme}`, async () => {
      const { page, context } = await openVisitor(browser, { colorScheme, locale: 'de-DE' });
      await page.goto(`${toys.address}/?people=Anna,Maximilian-Alexander,Cleo`);
      await page.getByTestId('curtain').waitFor();
      expect(await foundByAxe(page)).toEqual([]);
      for (const viewport of [...Object.values(SIZES), { width: 320, height: 568 }]) {
        await page.setViewportSize(viewport);
        const box = await page.getByRole('button', { name: 'Ich bin Anna' }).boundingBox();
        expect(box!.y + box!.height).toBeLessThanOrEqual(viewport.height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          viewport.width,
        );
      }
      await context.close();
    });
  }
});

describe('several players choose', () => {
  test('shows the clocks of the players who choose', async () => {
    const { page, context } = await openVisitor(browser, { reducedMotion: 'reduce' });
    await page.goto(`${toys.address}/?people=Anna,Ben,Cleo&clock=12`);
    await lift(page, 'Anna');
    const mine = page.getByRole('timer', { name: /^Anna: \d+ seconds left$/ });
    await mine.waitFor();
    // Announced once, when time is short.
    await page.getByText('10 seconds left', { exact: true }).waitFor({ state: 'attached' });
    await context.close();
  });

  test('lists optional moves separately, lets others move, and respects do not disturb', async () => {
    const { page, context, errors } = await openVisitor(browser);
    await page.goto(`${toys.address}/?game=barter&people=Anna,Ben,Cleo`);
    await page.getByTestId('prompt').waitFor();
    await page.getByRole('tab', { name: 'Moves' }).click();
    await page.getByRole('switch', { name: 'Cleo is busy' }).check();
    await page.getByRole('button', { name: /^Moving for Anna/ }).click();
    await page.getByRole('button', { name: 'Ben', exact: true }).click();
    await page.getByTestId('optional-moves').getByRole('button', { name: 'wave' }).waitFor();
    await page.getByRole('button', { name: /^Moving for Ben/ }).click();
    await page.getByRole('button', { name: 'Anna', exact: true }).click();
    await page.locator('main').getByRole('button', { name: 'offer a coin' }).click();
    // Ben is asked; Cleo, who does not want to be disturbed, is not.
    await page.locator('main').getByRole('button', { name: 'decline' }).click();
    await page.locator('main').getByRole('button', { name: 'roll' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

import { bestTreehouse } from '@richtfest/best-treehouse';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundByAxe } from './support/axe.ts';
import { LONGEST_WAIT, SIZES, type Visitor } from './support/browser.ts';
import { tabTo } from './support/tab-to.ts';
import {
  ANNA_AND_A_BOT,
  type Asked,
  playByMouse,
  rememberTreehouse,
  startTreehouse,
  untilAsked,
  untilDecided,
} from './support/treehouse.ts';
import { themesFor } from './support/themes.ts';
import { untilWon, verifiedFile } from './support/end.ts';
import { expectNoScrolling, expectReadable } from './support/fit.ts';
import { Visits } from './support/visits.ts';

const visits = Visits.ofThisFile();

/** Plays until the phase changes. */
async function playUntil(page: Page, wanted: Asked, decisions = 0): Promise<void> {
  for (let made = 0; ; made++) {
    const asked = await untilAsked(page);
    if (asked === 'over' || asked === 'curtain') throw new Error(`never asked: ${wanted}`);
    if (asked === wanted && made >= decisions) return;
    await playByMouse(page, asked);
    await untilDecided(page, asked);
  }
}

describe('a game against a bot', () => {
  test('is played to the end by mouse, and verified in Node', async () => {
    const { page, context, errors } = await visits.open();
    await startTreehouse(page, visits.address);
    await noteSpoilers(page);
    for (;;) {
      const asked = await untilAsked(page);
      if (asked === 'over' || asked === 'curtain') break;
      await playByMouse(page, asked);
      await untilDecided(page, asked);
    }
    expect(await page.evaluate(() => document.documentElement.dataset['spoiled'])).toBe(undefined);
    await untilWon(page);
    const match = await verifiedFile(page, bestTreehouse);
    expect(match.moves).toHaveLength(66);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is played to the end by keyboard, from the street to the score sheet', async () => {
    const { page, context, errors } = await visits.open();
    await rememberTreehouse(page, ANNA_AND_A_BOT, { young: true });
    await page.goto(visits.address);
    await tabTo(page, 'Best Treehouse Ever');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Play');
    await page.keyboard.press('Enter');
    await page.getByTestId('prompt').waitFor();
    for (;;) {
      const asked = await untilAsked(page);
      if (asked === 'over' || asked === 'curtain') break;
      for (const key of await keysFor(page, asked)) await page.keyboard.press(key);
      await untilDecided(page, asked);
    }
    await untilWon(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Marks the page if it announces the end while the table still shows the majorities. */
async function noteSpoilers(page: Page): Promise<void> {
  await page.getByTestId('prompt').waitFor();
  await page.evaluate(() => {
    const note = () => {
      const isAnimating = document.querySelector('main [aria-busy="true"]') !== null;
      const prompt = document.querySelector('[data-testid="prompt"]')?.textContent ?? '';
      if (isAnimating && prompt.includes('is over'))
        document.documentElement.dataset['spoiled'] = '';
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-busy'],
    });
  });
}

/** The table's keyboard shortcuts; letters move the focus, Enter confirms. */
async function keysFor(page: Page, asked: Asked): Promise<readonly string[]> {
  switch (asked) {
    case 'choose':
      return ['1', 'l'];
    case 'build': {
      const hasPlace = (await page.locator('[data-place][data-may]').count()) > 0;
      return hasPlace ? ['t', 'Enter'] : ['d'];
    }
    case 'take-bonus':
      return ['h', 'Enter'];
    case 'put-bonus':
    case 'take-colour':
      return ['p', 'Enter', 'Enter'];
  }
}

/** Discarding a card that fits needs a confirmation, unless that is switched off. */
async function askedFirst(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Settings' }).click();
  const setting = page.getByRole('switch', { name: 'Ask me if I may have overlooked something' });
  await setting.check({ force: true });
  const discard = page.locator('[data-act="discard"]');
  const sure = page.getByRole('dialog', { name: 'Did you miss something?' });
  await discard.click();
  await sure.getByText('Back to the table').click();
  await sure.waitFor({ state: 'detached' });
  expect(await untilAsked(page)).toBe('build');
  await discard.click();
  await sure.getByRole('switch').uncheck({ force: true });
  await sure.getByRole('button', { name: 'Go on anyway' }).click();
  await untilDecided(page, 'build');
  expect(await setting.isChecked()).toBe(false);
}

describe('at the table', () => {
  test('a place explains why not, for a card in hand and the open one; discarding that needs a confirmation', async () => {
    const { page, context, errors } = await visits.open();
    await startTreehouse(page, visits.address);
    await playUntil(page, 'choose');
    await page
      .locator('[data-card][data-may]')
      .first()
      .click({ position: { x: 12, y: 20 } });
    // Level 3 has no support while level 2 is empty (BT-3).
    await page.locator('[data-place="3.1"]').click();
    const bubble = page.getByRole('alert');
    await bubble.getByRole('button', { name: / BT-3$/ }).waitFor();
    await page.locator('[data-place="3.1"][data-bar="support"]').waitFor();
    await page.keyboard.press('Escape');
    await playUntil(page, 'build');
    await page.locator('[data-place="4.0"]').click();
    const rule = bubble.getByRole('button', { name: / BT-3$/ });
    await rule.waitFor();
    await rule.click();
    await page.locator('article[id="BT-3"]:focus').waitFor();
    await page.keyboard.press('Escape');
    await askedFirst(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a card can be dragged under the leaf, and the open one into the tree', async () => {
    const { page, context, errors } = await visits.open();
    await startTreehouse(page, visits.address);
    await playUntil(page, 'choose');
    await dragTo(page, '[data-card][data-may]', '[data-goal="leaf"]');
    await page.locator('main [data-phase="build"]').first().waitFor();
    await untilAsked(page);
    const card = await page.locator('main [data-open="0"] [data-colour]').count();
    expect(card).toBeGreaterThan(0);
    await dragTo(page, 'main [data-open="0"]', '[data-place="2.0"]');
    await page.locator('[data-place="2.0"][data-room], [data-place="2.0"][data-settled]').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('rooms, pennants and neighbours explain themselves', async () => {
    const { page, context, errors } = await visits.open();
    await startTreehouse(page, visits.address);
    await playUntil(page, 'choose', 2);
    await page.locator('[data-pennant="red"]').click();
    await page
      .getByRole('status')
      .getByText(/^Red: Anna \d+ · Ida \d+$/)
      .waitFor();
    await page.keyboard.press('Escape');
    const room = page.locator('[data-place][data-room]').first();
    const name = (await room.getAttribute('aria-label'))?.replace(/^Place 2.: (.*),.*$/, '$1');
    await room.click();
    await page.getByRole('status').getByText(`${name}. `).waitFor();
    await page.getByRole('button', { name: /^Ida.*Look closer$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Balance:').waitFor();
    const tree = await dialog.locator('[data-lean]').boundingBox();
    expect(tree?.width).toBeGreaterThan(200);
    expect(errors).toEqual([]);
    await context.close();
  });
});

async function dragTo(page: Page, what: string, where: string): Promise<void> {
  const from = await page.locator(what).first().boundingBox();
  const to = await page.locator(where).first().boundingBox();
  if (from === null || to === null) throw new Error(`${what} or ${where} is not to be seen`);
  await page.mouse.move(from.x + 14, from.y + 24);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 10, { steps: 3 });
  // The places of a dragged card appear when the drag begins.
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
}

describe('with a card in hand', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visits.open();
    const seats = ['Ben', 'Cleo', 'Dora'].map((name) => ({ name, kind: 'bot' as const }));
    const { page } = visitor;
    await startTreehouse(page, visits.address, [...ANNA_AND_A_BOT.slice(0, 1), ...seats]);
    await untilAsked(page);
    await page
      .locator('[data-card][data-may]')
      .first()
      .click({ position: { x: 12, y: 20 } });
  });
  afterAll(() => visitor.context.close());

  test.each(Object.entries(SIZES))(
    'on a %s nothing is cut off, nothing scrolls sideways, everything can be touched',
    async (_, viewport) => {
      const { page, errors } = visitor;
      await page.setViewportSize(viewport);
      await expectNoScrolling(page);
      await expectReadable(page);
      await expect.poll(() => cutOff(page), { timeout: LONGEST_WAIT }).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
});

/** Tap targets that are off screen or too small for a finger. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll(
      'main [data-place], main [data-pennant], main [data-goal]',
    );
    return [...targets].flatMap((target) => {
      const { x, y, right, bottom, width, height } = target.getBoundingClientRect();
      const isInside = x >= -1 && y >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const isBig = width >= 43.5 && height >= 43.5;
      return isInside && isBig ? [] : [`${target.outerHTML.slice(0, 90)} ${width}×${height}`];
    });
  });
}

describe('axe finds no problems', () => {
  test('while choosing, while building, while scoring', async () => {
    const { page, context, errors } = await visits.open();
    const bots = [
      { name: 'Ida', kind: 'bot' as const },
      { name: 'Bruno', kind: 'bot' as const },
    ];
    await startTreehouse(page, visits.address, [...ANNA_AND_A_BOT.slice(0, 1), ...bots]);
    const look = async (moment: string) => {
      for (const theme of themesFor(moment)) {
        const found = await foundByAxe(page, { theme, part: 'main' });
        expect([moment, ...found]).toEqual([moment]);
      }
    };
    await playUntil(page, 'choose');
    await page
      .locator('[data-card][data-may]')
      .first()
      .click({ position: { x: 12, y: 20 } });
    await look('choosing');
    await playUntil(page, 'build', 3);
    await look('building');
    await playUntil(page, 'take-bonus');
    await look('taking');
    await playUntil(page, 'put-bonus');
    await page.locator('[data-pennant][data-may]').first().click();
    await look('putting');
    expect(errors).toEqual([]);
    await context.close();
  });
});

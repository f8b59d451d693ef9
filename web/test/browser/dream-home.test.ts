import { readFile } from 'node:fs/promises';
import { dreamHome } from '@richtfest/dream-home';
import type { MatchFile } from '@richtfest/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedMatch } from '../../src/match/saved-match.ts';
import { foundByAxe } from './support/axe.ts';
import { SIZES, type Visitor } from './support/browser.ts';
import { freshMatch } from './support/fresh-match.ts';
import { openStored } from './support/stored-match.ts';
import { nextQuestion, promptOf, rememberTableOfTwo, untilMyTurn } from './support/play.ts';
import { tabTo } from './support/tab-to.ts';
import { themesFor } from './support/themes.ts';
import { untilWon, verifiedFile } from './support/end.ts';
import { expectNoScrolling, expectReadable, expectWhole } from './support/fit.ts';
import { Visits } from './support/visits.ts';

const GAME = 'dream-home';
const MATCHES = new URL('../../../games/dream-home/test/matches/', import.meta.url);

const visits = Visits.ofThisFile();

const FACE_UP = '[data-place][data-may]:not([data-ghost="empty-room"])';

/** Places the selected card: face up if possible, otherwise after the face-down warning. */
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

/** A recorded match of two with two rounds to go, in which Anna has bathrooms on one floor only. */
function beforeLastRounds(): Promise<SavedMatch> {
  return recorded('v1-two-players.json', 59);
}

/** The beginning of a recorded match, Anna's at this device. */
async function recorded(name: string, length: number): Promise<SavedMatch> {
  const file = JSON.parse(await readFile(new URL(name, MATCHES), 'utf8')) as MatchFile;
  const { game, rulesVersion, options, generator, secret = '', moves } = file;
  const bots = ['Ida', 'Bruno', 'Rosa'].slice(0, file.seats.length - 1);
  const seats = [{ name: 'Anna' }, ...bots.map((bot) => ({ name: bot, bot: 'family' }))];
  return {
    id: 'recorded',
    header: { game, rulesVersion, options, generator, seats },
    secret,
    log: moves.slice(0, length),
    isOver: false,
    startedAt: Date.UTC(2026, 4, 3, 14),
    changedAt: Date.UTC(2026, 4, 3, 15),
  };
}

/** Makes one decision by tapping the table. */
async function playByMouse(page: Page, phase: string | undefined): Promise<void> {
  switch (phase) {
    case 'helpers':
      return page.locator('[data-act="done"]').click();
    case 'discard':
      await page.locator('[data-column][data-may]').first().click();
      return page.locator('[data-act="confirm"]').click();
    case 'turn':
    case 'jackhammer':
      await page.locator('[data-column][data-may]').last().click();
      return layByMouse(page);
    case undefined:
    default:
      return layByMouse(page);
  }
}

describe('Dream Home against a bot', () => {
  test('is played to the end by mouse, on the table', async () => {
    const { page, context, errors } = await visits.open();
    await openStored(page, visits.address, freshMatch(dreamHome));
    let question = await nextQuestion(page);
    while (question !== undefined) {
      await playByMouse(page, question.phase);
      question = await nextQuestion(page, question);
    }
    await untilWon(page);
    await verifiedFile(page, dreamHome);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('reminds of what is about to be missed, unless reminders are turned off', async () => {
    const { page, context, errors } = await visits.open({ viewport: SIZES['phone upright'] });
    // In the last round, with a roof in the market.
    const saved = await recorded('v1-four-players.json', 100);
    await openStored(page, visits.address, saved);
    const reminder = page.getByText('Your roof needs 1 more card');
    await reminder.first().waitFor();
    await page.goto(`${visits.address}/settings`);
    await page.getByLabel('Reminders').uncheck({ force: true });
    await page.goto(`${visits.address}/play/${saved.id}`);
    expect(await untilMyTurn(page)).toBe('mine');
    expect(await reminder.count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('shows points inside their fields on a phone, and no sign covers a field', async () => {
    const { page, context, errors } = await visits.open({ viewport: SIZES['phone upright'] });
    await openStored(page, visits.address, await beforeLastRounds());
    expect(await untilMyTurn(page)).toBe('mine');
    await page.locator('[data-column][data-may]').first().click();
    await page.locator('[data-place][data-may]').first().waitFor();
    const problems = await page.evaluate(() => {
      const inside = (inner: DOMRect, outer: DOMRect) =>
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1;
      const apart = (one: DOMRect, other: DOMRect) =>
        one.right <= other.left + 1 ||
        other.right <= one.left + 1 ||
        one.bottom <= other.top + 1 ||
        other.bottom <= one.top + 1;
      const fields = [...document.querySelectorAll('main [data-place]')];
      const signs = [
        ...document.querySelectorAll('[data-house] > :is([data-turn], [data-roof-count])'),
      ];
      const rect = (element: Element) => element.getBoundingClientRect();
      return fields.flatMap((field) => [
        ...[...field.querySelectorAll(':scope > span:not(.said)')]
          .filter((chip) => !inside(rect(chip), rect(field)))
          .map((chip) => `${chip.textContent} leaves its field`),
        ...signs
          .filter((sign) => !apart(rect(sign), rect(field)))
          .map((sign) => `${sign.textContent} covers a field`),
      ]);
    });
    expect(problems).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is played to the end by keyboard, from the street to the score sheet', async () => {
    const { page, context, errors } = await visits.open();
    await rememberTableOfTwo(page, GAME);
    await page.goto(visits.address);
    await tabTo(page, 'Dream Home');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Play');
    await page.keyboard.press('Enter');
    await page.getByTestId('prompt').waitFor();
    let question = await nextQuestion(page);
    while (question !== undefined) {
      for (const key of await keysFor(page, question.phase)) await page.keyboard.press(key);
      question = await nextQuestion(page, question);
    }
    await untilWon(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** The keys for the current decision. The focus moves on to the first place. */
async function keysFor(page: Page, phase: string | undefined): Promise<string[]> {
  switch (phase) {
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
    case undefined:
    default:
      await page.keyboard.press('h');
  }
  const ghost = await page.locator(':focus').getAttribute('data-ghost');
  return ghost === 'empty-room' ? ['Enter', 'Enter'] : ['Enter'];
}

describe('Dream Home', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visits.open();
    await openStored(visitor.page, visits.address, freshMatch(dreamHome));
    await untilMyTurn(visitor.page);
  });
  afterAll(() => visitor.context.close());

  test.each(Object.entries(SIZES))(
    'on a %s nothing is cut off, nothing scrolls sideways, fingers find every field',
    async (_, size) => {
      const { page, errors } = visitor;
      await page.setViewportSize(size);
      await expectNoScrolling(page);
      await expectReadable(page);
      await expectWhole(page, ['Your house', 'Market']);
      const sizes = await page.locator('main :is([data-place], [data-column])').evaluateAll((all) =>
        all.map((each) => {
          const { width, height } = each.getBoundingClientRect();
          return Math.min(width, height);
        }),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
      expect(errors).toEqual([]);
    },
  );

  test('on a desktop the longest names fit into their cards', async () => {
    const { page, errors } = visitor;
    await page.setViewportSize(SIZES.desktop);
    const cut = await page.locator('main [data-card="special"]').evaluateAll((cards) =>
      cards.map((card) => {
        const words = card.querySelector('[data-type] > span:last-child')!;
        words.textContent = 'green roof with a window';
        return words.getBoundingClientRect().right - card.getBoundingClientRect().right;
      }),
    );
    expect(cut.length).toBeGreaterThan(0);
    expect(Math.max(...cut)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });

  test.each(themesFor('Dream Home'))(
    'in the theme %s has no accessibility problems',
    async (theme) => {
      const { page } = visitor;
      await page.setViewportSize(SIZES.desktop);
      const column = page.locator('[data-column][data-may]').first();
      if ((await page.locator('[data-column][data-chosen]').count()) === 0) await column.click();
      expect(await foundByAxe(page, { theme })).toEqual([]);
      expect(await promptOf(page)).toMatch(/^(Your turn|You start|Place|Put)/);
    },
  );
});

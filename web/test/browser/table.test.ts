import { catalog, findGame } from '@richtfest/catalog';
import { threeLittlePigs } from '@richtfest/three-little-pigs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundByAxe } from './support/axe.ts';
import { SIZES, type Visitor } from './support/browser.ts';
import { freshMatch } from './support/fresh-match.ts';
import { openStored } from './support/stored-match.ts';
import { expectNoScrolling, expectReadable, expectWhole } from './support/fit.ts';
import { askForHint, followTheGlow } from './support/hint.ts';
import { promptOf, startRolling, untilMyTurn } from './support/play.ts';
import { logged, untilLogged } from './support/site-table.ts';
import { letTimePass } from './support/speed-up.ts';
import { Visits } from './support/visits.ts';
import { whenChanged } from './support/when-changed.ts';

const visits = Visits.ofThisFile();

describe('at the table', () => {
  test('a refusal explains itself next to the tap and links to the rule', async () => {
    const { page, context, errors } = await visits.open();
    await startRolling(page, visits.address);
    // No house is waiting for its roof yet, whatever the dice pay for (LP-10).
    await page.locator('[data-market] button:not([data-payable])').first().click();
    const bubble = page.getByRole('alert');
    await bubble.waitFor();
    const rule = bubble.getByRole('button', { name: / LP-\d+$/ });
    const number = (await rule.innerText()).split(' ').at(-1) ?? '';
    const box = await bubble.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    await rule.click();
    const text = page.locator(`article[id="${number}"]`);
    await text.waitFor();
    await expect
      .poll(() => text.evaluate((element) => element === document.activeElement))
      .toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a tile that the dice pay for is offered while rolling, and built after a second tap', async () => {
    const { page, context, errors } = await visits.open();
    await startRolling(page, visits.address);
    const tile = page.locator('[data-market] [data-payable]').first();
    await tile.click();
    await page.locator('main').getByRole('button', { name: 'Keep rolling' }).click();
    expect(await tile.getAttribute('data-chosen')).toBe(null);
    await tile.click();
    await page.locator('main').getByRole('button', { name: 'Stop and build' }).click();
    await page.locator('[data-place="new"][data-may]').click();
    await page.locator('[data-place="0"]').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a reload in mid-turn changes nothing, not even future rolls', async () => {
    const { page, context, errors } = await visits.open();
    await startRolling(page, visits.address);
    const state = () =>
      page.evaluate(() => [
        document.querySelector('[data-testid="prompt"]')?.textContent,
        ...[...document.querySelectorAll('[data-die]')].map((die) =>
          die.getAttribute('aria-label'),
        ),
        ...[...document.querySelectorAll('[data-market] button')].map((tile) =>
          tile.getAttribute('aria-label'),
        ),
      ]);
    const before = await state();
    const address = page.url();
    await page.reload();
    await page.getByTestId('prompt').waitFor();
    await untilMyTurn(page);
    expect(await state()).toEqual(before);
    await page.goto(visits.address);
    await page.getByRole('link', { name: /^The Three Little Pigs/ }).click();
    await page.getByRole('link', { name: /Continue: Anna and/ }).click();
    await page.getByTestId('prompt').waitFor();
    expect(page.url()).toBe(address);
    await untilMyTurn(page);
    expect(await state()).toEqual(before);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the language can be changed in mid-game, the log included', async () => {
    const { page, context, errors } = await visits.open();
    await startRolling(page, visits.address);
    const log = () => page.getByTestId('log').innerText();
    await expect.poll(log).toContain('You roll');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.getByRole('tab', { name: 'Verlauf' }).click();
    await expect.poll(log).toContain('Du würfelst');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.getByRole('tab', { name: 'Anpassen' }).click();
    await page.getByRole('radio', { name: 'Nederlands' }).check();
    await page.getByRole('tab', { name: 'Verloop' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a second tab notices the first, and can take over', async () => {
    const { page, context, errors } = await visits.open();
    await startRolling(page, visits.address);
    const prompt = await promptOf(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();
    await second.getByRole('button', { name: 'Play here' }).click();
    await second.getByTestId('prompt').waitFor();
    await expect.poll(() => promptOf(second)).toBe(prompt);
    await page.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('moves can be undone until dice are rolled', async () => {
    const { page, context } = await visits.open();
    await startRolling(page, visits.address);
    const before = await promptOf(page);
    await page.locator('main').getByRole('button', { name: 'Stop' }).click();
    // A tile can be built, so the turn doesn't end by itself.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByTestId('prompt').getByText(before, { exact: true }).waitFor();
    await context.close();
  });
});

test.each(catalog)(
  'the goal of $id lies on the table in a first game, and opens again beside the points',
  async ({ id, load }) => {
    const { page, context, errors } = await visits.open({
      isNewcomer: true,
      viewport: SIZES['phone upright'],
    });
    const match = freshMatch(await load());
    await openStored(page, visits.address, match);
    const card = page.getByTestId('goal-card');
    await card.waitFor();
    await expectNoScrolling(page);
    expect(await foundByAxe(page, { part: 'main' })).toEqual([]);
    await card.getByRole('button', { name: 'Got it' }).click();
    await card.waitFor({ state: 'detached' });
    await page.reload();
    const again = page.getByRole('button', { name: 'What gives points?' });
    await again.waitFor();
    expect([id, await card.count()]).toEqual([id, 0]);
    await again.click();
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('bots wait until the goal of a first game is read', async () => {
  const { page, context, errors } = await visits.open({ isNewcomer: true });
  await openStored(
    page,
    visits.address,
    freshMatch(threeLittlePigs, () => true, { firstSeat: 1 }),
  );
  const card = page.getByTestId('goal-card');
  await card.waitFor();
  const before = await logged(page);
  await letTimePass(page, 5000);
  expect(await logged(page)).toBe(before);
  await card.getByRole('button', { name: 'Got it' }).click();
  await untilLogged(page, before + 1);
  expect(errors).toEqual([]);
  await context.close();
});

test('one tap closes the goal of a first game, also while the dice are rolling', async () => {
  const { page, context, errors } = await visits.open({
    isNewcomer: true,
    isRealTime: true,
    reducedMotion: 'no-preference',
  });
  // The first tap of all, in the animation: another tap would end it and do nothing else.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const button = document.querySelector('[aria-busy="true"] [data-testid="goal-card"] button');
      if (button === null) return;
      watch.disconnect();
      document.documentElement.dataset['tapped'] = '';
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    });
    watch.observe(document, { attributes: true, childList: true, subtree: true });
  });
  await openStored(page, visits.address, freshMatch(threeLittlePigs));
  await page.locator('html[data-tapped]').waitFor({ state: 'attached' });
  await page.getByTestId('goal-card').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

test('around one device the next player is announced without a curtain, and sound is offered', async () => {
  const { page, context, errors } = await visits.open();
  await page.addInitScript(() => {
    // Players who play instantly are not offered any sound.
    const key = 'richtfest/settings';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('instant', 'brisk'));
  });
  const match = freshMatch(threeLittlePigs);
  const seats = [{ name: 'Mia' }, { name: 'Ben' }];
  await openStored(page, visits.address, { ...match, header: { ...match.header, seats } });
  await page.getByRole('tab', { name: 'Moves' }).click();
  const offer = page.getByTestId('sound-offer');
  expect(await offer.count()).toBe(0);
  const board = page.getByRole('main');
  const before = await board.boundingBox();
  await playUntilAnnounced(page, 'Now Ben');
  await offer.waitFor();
  expect(await board.boundingBox()).toEqual(before);
  const note = await offer.boundingBox();
  expect(note!.y + note!.height, 'the note covers the board').toBeLessThanOrEqual(before!.y);
  await offer.getByRole('button', { name: 'Yes' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Mute' }).waitFor();
  expect(await page.getByTestId('curtain').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

/** Plays the last move in the list, as often as it takes. */
async function playUntilAnnounced(page: Page, text: string): Promise<void> {
  await whenChanged(
    page,
    (announced) => {
      const now = document.querySelector('[data-testid="now"]');
      if (now?.textContent?.includes(announced) === true) return true;
      const isStill = document.querySelector('main [aria-busy="true"]') === null;
      const moves = document.querySelectorAll<HTMLElement>('[data-testid="moves"] ul button');
      if (isStill && now === null) [...moves].at(-1)?.click();
      return undefined;
    },
    text,
  );
}

test('the market stays where it is when what ears mean is no longer said', async () => {
  const { page, context, errors } = await visits.open({ viewport: SIZES['phone upright'] });
  await openStored(page, visits.address, freshMatch(threeLittlePigs));
  const words = page.getByText('Dice with ears');
  await words.waitFor();
  const market = page.getByRole('region', { name: 'Market' });
  const before = await market.boundingBox();
  await page.locator('main').getByRole('button', { name: 'Stop' }).click();
  await words.waitFor({ state: 'detached' });
  expect(await market.boundingBox()).toEqual(before);
  expect(errors).toEqual([]);
  await context.close();
});

describe('nothing is cut off, and nothing scrolls sideways', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visits.open();
    await startRolling(visitor.page, visits.address);
  });
  afterAll(() => visitor.context.close());

  const leastDie = { 'phone upright': 44, 'phone flat': 40, tablet: 90, desktop: 58 };

  test.each(Object.entries(SIZES))('on a %s', async (name, size) => {
    const { page, errors } = visitor;
    await page.setViewportSize(size);
    await expectNoScrolling(page);
    await expectReadable(page);
    await expectWhole(page, ['Your meadow', 'Market', 'Dice']);
    // Where there is room the dice are large.
    const die = await page.locator('main [data-die]').first().boundingBox();
    expect(die?.width).toBeGreaterThanOrEqual(leastDie[name as keyof typeof leastDie]);
    expect(errors).toEqual([]);
  });

  test('components show their names on hover and on a long press', async () => {
    const { page, errors } = visitor;
    const die = page.locator('main button[aria-label^="Die "]').first();
    const name = (await die.getAttribute('aria-label')) ?? '';
    await die.hover();
    await expect.poll(() => die.getAttribute('title')).toBe(name);
    const touch = { pointerType: 'touch', clientX: 100, clientY: 100 };
    await die.dispatchEvent('pointerdown', touch);
    await page.getByRole('status').getByText(name, { exact: true }).waitFor();
    // The tap that ends a long press does nothing else.
    const chosen = await die.getAttribute('aria-pressed');
    await die.dispatchEvent('pointerup', touch);
    await die.dispatchEvent('click');
    expect(await die.getAttribute('aria-pressed')).toBe(chosen);
    expect(errors).toEqual([]);
  });
});

describe('bots and hints', () => {
  test('moves of bots are shown large; one tap skips them all, and no button moves', async () => {
    const { page, context, errors } = await visits.open({
      isRealTime: true,
      reducedMotion: 'no-preference',
    });
    const game = await findGame('three-little-pigs')!.load();
    const match = freshMatch(game, () => true, { players: 3, firstSeat: 1 });
    await openStored(page, visits.address, match);
    const buttons = () =>
      page
        .locator('header button')
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().x));
    await page.getByTestId('skip-hint').waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await buttons();
    // A tap as soon as the first move is shown; then none may be shown any more.
    const spotlights = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen = new Set<Element>();
          new MutationObserver(() => {
            const card = document.querySelector('[data-spotlight]');
            const isFirst = seen.size === 0;
            if (card !== null) seen.add(card);
            const tap = new PointerEvent('pointerdown', { bubbles: true });
            if (card !== null && isFirst) document.querySelector('[aria-busy]')?.dispatchEvent(tap);
            if (document.querySelector('header[data-asks="0"]') === null) return;
            resolve([...seen].map((each) => each.textContent ?? ''));
          }).observe(document.body, { attributes: true, childList: true, subtree: true });
        }),
    );
    expect(await spotlights).toEqual([expect.stringMatching(/^Ida .*door/)]);
    expect(await buttons()).toEqual(before);
    expect(errors).toEqual([]);
    await context.close();
  }, 60_000);

  test('a bot is chosen by face and remembered; hints can be switched off', async () => {
    const { page, context, errors } = await visits.open();
    await page.goto(`${visits.address}/games/three-little-pigs/set-up`);
    const levels = page.getByRole('group', { name: 'How strong is the bot at seat 2?' });
    await expect.poll(() => levels.getByRole('radio', { name: 'Family' }).isChecked()).toBe(true);
    await levels.getByRole('radio', { name: 'Expert' }).check({ force: true });
    expect(await page.getByLabel('Name at seat 2').inputValue()).toBe('Ada');
    await page.getByText('More options').click();
    await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: /^Ada.*Look closer$/ }).waitFor();
    expect(await page.locator('main [data-face="expert"]').count()).toBe(1);
    // Ada is a player, so another bot gives the hint.
    expect(await askForHint(page)).toMatch(/^Leo suggests: .+\.$/s);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Hints' }).uncheck();
    await page
      .locator('header')
      .getByRole('button', { name: 'Hint' })
      .waitFor({ state: 'detached' });
    expect(await page.getByTestId('hint').innerText()).toBe('');
    await page.goto(`${visits.address}/games/three-little-pigs/set-up`);
    expect(await levels.getByRole('radio', { name: 'Expert' }).isChecked()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(catalog)('in $id touching what glows plays what the hint says', async ({ load }) => {
    const { page, context, errors } = await visits.open();
    await openStored(page, visits.address, freshMatch(await load()));
    const board = page.getByRole('main');
    const before = await board.boundingBox();
    for (let hints = 0; hints < 2; hints++) {
      expect(await askForHint(page)).toMatch(/^Ada suggests: /);
      expect(await board.boundingBox(), 'the hint moves the board').toEqual(before);
      await followTheGlow(page);
    }
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

import { MATERIALS, ROWS, type View, ueberdachen } from '@richtfest/ueberdachen';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playedUntil } from '../ueberdachen/played-until.ts';
import { foundByAxe } from './support/axe.ts';
import { LONGEST_WAIT, SIZES, type Visitor } from './support/browser.ts';
import { untilWon, verifiedFile } from './support/end.ts';
import { expectNoScrolling, expectReadable, expectWhole } from './support/fit.ts';
import { openStored } from './support/stored-match.ts';
import {
  type Question,
  ask,
  drag,
  logOf,
  logged,
  pile,
  playByMouse,
  stored,
  untilAsked,
  untilLogged,
} from './support/site-table.ts';
import { letTimePass } from './support/speed-up.ts';
import { tabTo } from './support/tab-to.ts';
import { themesFor } from './support/themes.ts';
import { Visits } from './support/visits.ts';

const PATIENT = { timeout: LONGEST_WAIT, interval: 100 };

const visits = Visits.ofThisFile();

const AGAINST_BOTS = [
  { name: 'Anna' },
  ...['Ida', 'Bruno', 'Lotte'].map((name) => ({ name, bot: 'greedy' })),
];
const AROUND_A_TABLE = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name }));

/** Stores a table with Anna first, with a plate, against three bots. */
async function rememberTable(page: Page, roundLimit: number): Promise<void> {
  await page.addInitScript((limit) => {
    const seats = ['Anna', 'Ida', 'Bruno', 'Lotte'].map((name, seat) => ({
      kind: seat === 0 ? 'person-here' : 'bot',
      name,
    }));
    const options = { quickStart: true, firstSeat: 0, roundLimit: limit };
    localStorage.setItem('richtfest/plan/ueberdachen', JSON.stringify({ seats, options }));
  }, roundLimit);
}

/** Returns when Anna must decide. */
async function startGame(page: Page, roundLimit: number): Promise<void> {
  await rememberTable(page, roundLimit);
  await page.goto(`${visits.address}/games/ueberdachen/set-up`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByTestId('prompt').waitFor();
}

/** Makes one decision by keyboard, without optional trades or building. */
async function playByKeys(page: Page, { phase, asks }: Question): Promise<void> {
  const press = (key: string) => page.keyboard.press(key);
  if (phase === 'pay' || phase === 'discard') {
    await press('l');
    return press('Enter');
  }
  if (asks.includes('unload')) {
    await press('l');
    const left = page.locator('main [data-load][data-may]');
    while ((await left.count()) > 0) await press('Enter');
    return press('u');
  }
  const keys = { decline: 'n', 'set-pillar': 'p', roll: 'r' };
  const [, key = 'e'] = Object.entries(keys).find(([name]) => asks.includes(name)) ?? [];
  return press(key);
}

const storageOf = (view: View, seat: number) =>
  MATERIALS.filter((material) => (view.players[seat]?.storage[material] ?? 0) > 0);

describe('Überdachen against bots', () => {
  test('is played to the end by mouse, on the table', async () => {
    const { page, context, errors } = await visits.open();
    await startGame(page, 3);
    for (
      let question = await untilAsked(page);
      question !== undefined;
      question = await untilAsked(page)
    ) {
      const before = await logged(page);
      await playByMouse(page, question);
      await untilLogged(page, before + 1);
    }
    await untilWon(page);
    await verifiedFile(page, ueberdachen);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is played to the end by keyboard, from the street to the score sheet', async () => {
    const { page, context, errors } = await visits.open();
    await rememberTable(page, 2);
    await page.goto(visits.address);
    await tabTo(page, 'Topping Out');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Play');
    await page.keyboard.press('Enter');
    await page.getByTestId('prompt').waitFor();
    for (
      let question = await untilAsked(page);
      question !== undefined;
      question = await untilAsked(page)
    ) {
      const before = await logged(page);
      await playByKeys(page, question);
      await untilLogged(page, before + 1);
    }
    await untilWon(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a swap can be proposed before a bot has rolled: it waits for the proposal', async () => {
    const { page, context, errors } = await visits.open();
    const { saved } = playedUntil({
      seats: AGAINST_BOTS,
      until: (view, seat) => view.phase === 'roll' && seat === 1 && storageOf(view, 0).length > 0,
    });
    // Bots that answer at once could be done with their turns before the tap.
    const tapped = Promise.withResolvers<void>();
    await page.route('**/bot.worker-*.js', async (route) => {
      await tapped.promise;
      await route.continue();
    });
    await openStored(page, visits.address, saved);
    await ask(page, 'propose').click();
    tapped.resolve();
    await page.locator('main [data-middle="trestle"]').waitFor();
    const before = await logged(page);
    await letTimePass(page, 5000);
    expect(await logged(page)).toBe(before);
    await ask(page, 'cancel').click();
    await untilLogged(page, before + 1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('by keyboard: roll, load, unload, open a room, end the turn', async () => {
    const { page, context, errors } = await visits.open();
    const { saved } = playedUntil({
      seats: AGAINST_BOTS,
      until: ({ phase }, seat) => phase === 'take' && seat === 0,
    });
    // Undo to before the roll that brought materials.
    await openStored(page, visits.address, { ...saved, log: saved.log.slice(0, -1) });
    const press = (key: string) => page.keyboard.press(key);
    const phase = () => page.locator('main [data-phase]').getAttribute('data-phase');
    await expect.poll(phase, PATIENT).toBe('roll');
    await untilAsked(page);
    await press('r');
    await expect.poll(phase, PATIENT).toBe('take');
    await untilAsked(page);
    await press('l');
    for (;;) {
      const left = page.locator('main [data-load][data-may]');
      if ((await left.count()) === 0) break;
      await press('Enter');
    }
    await press('u');
    await expect.poll(phase, PATIENT).toBe('act');
    await untilAsked(page);
    await press('m');
    expect(
      await page.evaluate(() => document.activeElement?.getAttribute('data-stack')),
    ).toBeTruthy();
    await press('Enter');
    // The focus moves to a cell where the room can start.
    await expect
      .poll(
        () => page.evaluate(() => document.activeElement?.matches('[data-cell][data-may]')),
        PATIENT,
      )
      .toBe(true);
    const before = await logged(page);
    await press('Enter');
    await untilLogged(page, before + 1);
    await untilAsked(page);
    await press('e');
    await expect
      .poll(async () => (await logOf(page)).join(), PATIENT)
      .toContain('You have finished your turn');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a refusal explains itself next to the tap and links to the rule', async () => {
    const { page, context, errors } = await visits.open();
    await startGame(page, 80);
    await untilAsked(page);
    await page.locator('main [data-stack="small"]').click();
    const bubble = page.getByRole('alert');
    await bubble.getByRole('button', { name: / UD-6$/ }).click();
    await page.locator('article[id="UD-6"]').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a stolen material moves from the neighbour’s storage to one’s own', async () => {
    const { page, context, errors } = await visits.open();
    const { saved, match } = playedUntil({
      seats: AGAINST_BOTS,
      until: ({ phase }, seat) => phase === 'steal' && seat === 0,
    });
    const view = ueberdachen.view(match.state, 'public');
    const victim = [1, 2, 3].find((seat) => storageOf(view, seat).length > 0)!;
    const material = storageOf(view, victim)[0]!;
    const [mine, theirs] = [0, victim].map((seat) => view.players[seat]!.storage[material]) as [
      number,
      number,
    ];
    await openStored(page, visits.address, saved);
    await untilAsked(page);
    await pile(page, `theft:${victim}:${material}`).click();
    await expect.poll(() => stored(page, 0, material), PATIENT).toBe(mine + 1);
    expect(await stored(page, victim, material)).toBe(theirs - 1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the merchant trades four materials for one of choice', async () => {
    const { page, context, errors } = await visits.open();
    const { saved, match } = playedUntil({
      seats: AGAINST_BOTS,
      until: (view, seat) => {
        const kinds = storageOf(view, 0);
        const total = kinds.reduce((sum, kind) => sum + view.players[0]!.storage[kind], 0);
        return view.phase === 'act' && seat === 0 && total >= 4 && kinds.length < 8;
      },
    });
    const view = ueberdachen.view(match.state, 'public');
    const wanted = MATERIALS.find((material) => view.players[0]!.storage[material] === 0)!;
    await openStored(page, visits.address, saved);
    await untilAsked(page);
    await ask(page, 'merchant').click();
    await page.locator(`main [data-item="${wanted}"][data-may]`).click();
    for (let paid = 0; paid < 4; paid++) {
      await page.getByText(`Pay: tap ${4 - paid} material`).waitFor();
      await page.locator('main [data-yard="0"] button[data-may]').first().click();
    }
    await expect.poll(() => stored(page, 0, wanted), PATIENT).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('with four pillars a 6 brings the ceiling, and building continues above', async () => {
    const { page, context, errors } = await visits.open();
    let hasRolled = false;
    const { saved } = playedUntil({
      seats: AGAINST_BOTS,
      until: ({ phase, players }, seat) => {
        const isRaised = hasRolled && players[0]!.floor === 1;
        hasRolled = phase === 'roll' && seat === 0 && players[0]!.floor === 0;
        return isRaised;
      },
      prefer: ({ verb }) => verb === 'set-pillar' || verb === 'end-turn',
    });
    // Undo to before that roll.
    await openStored(page, visits.address, { ...saved, log: saved.log.slice(0, -1) });
    const question = await untilAsked(page);
    expect(question?.asks).toContain('roll');
    expect(await page.locator('main [data-house="0"] [data-storey]').count()).toBe(1);
    await page.locator('main [data-die][data-may]').click();
    await expect
      .poll(() => page.locator('main [data-house="0"] [data-storey]').count(), PATIENT)
      .toBe(2);
    expect(await page.locator('main [data-house="0"] [data-storey="0"][data-closed]').count()).toBe(
      1,
    );
    expect(
      await page.locator('main [data-house="0"] [data-storey="1"] [data-column]').count(),
    ).toBe(7);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the start', () => {
  test('a player who rolls a 6 chooses a free trade and gets its plate', async () => {
    const { page, context, errors } = await visits.open();
    const { saved } = playedUntil({
      seats: AROUND_A_TABLE,
      options: { quickStart: false },
      until: ({ phase, players }) =>
        phase === 'choose-trade' && players.some(({ trade }) => trade !== undefined),
    });
    await openStored(page, visits.address, saved);
    await untilAsked(page);
    const taken = page.locator('main [data-trade-choice]:not([data-may])').first();
    await taken.click();
    await page
      .getByRole('alert')
      .getByRole('button', { name: / UD-5$/ })
      .waitFor();
    // The house of the player who has this trade is marked as the cause until the next tap.
    const cause = page.locator('main [data-house][data-cause]');
    await cause.waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    const before = await logged(page);
    await page.locator('main [data-trade-choice][data-may]').first().click();
    await cause.waitFor({ state: 'detached' });
    await untilLogged(page, before + 1);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Anna's turn on a shared device; she and Ben have materials. */
function aroundATable() {
  const { saved, match } = playedUntil({
    seats: AROUND_A_TABLE,
    until: (view, seat) => {
      const [hers, his] = [storageOf(view, 0), storageOf(view, 1)];
      const isMixed =
        his.filter((kind) => !hers.includes(kind)).length > 1 &&
        hers.some((kind) => !his.includes(kind));
      return view.phase === 'act' && seat === 0 && isMixed;
    },
  });
  const view = ueberdachen.view(match.state, 'public');
  const [hers, his] = [storageOf(view, 0), storageOf(view, 1)];
  return {
    saved,
    view,
    hers: hers.filter((kind) => !his.includes(kind))[0]!,
    his: his.filter((kind) => !hers.includes(kind)),
  };
}

describe('the trestle table on a shared device', () => {
  test('an offer is composed by tap and drag, countered, and the counter-offer accepted', async () => {
    const { page, context, errors } = await visits.open();
    const { saved, view, hers, his } = aroundATable();
    await openStored(page, visits.address, saved);
    await untilAsked(page);
    await ask(page, 'trade').click();
    await page.locator('main [data-to="1"]').click();
    // A deal needs two sides; the table says so while it is composed.
    await page.locator(`main [data-trestle] [data-pile="want:${his[0]}"]`).click();
    await page
      .locator('main [data-trestle]')
      .getByText('Now tap what you give for it, below.')
      .waitFor();
    await drag(page, pile(page, `0:${hers}`), page.locator('main [data-half="give"]'));
    await page.locator(`main [data-laid="give:${hers}"]`).waitFor();
    await page.locator('main [data-trestle]').getByText('Call it out!').waitFor();
    await ask(page, 'send').click();
    // Once the offer is saved, Ben has the device and makes a counter-offer.
    await expect
      .poll(() => untilAsked(page), PATIENT)
      .toMatchObject({ phase: 'answer', asks: ['decline', 'counter', 'accept'] });
    await ask(page, 'counter').click();
    await page.locator(`main [data-laid="give:${his[0]}"]`).click();
    await pile(page, `1:${his[1]}`).click();
    await ask(page, 'send').click();
    await expect.poll(async () => (await untilAsked(page))?.phase, PATIENT).toBe('pick');
    await page.locator('main [data-pick="1"]').click();
    await expect
      .poll(async () => (await logOf(page)).join('\n'), PATIENT)
      .toMatch(/Anna and Ben swap/);
    expect(await stored(page, 0, his[1]!)).toBe(1);
    expect(await stored(page, 0, hers)).toBe(view.players[0]!.storage[hers] - 1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a loose pillar is given away and placed at once by its receiver', async () => {
    const { page, context, errors } = await visits.open();
    const { saved, match } = playedUntil({
      seats: AROUND_A_TABLE,
      until: ({ phase, loosePillars, players }, seat) =>
        phase === 'act' && seat === 0 && loosePillars === 1 && players[1]!.pillars[0] < 4,
      prefer: ({ verb }) => verb === 'keep-pillar',
    });
    const standing = ueberdachen.view(match.state, 'public').players[1]!.pillars[0];
    await openStored(page, visits.address, saved);
    await untilAsked(page);
    await ask(page, 'trade').click();
    await page.locator('main [data-to="1"]').click();
    await page.getByRole('button', { name: 'One more pillar' }).click();
    await ask(page, 'send').click();
    await expect.poll(async () => (await untilAsked(page))?.asks, PATIENT).toContain('accept');
    await ask(page, 'accept').click();
    await expect
      .poll(() => page.locator('main [data-pillar^="1:0:"][data-standing]').count(), PATIENT)
      .toBe(standing + 1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('an offer can be withdrawn before anybody has answered', async () => {
    const { page, context, errors } = await visits.open();
    const { saved, hers, his } = aroundATable();
    await openStored(page, visits.address, saved);
    await untilAsked(page);
    await page.keyboard.press('t');
    await page.locator('main [data-to="1"]').click();
    await page.locator(`main [data-pile="want:${his[0]}"]`).click();
    await pile(page, `0:${hers}`).click();
    await page.keyboard.press('o');
    await expect.poll(async () => (await untilAsked(page))?.asks, PATIENT).toContain('decline');
    // Anna takes the shared device back.
    await page.getByRole('button', { name: /Ben/ }).first().click();
    await page.getByRole('button', { name: 'Anna', exact: true }).click();
    await ask(page, 'withdraw').click();
    await expect.poll(async () => (await logOf(page)).join(), PATIENT).toMatch(/Anna withdraws/);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('haggling with bots', () => {
  test('a declined offer stays to be improved, and can’t be repeated', async () => {
    const { page, context, errors } = await visits.open();
    const { saved, match } = playedUntil({
      seats: AGAINST_BOTS,
      until: (view, seat) =>
        view.phase === 'act' &&
        seat === 0 &&
        storageOf(view, 0).length > 0 &&
        MATERIALS.reduce((sum, kind) => sum + view.players[1]!.storage[kind], 0) > 4,
    });
    const view = ueberdachen.view(match.state, 'public');
    const [hers] = storageOf(view, 0).filter((kind) => view.players[1]!.storage[kind] === 0);
    await openStored(page, visits.address, saved);
    await untilAsked(page);
    await ask(page, 'trade').click();
    await page.locator('main [data-to="1"]').click();
    // Everything Ida has for one material: no bot accepts.
    for (const wanted of await page.locator('main [data-pile^="want:"]').all()) {
      while ((await wanted.getAttribute('data-may')) !== null) await wanted.click();
    }
    await pile(page, `0:${hers}`).click();
    const before = await logged(page);
    await ask(page, 'send').click();
    // Anna's offer and Ida's answer.
    await untilLogged(page, before + 2);
    expect((await logOf(page)).slice(before).join()).toMatch(/Ida (declines|offers)/);
    const question = await untilAsked(page);
    if (question?.asks.includes('pick-none') === true) await ask(page, 'pick-none').click();
    await page.locator(`main [data-laid="give:${hers}"]`).waitFor();
    // The same offer is refused until something has changed (UD-10).
    await ask(page, 'send').click();
    await page
      .getByRole('alert')
      .getByRole('button', { name: / UD-10$/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('main [data-trestle]').count(), PATIENT).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('in every size', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visits.open();
    await openStored(visitor.page, visits.address, aroundATable().saved);
    await untilAsked(visitor.page);
  });
  afterAll(() => visitor.context.close());

  const sizes = Object.entries(SIZES);
  const steps = ['the table', 'the trestle table'] as const;
  test.each(steps.flatMap((step) => sizes.map(([name, size]) => [step, name, size] as const)))(
    'nothing of %s is cut off on a %s, and nothing scrolls sideways',
    async (step, _, viewport) => {
      const { page, errors } = visitor;
      await page.setViewportSize(viewport);
      const trestle = page.locator('main [data-trestle]');
      if (step === 'the trestle table' && !(await trestle.isVisible())) {
        await ask(page, 'trade').click();
      }
      await expectNoScrolling(page);
      await expectReadable(page);
      const middle =
        step === 'the table'
          ? ['Die and room cards', 'Your next room']
          : ['Trestle table: my offer'];
      await expectWhole(page, ['Anna’s site', ...middle]);
      await expect.poll(() => asksOutOfReach(page), PATIENT).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
});

describe('my house', () => {
  test.each(Object.entries(SIZES))('keeps its size during a turn on a %s', async (_, viewport) => {
    const { page, context, errors } = await visits.open({ viewport });
    await openStored(page, visits.address, aroundATable().saved);
    await untilAsked(page);
    const size = () =>
      page
        .locator('main [data-house="0"]')
        .evaluate((house) => [house.clientWidth, house.clientHeight]);
    const before = await size();
    for (const [tap, opened] of [
      ['[data-need]:not([data-held])', '[data-ways]'],
      ['[data-ask="merchant"]', '[data-item]'],
      ['[data-ask="trade"]', '[data-trestle]'],
    ] as const) {
      await page.locator(`main ${tap}`).first().click();
      await page.locator(`main ${opened}`).first().waitFor();
      expect([opened, ...(await size())]).toEqual([opened, ...before]);
      await page.keyboard.press('Escape');
      await page.locator(`main ${opened}`).first().waitFor({ state: 'detached' });
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a first turn', () => {
  const { 'phone flat': _, ...roomy } = SIZES;
  test.each(Object.entries(roomy))('room cards say what to load, on a %s', async (_, viewport) => {
    const { page, context, errors } = await visits.open({ viewport });
    const { saved } = playedUntil({
      seats: AGAINST_BOTS,
      until: ({ phase }, seat) => phase === 'take' && seat === 0,
    });
    await openStored(page, visits.address, saved);
    await page.locator('main [data-load]').first().waitFor();
    for (const size of ['small', 'large']) {
      expect(await isWholeAndOnTop(page, `[data-stack="${size}"]`)).toBe(true);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('nobody has goods to swap, so there is only the end of the turn', async () => {
    const { page, context } = await visits.open();
    const { saved } = playedUntil({
      seats: AGAINST_BOTS,
      options: { quickStart: true },
      until: ({ phase, round, players }, seat) =>
        phase === 'act' &&
        seat === 0 &&
        round === 1 &&
        players.slice(1).every(({ storage }) => MATERIALS.every((each) => storage[each] === 0)) &&
        MATERIALS.reduce((sum, each) => sum + players[0]!.storage[each], 0) < 4,
    });
    await openStored(page, visits.address, saved);
    expect((await untilAsked(page))?.asks).toEqual(['end-turn']);
    await context.close();
  });

  test('below a lesson’s guide a finger finds the squares', async () => {
    const { page, context } = await visits.open({ viewport: SIZES['phone upright'] });
    await page.goto(`${visits.address}/games/ueberdachen/learn`);
    const column = page.locator('main [data-mine] [data-column]').first();
    await column.waitFor();
    const { height } = (await column.boundingBox())!;
    expect(height / ROWS).toBeGreaterThanOrEqual(32);
    await context.close();
  });
});

/** Nothing covers its corners, and nothing of it is off screen. */
function isWholeAndOnTop(page: Page, selector: string): Promise<boolean> {
  return page.locator(`main ${selector}`).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [
      [left + 6, top + 6],
      [right - 6, top + 6],
      [left + 6, bottom - 14],
    ].every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
  });
}

/** Buttons that are off screen or too small for a finger. */
function asksOutOfReach(page: Page): Promise<string[]> {
  return page.locator('main [data-ask]').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height, right, bottom } = button.getBoundingClientRect();
      const isBig = width >= 44 && height >= 44;
      const isInside = right <= innerWidth && bottom <= innerHeight;
      return isBig && isInside ? [] : [`${button.textContent} ${right}, ${bottom}`];
    }),
  );
}

describe.each(themesFor('haggling'))('by %s', (theme) => {
  test('axe finds no problems', async () => {
    const { page, context } = await visits.open();
    await page.addInitScript((chosen) => {
      const saved = { state: { wishes: { theme: chosen } }, version: 1 };
      localStorage.setItem('richtfest/settings', JSON.stringify(saved));
    }, theme);
    const { saved } = aroundATable();
    await openStored(page, visits.address, saved);
    await untilAsked(page);
    for (const step of ['ways', 'trestle', 'offer'] as const) {
      if (step === 'ways') {
        await page.keyboard.press('g');
        await page.keyboard.press('Enter');
        await page.locator('main [data-ways]').waitFor();
      }
      if (step === 'trestle') {
        await ask(page, 'cancel').click();
        await ask(page, 'trade').click();
      }
      if (step === 'offer') {
        await page.locator('main [data-pile^="want:"]').first().click();
        await page.locator('main [data-yard="0"] button[data-may]').first().click();
        await ask(page, 'send').click();
        await expect.poll(async () => (await untilAsked(page))?.phase, PATIENT).toBe('answer');
      }
      expect([step, ...(await foundByAxe(page))]).toEqual([step]);
    }
    await context.close();
  });
});

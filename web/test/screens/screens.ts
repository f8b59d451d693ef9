import { BOX_SCREENS } from './box-screens.ts';
import { DAILY_SCREENS } from './daily-screens.ts';
import { MOMENTS } from './matches.ts';
import { PROMPT, type Way, at, click, perGame, press, seen, settle, inSequence } from './ways.ts';

const openAll: Way = async ({ page }) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });

const play = (id: string): Way => inSequence(at(`/play/${id}`, PROMPT), settle);

const drawer =
  (tab: number): Way =>
  async ({ page, isWide }) => {
    if (!isWide) await page.locator('header button').last().click();
    await page.getByRole('tab').nth(tab).click();
  };

const replay = (id: string): Way =>
  inSequence(at(`/play/${id}/replay`, '[data-testid="replay-bar"]'), async ({ page }) => {
    const slider = page.locator('[data-testid="replay-bar"] input[type="range"]');
    const last = Number(await slider.getAttribute('max'));
    await slider.fill(String(Math.floor(last * 0.6)));
  });

const lesson =
  (game: string, steps: number): Way =>
  async (place) => {
    await at(`/games/${game}/learn`, '[data-testid="guide"]')(place);
    const next = place.page.locator('section:has([data-testid="guide"]) button').first();
    for (let step = 0; step < steps; step++) {
      await next.click();
      await settle(place);
    }
  };

const dropFile =
  (text: string): Way =>
  async ({ page }) =>
    page.evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'game.json'));
      for (const type of ['dragover', 'drop']) {
        const init = { dataTransfer, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new DragEvent(type, init));
      }
    }, text);

/** An online table with an open seat, opened from the set-up page. */
const openTable: Way = async (place) => {
  await at('/games/three-little-pigs/set-up', 'input[value="by-link"]')(place);
  // On a small screen the start button lies above it.
  const second = place.page.locator('input[value="by-link"]').nth(1);
  await second.evaluate((radio: HTMLInputElement) => radio.click());
  await place.page.locator('main button').last().click();
  await place.page.waitForURL(/\/t\/\w+$/);
  await place.page.locator('[data-testid="seats"]').waitFor();
};

/** Opens that table as another visitor, without storage. */
const asGuest: Way = async ({ page }) => {
  await page.evaluate(() => localStorage.removeItem('richtfest/seats'));
  const kept = await page.evaluate(() => Object.keys(localStorage));
  for (const key of kept.filter((each) => /table|seat/.test(each))) {
    await page.evaluate((name) => localStorage.removeItem(name), key);
  }
  await page.reload();
  await page.locator('form input').first().waitFor();
};

const startWithBots: Way = async ({ page }) => {
  await page.locator('[data-testid="seats"] ~ button').first().click();
  await page.locator(PROMPT).waitFor();
};

/** Taps something that is refused in the middle of a match. */
const REFUSED: Readonly<Record<string, Way>> = {
  'three-little-pigs': click('[data-market] button'),
  'dream-home': inSequence(click('[data-column][data-may]'), click('[data-place]:not([data-may])')),
  'best-treehouse': click('[data-place]:not([data-may])', -1),
  ueberdachen: click('main [data-stack="small"]'),
};

/** All screens. */
export const SCREENS: Readonly<Record<string, Way>> = {
  street: at('/', '.street'),
  'house card': at('/games/dream-home', 'dialog[open]'),
  ...perGame('set-up', (game) => at(`/games/${game}/set-up`, 'fieldset')),
  'set-up, all open': inSequence(
    at('/games/ueberdachen/set-up', 'fieldset'),
    openAll,
    click('[aria-expanded]'),
  ),
  ...Object.assign(
    {},
    ...MOMENTS.map((moment) =>
      perGame(`table at the ${moment}`, (game) => play(`${game}-${moment}`)),
    ),
  ),
  ...perGame('neighbour', (game) =>
    inSequence(play(`${game}-middle`), click('[data-seat] > button')),
  ),
  ...perGame('hint', (game) =>
    inSequence(
      play(`${game}-middle`),
      press('i'),
      seen('[data-testid="hint"] [data-mood="happy"]'),
    ),
  ),
  ...perGame('refusal', (game) =>
    inSequence(play(`${game}-middle`), REFUSED[game] ?? settle, seen('[role="alert"]')),
  ),
  'asked first': inSequence(
    play('best-treehouse-middle'),
    click('[data-act="discard"]'),
    seen('dialog[open]'),
  ),
  'drawer: moves': inSequence(play('dream-home-middle'), drawer(0)),
  'drawer: log': inSequence(play('ueberdachen-middle'), drawer(1)),
  'drawer: score': inSequence(play('best-treehouse-middle'), drawer(2)),
  'drawer: rules': inSequence(play('three-little-pigs-middle'), drawer(3)),
  'drawer: settings': inSequence(play('dream-home-middle'), drawer(4)),
  curtain: at('/play/curtain', '[data-testid="curtain"]'),
  ...perGame('end sheet', (game) =>
    inSequence(play(`${game}-end`), seen('[data-testid="score-sheet"]')),
  ),
  ...perGame('houses', (game) =>
    inSequence(play(`${game}-end`), seen('[data-testid="score-sheet"]'), click('thead button')),
  ),
  'check this game': inSequence(
    play('dream-home-end'),
    seen('[data-testid="score-sheet"]'),
    openAll,
    click('dialog [data-check]'),
    seen('[data-testid="check"]'),
  ),
  'table after the end': inSequence(
    play('best-treehouse-end'),
    seen('[data-testid="score-sheet"]'),
    press('Escape'),
  ),
  ...perGame('replay', (game) => replay(`${game}-end`)),
  ...perGame('review', (game) =>
    at(`/play/${game}-end/review?budget=2`, '[data-testid="review"][data-state="complete"]'),
  ),
  'no exercises': at('/exercises'),
  ...DAILY_SCREENS,
  fork: inSequence(
    replay('dream-home-end'),
    click('[data-testid="replay-bar"] > button:last-of-type'),
  ),
  ...perGame('rules', (game) => at(`/games/${game}/rules`)),
  'rules, searched': inSequence(at('/games/dream-home/rules'), async ({ page }) =>
    page.locator('main input').first().fill('Bad'),
  ),
  ...perGame('edition', (game) => at(`/games/${game}/edition`)),
  ...perGame('lesson', (game) => lesson(game, 0)),
  ...perGame('lesson, further', (game) => lesson(game, 2)),
  ...BOX_SCREENS,
  'my games': at('/my-games'),
  settings: at('/settings'),
  about: at('/about'),
  imprint: at('/imprint'),
  privacy: at('/privacy'),
  nowhere: at('/cellar'),
  lobby: at('/lobby'),
  'no such game here': at('/play/nothing'),
  'no such table': at('/t/K7M2PX'),
  'a broken file': inSequence(at('/', '.street'), dropFile('{"format": 3}'), seen('dialog[open]')),
  gathering: openTable,
  'gathering, all open': inSequence(openTable, openAll),
  'sit down': inSequence(openTable, asGuest),
  'by link': inSequence(openTable, startWithBots),
  'drawer: chat': inSequence(openTable, startWithBots, drawer(3)),
  'drawer: people': inSequence(openTable, startWithBots, drawer(4)),
  'drawer: people, all open': inSequence(openTable, startWithBots, drawer(4), openAll),
  statistics: at('/statistics'),
  'my street': at('/street', '[data-testid="street"] img'),
  ...perGame('house in my street', (game) => at(`/street/${game}-end/0`, '[data-picture]')),
  account: at('/account'),
  letters: at('/letters#confirm=abc.def'),
};

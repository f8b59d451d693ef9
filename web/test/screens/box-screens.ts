import { readFile } from 'node:fs/promises';
import { findGame } from '@richtfest/catalog';
import { type Scenario, readScenarios } from '@richtfest/testkit';
import { askAddress } from '../../src/rules-desk/desk-link.ts';
import { questionOf } from '../../src/rules-desk/scenario-file.ts';
import { tapPad } from '../browser/support/tap-pad.ts';
import { whenChanged } from '../browser/support/when-changed.ts';
import { finishedTable, optionsOf } from '../score-pad/finished-table.ts';
import type { Tap } from '../score-pad/taps-of.ts';
import { PROMPT, type Way, at, click, perGame, press, seen, settle, inSequence } from './ways.ts';

/** With the physical box: enters the first of everything until the table is set up. */
const setUpBox: Way = async ({ page }) => {
  const next = page.locator(`[data-testid="box-curtain"] button, [data-choice], ${PROMPT}`).first();
  for (let tap = 0; tap < 40 && !(await page.locator(PROMPT).isVisible()); tap++) {
    await next.click();
  }
  await page.locator(PROMPT).waitFor();
};

/** Plays the first possible move for each person until a bot says what it does. */
const untilAnnounced: Way = async ({ page }) => {
  const step = () => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    if (find('[data-testid="announced"] [data-new]') !== null) return true;
    const next =
      find('[data-testid="box-curtain"] button, [data-testid="box-entry"] [data-choice]') ??
      find('[data-testid="moves"] li button') ??
      (find('[data-testid="moves"]') === null ? find('[data-frame] > button') : null);
    next?.click();
    return undefined;
  };
  await whenChanged(page, step, {});
  await page.keyboard.press('Escape');
  await page.locator('[data-testid="announced"]').scrollIntoViewIfNeeded();
};

const startBox: Way = inSequence(
  click('main button:last-of-type', -1),
  seen('[data-testid="box-entry"], [data-testid="box-curtain"]'),
);

/** The rules desk with a worked question that has this answer. */
const asked =
  (game: string, answer: 'play' | 'refused'): Way =>
  async (place) => {
    const question = questionOf(await workedQuestion(game, answer));
    const verdict = answer === 'play' ? 'yes' : 'no';
    const ready = `[data-testid="desk"][data-verdict="${verdict}"] ${PROMPT}`;
    // From another page: a new fragment alone does not load the desk again.
    await at('/about')(place);
    await at(await askAddress(question), ready)(place);
    await settle(place);
  };

async function workedQuestion(game: string, answer: 'play' | 'refused'): Promise<Scenario> {
  const path = `../../src/games/${game}/rules/questions.json`;
  const file = await readFile(new URL(path, import.meta.url), 'utf8');
  const found = readScenarios(JSON.parse(file)).find(({ steps: [step] }) => {
    return step !== undefined && answer in step;
  });
  if (found === undefined) throw new Error(`no question of ${game} is answered so`);
  return found;
}

const newPad = (game: string): Way =>
  inSequence(at(`/games/${game}/score-pad`), click('main button'), seen('[data-testid="tray"]'));

/** Enters the houses of a finished game. */
const enterHouses =
  (game: string): Way =>
  async ({ page }) => {
    const found = findGame(game);
    if (found === undefined) return;
    const options = optionsOf(game)[0] ?? {};
    const { taps } = finishedTable(await found.load(), 3, { options, players: found.players.min });
    await tapPad(page, taps);
  };

/** By game: components that the rules don't allow together. */
const MISTAKES: Readonly<Record<string, readonly Tap[]>> = {
  'dream-home': [{ seat: 0, place: 'U1', component: 'garage' }],
  'three-little-pigs': [{ seat: 0, place: 'A/1', component: 'wood roof' }],
  'best-treehouse': [{ seat: 0, place: '4b', component: 'blue' }],
  ueberdachen: [
    { seat: 0, place: 'roof', component: 'roof' },
    { seat: 1, place: 'roof', component: 'roof' },
  ],
};

const mistaken =
  (game: string): Way =>
  async ({ page }) => {
    await tapPad(page, MISTAKES[game] ?? []);
    await page.locator('[data-testid="problems"]').scrollIntoViewIfNeeded();
  };

const sharePad: Way = inSequence(
  click('[data-testid="share"]'),
  seen('[data-testid="player"]'),
  settle,
);

const joinPad: Way = inSequence(click('main button'), seen('[data-testid="tray"]'));

/** A pad on several phones: `shown` is the device on the picture. */
const together =
  (game: string, shown: 'tablet' | 'phone'): Way =>
  async (place) => {
    const other = await (await place.page.context().browser()!.newContext()).newPage();
    const [tablet, phone] = shown === 'tablet' ? [place.page, other] : [other, place.page];
    await inSequence(newPad(game), sharePad)({ ...place, page: tablet });
    const link = await tablet.locator('main input[readonly]').first().inputValue();
    await at(new URL(link).pathname, 'main button')({ ...place, page: phone });
    await joinPad({ ...place, page: phone });
    await tablet.locator('[data-testid="player"][data-status="joined"]').waitFor();
    await other.context().close();
  };

const countPoints: Way = inSequence(
  click('[data-testid="reveal"]'),
  seen('[data-testid="celebration"]'),
  press('Escape'),
  seen('[data-testid="score-sheet"]'),
);

/** The games of which a box may have other data. */
const WITH_DATA = ['dream-home', 'three-little-pigs', 'ueberdachen'];

/** With the physical box at hand: score pad, rules desk, editions, bots. */
export const BOX_SCREENS: Readonly<Record<string, Way>> = {
  ...perGame('score pad', (game) => at(`/games/${game}/score-pad`)),
  ...perGame('score pad, new', newPad),
  ...perGame('score pad, houses', (game) => inSequence(newPad(game), enterHouses(game))),
  ...perGame('score pad, points', (game) =>
    inSequence(newPad(game), enterHouses(game), countPoints),
  ),
  ...perGame('score pad, mistake', (game) => inSequence(newPad(game), mistaken(game))),
  'score pad, gathering': together('ueberdachen', 'tablet'),
  'score pad, phone': together('dream-home', 'phone'),
  ...perGame('desk', (game) => at(`/games/${game}/desk`)),
  ...perGame('desk, set-up', (game) =>
    inSequence(
      at(`/games/${game}/desk`),
      click('main details + div button'),
      seen('[data-testid="position-state"]'),
    ),
  ),
  ...perGame('desk, no', (game) => asked(game, 'refused')),
  ...perGame('desk, yes', (game) => asked(game, 'play')),
  ...perGame('editions', (game) => at(`/games/${game}/editions`)),
  ...Object.fromEntries(
    WITH_DATA.map((game) => [
      `editor ${game}`,
      inSequence(at(`/games/${game}/editions`), click('main ol button'), seen('main input')),
    ]),
  ),
  ...perGame('box bot', (game) => at(`/games/${game}/box-bot`, 'fieldset')),
  ...perGame('box bot, set-up', (game) =>
    inSequence(at(`/games/${game}/box-bot`, 'fieldset'), startBox),
  ),
  ...perGame('box bot, table', (game) =>
    inSequence(at(`/games/${game}/box-bot`, 'fieldset'), startBox, setUpBox, settle),
  ),
  ...perGame('box bot, announced', (game) =>
    inSequence(at(`/games/${game}/box-bot`, 'fieldset'), startBox, setUpBox, untilAnnounced),
  ),
  'box bot, hand': inSequence(
    at('/games/best-treehouse/box-bot', 'fieldset'),
    startBox,
    setUpBox,
    click('[data-testid="box-curtain"] button'),
    seen('[data-testid="box-entry"]'),
  ),
};

import { MATCH_FORMAT } from '@richtfest/engine';
import { type DailyCalendar, dayAfter } from '@richtfest/protocol/daily';
import type { SavedMatch } from '../../src/match/saved-match.ts';
import { playedHouse } from '../browser/support/played-house.ts';
import { listedPuzzle } from '../browser/support/puzzle-answers.ts';
import { storeMatches } from '../browser/support/stored-match.ts';
import { type Way, at, click, inSequence, perGame, seen } from './ways.ts';

/** A finished house of today's, or of the day before. */
async function houseOf(address: string, game: string, isYesterday = false): Promise<SavedMatch> {
  const calendar = (await (await fetch(`${address}/api/daily`)).json()) as DailyCalendar;
  const day = isYesterday ? dayAfter(calendar.today, -1) : calendar.today;
  const { secrets = {} } = (await (await fetch(`${address}/api/daily/${day}`)).json()) as {
    secrets?: Record<string, string>;
  };
  const now = Date.now() - (isYesterday ? 24 * 60 * 60_000 : 0);
  return playedHouse({ day, secret: secrets[game] ?? '', game, now });
}

const withHouses =
  (...games: readonly string[]): Way =>
  async ({ page, address }) => {
    const today = games.map((game) => houseOf(address, game));
    const before = games.slice(1).map((game) => houseOf(address, game, true));
    await storeMatches(page, address, await Promise.all([...today, ...before]));
  };

/** The result of a house, with the expert's game beside it. */
const result = (game: string): Way =>
  inSequence(
    withHouses(game),
    async (place) => {
      const { id } = await houseOf(place.address, game);
      await at(`/daily/${id.slice(6, 16)}/${game}`, '[data-testid="both-houses"]')(place);
    },
    async ({ page }) => {
      await page.getByTestId('parting').scrollIntoViewIfNeeded();
      const other = page.locator('[data-testid="parting"]:not([data-kind="choice"])');
      await page.getByTestId('verdict').or(other).first().waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  );

/** A group with a friend who has finished a house, too. */
const group: Way = async (place) => {
  const { page, address } = place;
  const game = 'best-treehouse';
  await result(game)(place);
  const saved = await houseOf(address, game);
  const day = saved.id.slice(6, 16);
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { readonly group?: string };
  };
  const key = 'friend'.padEnd(48, '-');
  const { group: code } = await post(`/api/daily/${day}/groups`, { key, name: 'Oma Hildegard' });
  const { header, secret, log } = await playedHouse({
    day,
    secret: saved.secret,
    game,
    person: 'greedy',
    now: Date.now(),
  });
  await post(`/api/daily/${day}/results`, {
    key,
    file: { format: MATCH_FORMAT, ...header, secret, moves: log },
  });
  await at(`/daily/group/${code}`, 'form input')(place);
  await page.locator('form input').fill('Ann');
  await page.locator('form button').first().click();
  await page.locator('ol li svg').nth(1).waitFor();
};

type Answer = 'best' | 'tempting' | 'other';

/** A puzzle after an answer, chosen from the list of moves in words. */
const answered =
  (game: string, answer: Answer): Way =>
  async (place) => {
    const listed = await listedPuzzle(game);
    const { page } = place;
    await at(listed.address, '[data-testid="exercise"]')(place);
    await toMoves(place);
    const last = listed.moves - 1;
    const index = answer === 'other' ? last : listed[answer];
    await page.locator('[data-testid="moves"] ul button').nth(index).click();
    await seen('[data-testid="exercise"][data-verdict]')(place);
  };

/** The link for keys, which is the first one of a table. */
const toMoves: Way = async ({ page }) => {
  await page.locator('[class*="skip"]').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-testid="moves"] ul button').first().waitFor();
};

const hinted = (game: string): Way =>
  inSequence(
    at(`/puzzles/${game}`, '[data-exercise-buttons] button'),
    click('[data-exercise-buttons] button'),
    click('[data-exercise-buttons] button'),
  );

export const DAILY_SCREENS: Readonly<Record<string, Way>> = {
  'daily house': at('/daily', 'main h2'),
  'daily house, played': inSequence(
    withHouses('best-treehouse', 'dream-home', 'three-little-pigs'),
    at('/daily', '[data-today][data-houses]'),
  ),
  ...perGame('daily result', result),
  'daily group': group,
  ...perGame('puzzle', (game) => at(`/puzzles/${game}`, '[data-testid="exercise"]')),
  ...perGame('puzzle, hints', hinted),
  ...perGame('puzzle, right', (game) => answered(game, 'best')),
  ...perGame('puzzle, wrong', (game) => answered(game, 'tempting')),
};

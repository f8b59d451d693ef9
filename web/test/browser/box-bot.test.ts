import { catalog, findGame } from '@richtfest/catalog';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteGame } from '../../src/games/index.ts';
import { foundByAxe } from './support/axe.ts';
import { BoxScript } from './support/box-script.ts';
import type { Visitor } from './support/browser.ts';
import { untilWon } from './support/end.ts';
import { Visits } from './support/visits.ts';

const visits = Visits.ofThisFile();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await visits.open({ hasServiceWorker: true });
  await visitor.page.goto(visits.address);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visitor.context.setOffline(true);
});
afterAll(() => visitor.context.close());

/** From the house to the first question, with as few people as possible. */
async function startBox(page: Page, id: string): Promise<void> {
  await page.goto(`${visits.address}/games/${id}`);
  await page.getByRole('link', { name: 'Add a bot' }).click();
  await page.getByLabel('Name at seat 1').fill('Anna');
  const tooMany = page.getByRole('button', { name: 'Remove seat 2' });
  if (await tooMany.isVisible()) await tooMany.click();
  const rounds = page.getByRole('spinbutton', { name: 'Maximum number of rounds' });
  if (await rounds.isVisible()) await rounds.fill('4');
  await page.getByRole('button', { name: 'Set up the box and start' }).click();
}

/** Undoes the first entry and makes it again; the real table stays as it is. */
async function undoEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo entry' }).click();
  await page.getByRole('button', { name: 'Undo entry', disabled: true }).waitFor();
}

test.each(catalog)(
  'a bot plays a whole game of $id with a physical box, offline',
  async ({ id }) => {
    const { page, errors } = visitor;
    const game = await findGame(id)!.load();
    const kit = (await siteGame(id).loadBoxKit?.())!;
    await startBox(page, id);
    const script = await BoxScript.at(page, game, kit);
    await script.next();
    await undoEntry(page);
    const announced = page.getByTestId('announced');
    let isReloaded = false;
    while (await script.next()) {
      if (isReloaded || script.botMoves < 3) continue;
      isReloaded = true;
      await script.untilAsked();
      expect(await foundByAxe(page, { part: 'aside' })).toEqual([]);
      const said = await announced.innerText();
      expect(said).toContain('–');
      await script.reload();
      await announced.waitFor();
      expect(await announced.innerText()).toBe(said);
    }
    await untilWon(page);
    const row = page.getByTestId('score-sheet').getByRole('row', { name: 'Total' });
    const scores = game.result(script.real.state)!.seats.map(({ score }) => String(score));
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(scores);
    expect(script.botMoves).toBeGreaterThan(5);
    expect(errors).toEqual([]);
  },
);

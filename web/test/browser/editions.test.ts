import { findGame } from '@richtfest/catalog';
import { type MatchFile, verify } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { playUntil, takeSeat, untilPlayed } from './support/by-link.ts';
import { Guests } from './support/guests.ts';
import { PIGS } from './support/play.ts';

const guests = Guests.ofThisFile();

/** More than the first turn of each device. */
const MOVES = 4;

test('a custom edition is made, shared by link, played online and verified', async () => {
  const { page: mine } = await guests.visitor('phone upright');
  await mine.goto(`${guests.address}/games/${PIGS}/editions`);
  await mine.getByRole('button', { name: /^Enter it: .* LP-2$/ }).click();
  await mine.getByLabel('Name of the edition').fill('Oma’s box');
  // A die without its symbols can't be played: this is said at once, and undone.
  await mine.getByText('Die a', { exact: true }).click();
  await mine.locator('[data-part="0"]').getByRole('button', { name: 'Door −' }).click();
  await mine.getByText('There must be 6 in all, not 5.').waitFor();
  expect(await mine.getByRole('heading', { name: 'Share' }).count()).toBe(0);
  await mine.locator('[data-part="0"]').getByRole('button', { name: 'Door +' }).click();
  await mine.getByRole('button', { name: 'Stone +' }).click();
  await mine.getByText('standard: 3 × straw, 2 × wood, 1 × stone').waitFor();
  const link = mine.getByLabel('Link to this edition');
  await expect.poll(() => link.inputValue()).toContain('/editions/shared#');

  const { page: theirs } = await guests.visitor('desktop');
  await theirs.goto(await link.inputValue());
  await theirs.getByText('3 × straw, 2 × wood, 2 × stone').waitFor();
  await theirs.getByRole('button', { name: 'Save this edition' }).click();
  await theirs.waitForURL(/set-up\?edition=/);
  const chosen = theirs.getByLabel('Edition').locator('option:checked');
  expect(await chosen.textContent()).toBe('Oma’s box, 1 change');
  await theirs
    .getByRole('group', { name: 'Who plays at seat 2' })
    .getByRole('radio', { name: 'Person by link' })
    .check({ force: true });
  await theirs.getByRole('button', { name: 'Open the table' }).click();
  await theirs.waitForURL(/\/t\/\w+$/);
  await theirs.getByText('Edition: Oma’s box').waitFor();

  await mine.goto(theirs.url());
  await takeSeat(mine, 'Oma');
  await theirs.getByText('Edition: Oma’s box, 1 change').click();
  await theirs.getByText('standard: 3 × straw, 2 × wood, 1 × stone').waitFor();
  await playUntil([mine, theirs], () =>
    Promise.all([untilPlayed(mine, MOVES), untilPlayed(theirs, MOVES)]),
  );
  const [, code = ''] = /\/t\/(\w+)$/.exec(theirs.url()) ?? [];
  const api = `${guests.address}/api/tables/${code}`;
  const tables = await theirs.evaluate(() => localStorage.getItem('richtfest/tables') ?? '');
  const [, hostKey] = /"hostKey":"([^"]+)"/.exec(tables) ?? [];
  const closed = await theirs.request.post(`${api}/close`, { data: { hostKey } });
  expect(closed.ok()).toBe(true);
  const file = (await (await theirs.request.get(`${api}/match`)).json()) as MatchFile;
  expect(file.editionName).toBe('Oma’s box');
  expect(file.options['wheel']).toHaveLength(7);
  for (const seat of [0, 1]) {
    expect(file.moves.filter((move) => move.startsWith(`${seat} `)).length).toBeGreaterThanOrEqual(
      MOVES,
    );
  }
  expect(verify(await findGame(PIGS)!.load(), file).problems).toEqual([]);
});

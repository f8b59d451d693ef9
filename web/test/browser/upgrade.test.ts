import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CLOSE } from '@richtfest/protocol';
import type { SavedMatch } from '../../src/match/saved-match.ts';
import { de } from '../../src/texts/de.ts';
import { en } from '../../src/texts/en.ts';
import type { StoredData } from '../storage/write-everything.ts';
import { showMoves, sitDown } from './support/by-link.ts';
import { Guests } from './support/guests.ts';
import { storeMatches } from './support/stored-match.ts';
import { PIGS } from './support/play.ts';

const guests = Guests.ofThisFile();
const url = new URL('../storage/versions/1.0.json', import.meta.url);
const { localStorage: stored, indexedDB: databases } = JSON.parse(
  readFileSync(url, 'utf8'),
) as StoredData;

/** Everything the site has in localStorage. */
function storedIn(page: Page): Promise<[string, string][]> {
  return page.evaluate(() =>
    Object.entries<string>(localStorage).filter(([key]) => key.startsWith('richtfest/')),
  );
}

/** Upgrades a database as a newer version of the site would. */
function upgradeDatabase(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('richtfest', 2);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
}

test('saves of the first version are opened; those of a newer one are refused and kept', async () => {
  const { page, context } = await guests.visitor();
  await storeMatches(page, guests.address, databases['richtfest']!['matches'] as SavedMatch[]);
  await page.evaluate((all) => Object.assign(localStorage, all), stored);
  await page.goto(`${guests.address}/play/running`);
  await page.getByTestId('prompt').waitFor();

  // Another tab gets a newer version, which changes what is stored.
  const other = await context.newPage();
  await other.goto(`${guests.address}/icon.svg`);
  await other.evaluate(() => localStorage.setItem('richtfest/storage-version', '2'));
  await page.getByRole('heading', { name: de.newer.title }).waitFor();
  const before = await storedIn(other);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: de.failure.reload }).click();
  await reloaded;
  // The settings of a newer version are not read, so the page has the device's language.
  await page.getByRole('heading', { name: 'Saved by a newer version' }).waitFor();
  expect(await storedIn(other)).toEqual(before);

  // Only a database is newer: the page reloads itself once, then says so.
  await other.evaluate(() => localStorage.removeItem('richtfest/storage-version'));
  await page.goto(`${guests.address}/play/running`);
  await page.getByTestId('prompt').waitFor();
  await upgradeDatabase(other);
  await page.getByRole('heading', { name: de.newer.title }).waitFor();
  const matches = await other.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('richtfest');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('matches').objectStore('matches').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
  expect(matches).toBe(2);
  await context.close();
});

test('a page of another version says so, and its unsent move is played after a reload', async () => {
  const { page, context } = await guests.visitor('phone upright');
  const response = await fetch(`${guests.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: PIGS,
      options: { firstSeat: 0 },
      seats: [{ kind: 'person' }, { kind: 'bot', bot: 'child' }],
      clock: { bots: 'instant' },
    }),
  });
  const { table } = (await response.json()) as { readonly table: string };
  const [sent, received]: [string[], string[]] = [[], []];
  let isUpgraded = false;
  await page.routeWebSocket(/\/socket$/, (client) => {
    const server = client.connectToServer();
    server.onMessage((message) => {
      received.push(String(message));
      client.send(message);
    });
    client.onMessage((message) => {
      const isMove = String(message).includes('"type":"move"');
      if (isMove) sent.push(String(message));
      // The server is replaced at the moment of the move.
      isUpgraded ||= isMove && sent.length === 1;
      if (isUpgraded) void client.close({ code: CLOSE.wrongProtocol });
      else server.send(message);
    });
  });
  await sitDown(page, `${guests.address}/t/${table}`, 'Anna');
  await showMoves(page);
  await page.getByTestId('moves').getByRole('button').first().click();
  // By now it has reloaded itself once, without success.
  await page.getByText(en.online.problems['wrong-protocol']).waitFor();
  await page.getByRole('link', { name: en.home }).waitFor();
  expect(sent).toHaveLength(1);
  isUpgraded = false;
  await page.getByRole('button', { name: en.failure.reload }).click();
  await page.getByTestId('prompt').waitFor();
  await expect.poll(() => sent).toEqual([sent[0], sent[0]]);
  const { id } = JSON.parse(sent[0]!) as { readonly id: string };
  await expect.poll(() => received.join()).toContain(`"type":"accepted","id":"${id}"`);
  await context.close();
});

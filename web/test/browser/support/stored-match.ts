import type { Page } from 'playwright-core';
import type { SavedMatch } from '../../../src/match/saved-match.ts';

/** Opens a match as if it had been played in this browser. */
export async function openStored(page: Page, address: string, saved: SavedMatch): Promise<void> {
  await storeMatches(page, address, [saved]);
  await page.goto(`${address}/play/${saved.id}`);
  await page.getByTestId('prompt').waitFor();
}

/** Stores matches as if they had been played in this browser. */
export async function storeMatches(
  page: Page,
  address: string,
  matches: readonly SavedMatch[],
): Promise<void> {
  // Any page of the site shares its storage; an image loads fastest.
  await page.goto(`${address}/icon.svg`);
  await page.evaluate(async (all) => {
    const opening = indexedDB.open('richtfest', 1);
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('matches', { keyPath: 'id' });
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('the browser keeps no matches'));
    });
    const writing = db.transaction('matches', 'readwrite');
    for (const match of JSON.parse(all)) writing.objectStore('matches').put(match);
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    db.close();
  }, JSON.stringify(matches));
}

import type { Page } from 'playwright-core';

/**
 * Goes to another address of the site as its links do, without loading the site again, and waits
 * until what belongs there is shown.
 */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), path);
  await untilShown(page);
}

/** Waits until scripts, texts and fonts of an address have arrived. */
export async function untilShown(page: Page): Promise<void> {
  await page.locator('.street-before').waitFor({ state: 'detached' });
  await page.locator('main > [role="status"]:only-child').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

import type { Frame, Page } from 'playwright-core';

/**
 * Navigates within the site without a reload, as its links do, and waits until the new page is
 * shown.
 */
export async function goInside(page: Page | Frame, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), path);
  await untilShown(page);
}

/** Waits until scripts, texts and fonts of an address have arrived. */
async function untilShown(page: Page | Frame): Promise<void> {
  await page.locator('.street-before').waitFor({ state: 'detached' });
  await page.locator('main > [role="status"]:only-child').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

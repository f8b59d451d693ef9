import type { Page } from 'playwright-core';

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  await page.locator('.street-before').waitFor({ state: 'detached' });
  for (let step = 0; step < 60; step++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === document.body) return '';
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (focused.includes(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never came to “${name}”`);
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing lies beyond the edges of the window. */
export async function expectNoScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    high: document.documentElement.scrollHeight - innerHeight,
  }));
  expect(overflow.wide).toBeLessThanOrEqual(0);
  expect(overflow.high).toBeLessThanOrEqual(0);
}

/** These regions, by their names, are to be seen whole. */
export async function expectWhole(page: Page, names: readonly string[]): Promise<void> {
  const window = page.viewportSize();
  if (window === null) throw new Error('the window has no size');
  for (const name of names) {
    const box = await page.getByRole('region', { name }).boundingBox();
    if (box === null) throw new Error(`${name} is not to be seen`);
    const isInside =
      box.x >= 0 &&
      box.y >= 0 &&
      box.x + box.width <= window.width + 1 &&
      box.y + box.height <= window.height + 1;
    expect({ name, ...box, isInside }).toEqual({ name, ...box, isInside: true });
  }
}

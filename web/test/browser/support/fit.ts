import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Checks, after layout, that nothing overflows the window. */
export async function expectNoScrolling(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(async () => {
      // Elements that measure themselves are done after two frames.
      const nextFrame = () => new Promise(requestAnimationFrame);
      await nextFrame();
      await nextFrame();
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)];
    });
  await expect.poll(beyond).toEqual([0, 0]);
}

/** Checks, after layout, that these named regions are completely visible. */
export async function expectWhole(page: Page, names: readonly string[]): Promise<void> {
  const window = page.viewportSize();
  if (window === null) throw new Error('the window has no size');
  for (const name of names) {
    const cut = async () => {
      const box = await page.getByRole('region', { name }).boundingBox();
      if (box === null) return `${name} is not to be seen`;
      const isInside =
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= window.width + 1 &&
        box.y + box.height <= window.height + 1;
      return isInside ? undefined : { name, ...box };
    };
    await expect.poll(cut).toBeUndefined();
  }
}

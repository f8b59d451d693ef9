import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing lies beyond the edges of the window, once everything has found its place. */
export async function expectNoScrolling(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(async () => {
      // What measures itself has done so after two frames.
      const nextFrame = () => new Promise(requestAnimationFrame);
      await nextFrame();
      await nextFrame();
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)];
    });
  await expect.poll(beyond).toEqual([0, 0]);
}

/** These regions, by their names, are to be seen whole, once everything has found its place. */
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

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

/** Checks, with normal and with large letters, that nothing covers what the table asks and says. */
export async function expectReadable(page: Page): Promise<void> {
  for (const scale of [1.4, 1]) {
    await page.evaluate(
      (factor) => document.documentElement.style.setProperty('--text-scale', String(factor)),
      scale,
    );
    await expect.poll(() => coveredSentences(page), { message: `letters × ${scale}` }).toEqual([]);
  }
}

function coveredSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sentences = document.querySelectorAll('[data-testid="prompt"], main [role="status"]');
    const isCovered = (sentence: Element) => {
      const range = document.createRange();
      range.selectNodeContents(sentence);
      return [...range.getClientRects()].some(({ left, right, top, bottom, width }) => {
        // Only for screen readers.
        if (width < 4 || getComputedStyle(sentence).clipPath !== 'none') return false;
        return [left + 2, (left + right) / 2, right - 2].some((x) => {
          const hit = document.elementFromPoint(x, (top + bottom) / 2);
          return hit === null || !(sentence.contains(hit) || hit.contains(sentence));
        });
      });
    };
    return [...sentences].filter(isCovered).map(({ textContent }) => textContent);
  });
}

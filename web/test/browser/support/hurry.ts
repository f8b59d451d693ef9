import type { BrowserContext, Page } from 'playwright-core';

/**
 * Lets the table move as it does, only fast: animations end at once, short waits are shorter, bots
 * answer at once and nobody is asked whether they are sure. What happens and in which order stays
 * the same.
 */
export async function hurry(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const key = 'richtfest/settings';
    if (localStorage.getItem(key) === null) {
      const wishes = { pace: 'instant', asksFirst: false };
      localStorage.setItem(key, JSON.stringify({ state: { wishes }, version: 1 }));
    }
    const { animate } = Element.prototype;
    Element.prototype.animate = function hurried(frames, options) {
      const rest = typeof options === 'object' ? options : {};
      return animate.call(this, frames, { ...rest, duration: 1, delay: 0 });
    };
    let ahead = 0;
    const now = performance.now.bind(performance);
    performance.now = () => now() + ahead;
    Object.assign(globalThis, { letTimePass: (ms: number) => (ahead += ms) });
    const later = globalThis.setTimeout;
    const hurriedLater = (task: () => void, ms = 0) => later(task, ms < 1000 ? ms / 20 : ms);
    globalThis.setTimeout = hurriedLater as typeof setTimeout;
  });
}

/** For a page in a hurry: what waits for so many milliseconds has waited for them now. */
export async function letTimePass(page: Page, ms: number): Promise<void> {
  await page.evaluate(async (passed) => {
    // First what begins to wait just now has begun.
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    (globalThis as unknown as { letTimePass(ms: number): void }).letTimePass(passed);
  }, ms);
}

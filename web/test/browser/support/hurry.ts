import type { BrowserContext } from 'playwright-core';

/**
 * Lets the table move as it does, only fast: animations end at once and short waits are shorter.
 * What happens and in which order stays the same.
 */
export async function hurry(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function hurried(frames, options) {
      const rest = typeof options === 'object' ? options : {};
      return animate.call(this, frames, { ...rest, duration: 1, delay: 0 });
    };
    const later = globalThis.setTimeout;
    const hurriedLater = (task: () => void, ms = 0) => later(task, ms < 1000 ? ms / 20 : ms);
    globalThis.setTimeout = hurriedLater as typeof setTimeout;
  });
}

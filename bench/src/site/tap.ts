import type { Page } from 'playwright-core';

export interface Tap {
  readonly x: number;
  readonly y: number;
}

/**
 * A spot that can be tapped on any game's table, chosen pseudo-randomly. Undefined if the game is
 * over or nothing can be tapped within the timeout.
 */
export async function nextTap(page: Page, timeout: number): Promise<Tap | undefined> {
  const found = await page
    .waitForFunction(findTap, undefined, { timeout, polling: 50 })
    .catch(() => undefined);
  const tap = await found?.jsonValue();
  return tap === undefined || tap === 'over' ? undefined : tap;
}

/** Runs in the page. */
function findTap(): Tap | 'over' | undefined {
  const counter = window as unknown as { tapped?: number; last?: string };
  if (document.querySelector('[data-testid="score-sheet"]') !== null) return 'over';
  if (document.querySelector('main [aria-busy="true"]') !== null) return undefined;
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  const root = dialog ?? document.querySelector('main');
  const spots = [...(root?.querySelectorAll<HTMLElement>('[data-may], [data-ask]') ?? [])].flatMap(
    (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const spot = { x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(spot.x, spot.y);
      const isSkipped = element.dataset['ask'] === 'propose' || element.matches(':disabled');
      const isReachable = top !== null && (element.contains(top) || top.contains(element));
      return isSkipped || !isReachable || width === 0 ? [] : [{ element, spot }];
    },
  );
  if (spots.length === 0) {
    dialog?.querySelector<HTMLElement>('button')?.click();
    return undefined;
  }
  const turn = (counter.tapped ?? 0) + 1;
  counter.tapped = turn;
  return spots[(turn * 7919) % spots.length]?.spot;
}

import type { Browser, Page } from 'playwright-core';
import { type TapFigure, type TaskFigure, percentile } from './figures.ts';
import { rememberTable, startTable } from './table.ts';
import { nextTap } from './tap.ts';
import { type Watch, installWatch } from './watch.ts';

export interface PlayWish {
  readonly game: string;
  readonly taps: number;
}

interface Played {
  readonly watch: Watch;
  readonly taps: number;
  readonly seconds: number;
}

/** As a finger rests on a thing before it lets go. */
const REST = 60;
/** Nobody is asked anything for so long: the table is laid anew. */
const PATIENCE = 45_000;

export async function measureTaps(
  browser: Browser,
  address: string,
  { game, taps }: PlayWish,
  throttle: number,
): Promise<TapFigure> {
  const { watch, taps: done } = await play(browser, address, { game, taps, throttle });
  // The browser tells nothing of presses that took less than 16 ms.
  const quick = Array.from({ length: Math.max(0, done - watch.pressed.length) }, () => 16);
  return {
    game,
    throttle,
    taps: done,
    pressedMs: percentile([...watch.pressed, ...quick], 75),
    resultMs: Math.round(percentile(watch.results, 75)),
    worstResultMs: Math.round(Math.max(...watch.results, 0)),
  };
}

export async function measureTasks(
  browser: Browser,
  address: string,
  wish: PlayWish,
): Promise<TaskFigure> {
  const { watch, taps, seconds } = await play(browser, address, { ...wish, throttle: 1 });
  const offenders = Object.entries(watch.offenders).map(([what, times]) => `${what} (${times} ×)`);
  const { longTasks, animations } = watch;
  return { game: wish.game, taps, seconds: Math.round(seconds), longTasks, animations, offenders };
}

async function play(
  browser: Browser,
  address: string,
  { game, taps, throttle }: PlayWish & { readonly throttle: number },
): Promise<Played> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(rememberTable, { game, people: 1 });
  await page.addInitScript(installWatch);
  await startTable(page, address, game);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.evaluate(() => {
    // What opening the page cost is no part of playing.
    window.watch.longTasks.length = 0;
    window.watch.pressed.length = 0;
    window.watch.results.length = 0;
  });
  const began = performance.now();
  let done = 0;
  while (done < taps) {
    const tap = await nextTap(page, PATIENCE);
    if (tap === undefined) break;
    await touch(page, tap);
    done++;
  }
  await page.waitForTimeout(500);
  const watch = await page.evaluate(() => window.watch);
  await context.close();
  return { watch, taps: done, seconds: (performance.now() - began) / 1000 };
}

async function touch(page: Page, { x, y }: { readonly x: number; readonly y: number }) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(REST);
  await page.mouse.up();
}

import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { type TapFigure, type TaskFigure, percentile } from './figures.ts';
import { rememberTable, startTable } from './table.ts';
import { type Tap, nextTap } from './tap.ts';
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
/** As somebody looks at what the last touch has done. */
const LOOK = 300;
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
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(rememberTable, { game, people: 1 });
  await page.addInitScript(installWatch, throttle > 1 ? 'taps' : 'movements');
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
    await setTimeout(LOOK);
    const tap = await nextTap(page, PATIENCE);
    if (tap === undefined) break;
    await touch(session, tap);
    done++;
  }
  await page.waitForTimeout(500);
  const watch = await page.evaluate(() => window.watch);
  await context.close();
  return { watch, taps: done, seconds: (performance.now() - began) / 1000 };
}

async function touch(session: CDPSession, { x, y }: Tap): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await setTimeout(REST);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

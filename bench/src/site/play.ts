import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { type TapFigure, type TaskFigure, percentile } from './figures.ts';
import { rememberTable, startTable } from './table.ts';
import { type Tap, nextTap } from './tap.ts';
import { type Watch, installWatch } from './watch.ts';

export interface PlayOptions {
  readonly game: string;
  readonly taps: number;
}

interface Played {
  readonly watch: Watch;
  readonly taps: number;
  readonly seconds: number;
}

/** Milliseconds between touch and release. */
const PRESS_MS = 60;
/** Milliseconds between two taps. */
const TAP_INTERVAL = 300;
/** Milliseconds to wait for something to tap. */
const TAP_TIMEOUT = 45_000;

export async function measureTaps(
  browser: Browser,
  address: string,
  { game, taps }: PlayOptions,
  throttle: number,
): Promise<TapFigure> {
  const { watch, taps: done } = await play(browser, address, { game, taps, throttle });
  // The browser does not report events faster than 16 ms.
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
  options: PlayOptions,
): Promise<TaskFigure> {
  const { watch, taps, seconds } = await play(browser, address, { ...options, throttle: 1 });
  const offenders = Object.entries(watch.offenders).map(([what, times]) => `${what} (${times} ×)`);
  const { longTasks, animations } = watch;
  return {
    game: options.game,
    taps,
    seconds: Math.round(seconds),
    longTasks,
    animations,
    offenders,
  };
}

async function play(
  browser: Browser,
  address: string,
  { game, taps, throttle }: PlayOptions & { readonly throttle: number },
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
    // Excludes opening the page.
    window.watch.longTasks.length = 0;
    window.watch.pressed.length = 0;
    window.watch.results.length = 0;
  });
  const began = performance.now();
  let done = 0;
  while (done < taps) {
    await setTimeout(TAP_INTERVAL);
    const tap = await nextTap(page, TAP_TIMEOUT);
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
  await setTimeout(PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

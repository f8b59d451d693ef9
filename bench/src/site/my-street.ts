import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { MatchFile } from '@richtfest/engine';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { StreetFigure } from './figures.ts';

const PHONE = { width: 360, height: 740 } as const;
const FRAME_MS = 1000 / 60;

/** A swipe, in pixels and pixels per second, and the rest after it, in which houses are drawn. */
const SWIPE = { distance: 2200, speed: 2600, restMs: 300 } as const;

const RECORDED: Readonly<Record<string, string>> = {
  'three-little-pigs': 'v1-four-finish-round',
  'dream-home': 'v1-four-players-greedy',
  'best-treehouse': 'v1-four-players',
  ueberdachen: 'v1-four-greedy',
};

interface StreetOptions {
  readonly houses: number;
  readonly throttle: number;
}

/**
 * Swipes through a street of finished matches twice, to its end each time: first while its houses
 * are drawn from their match files, then when all of them have been drawn.
 */
export async function measureStreet(
  browser: Browser,
  address: string,
  { houses, throttle }: StreetOptions,
): Promise<StreetFigure> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // Any page of the site shares its storage; an image loads fastest.
  await page.goto(`${address}/icon.svg`);
  await page.evaluate(storeMatches, JSON.stringify(await finishedMatches(houses)));
  await page.goto(`${address}/street`);
  await page.locator('[data-testid="street"] img').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const swipeThrough = () => swipeToEnd({ browser, page, session }, throttle);
  const whileDrawing = await swipeThrough();
  await drawAll(page);
  const drawn = await swipeThrough();
  await context.close();
  return { houses, throttle, whileDrawing, drawn };
}

/** All of them are different matches to the site, although each was recorded once. */
async function finishedMatches(count: number): Promise<unknown[]> {
  const files = await Promise.all(
    Object.entries(RECORDED).map(async ([game, name]) => {
      const path = new URL(`../../../games/${game}/test/matches/${name}.json`, import.meta.url);
      return JSON.parse(await readFile(path, 'utf8')) as MatchFile;
    }),
  );
  const seats = [{ name: 'Anna' }, ...['Rosa', 'Bruno', 'Frieda'].map(bot)];
  return Array.from({ length: count }, (_, at) => {
    const file = files[at % files.length];
    if (file === undefined) throw new Error('no match is recorded');
    const { game, rulesVersion, options, generator, secret = '', moves } = file;
    const changedAt = Date.now() - at * 3_600_000;
    return {
      id: `house-${at}`,
      header: { game, rulesVersion, options, seats, generator },
      secret,
      log: moves,
      isOver: true,
      owing: [],
      winners: [at % seats.length],
      startedAt: changedAt - 600_000,
      changedAt,
    };
  });
}

function bot(name: string) {
  return { name, bot: 'family' };
}

/** Runs in the page: stores matches as if they had been played in this browser. */
async function storeMatches(matches: string): Promise<void> {
  const opening = indexedDB.open('richtfest', 1);
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('the browser stores no matches'));
  });
  const writing = db.transaction('matches', 'readwrite');
  for (const match of JSON.parse(matches)) writing.objectStore('matches').put(match);
  await new Promise((resolve) => (writing.oncomplete = resolve));
  db.close();
}

interface Phone {
  readonly browser: Browser;
  readonly page: Page;
  readonly session: CDPSession;
}

async function swipeToEnd(
  { browser, page, session }: Phone,
  throttle: number,
): Promise<StreetFigure['drawn']> {
  await scrollTo(page, 0);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const intervals: number[] = [];
  let tasksMs = 0;
  for (let before = -1; !(await isAtEnd(page));) {
    const top = await page.evaluate(() => document.querySelector('main')?.scrollTop ?? 0);
    if (top === before) throw new Error('the street does not scroll');
    before = top;
    const startedAt = await taskMs(session);
    await browser.startTracing(page, { categories: ['cc', 'benchmark'] });
    await session.send('Input.synthesizeScrollGesture', {
      x: PHONE.width / 2,
      y: PHONE.height * 0.7,
      yDistance: -SWIPE.distance,
      speed: SWIPE.speed,
      // Synthesized touches don't scroll a headless browser.
      gestureSourceType: 'mouse',
    });
    intervals.push(...presentedIntervals(await browser.stopTracing()));
    tasksMs += (await taskMs(session)) - startedAt;
    await setTimeout(SWIPE.restMs);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return framesOf(intervals, tasksMs);
}

/** The main thread's processor time since the page was opened, in milliseconds. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** An interval of two frames' length is a dropped frame. */
function framesOf(intervals: readonly number[], tasksMs: number): StreetFigure['drawn'] {
  const dropped = intervals.map((ms) => Math.max(0, Math.round(ms / FRAME_MS) - 1));
  const sum = intervals.reduce((all, ms) => all + ms, 0);
  return {
    frames: intervals.length,
    dropped: dropped.reduce((all, each) => all + each, 0),
    perSecond: Math.round((10_000 * intervals.length) / sum) / 10,
    longestMs: Math.round(Math.max(0, ...intervals)),
    mainMs: Math.round((10 * tasksMs) / intervals.length) / 10,
  };
}

/** Shows every part of the street until its houses have been drawn. */
async function drawAll(page: Page): Promise<void> {
  await scrollTo(page, 0);
  for (;;) {
    await page.waitForFunction(isViewDrawn, undefined, { timeout: 240_000 });
    if (await isAtEnd(page)) return;
    await page.evaluate(() => {
      document.querySelector('main')?.scrollBy({ top: innerHeight, behavior: 'instant' });
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Runs in the page: houses further away are drawn when they come near. */
function isViewDrawn(): boolean {
  const empty = [...document.querySelectorAll('[data-testid="street"] li:not(:has(img))')];
  return empty.every((house) => {
    const { top, bottom } = house.getBoundingClientRect();
    return bottom <= 0 || top >= innerHeight;
  });
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    document.querySelector('main')?.scrollTo({ top: y, behavior: 'instant' });
  }, top);
}

function isAtEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const street = document.querySelector('main');
    if (street === null) throw new Error('the street is not open');
    return street.scrollTop + street.clientHeight >= street.scrollHeight - 2;
  });
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly id2?: { readonly local?: string };
  readonly args: { readonly frame_reporter?: FrameReport };
}

interface FrameReport {
  readonly state: string;
  readonly scroll_state: string;
}

/** Milliseconds from frame to frame on the screen while it scrolled, in Chromium's own trace. */
function presentedIntervals(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const running = new Set<string>();
  const times: number[] = [];
  for (const { name, ph, ts, pid, id2, args } of traceEvents.toSorted((a, b) => a.ts - b.ts)) {
    if (name !== 'PipelineReporter') continue;
    const key = `${pid} ${id2?.local}`;
    const { state = '', scroll_state: scroll = 'SCROLL_NONE' } = args.frame_reporter ?? {};
    if (ph === 'b' && state.startsWith('STATE_PRESENTED') && scroll !== 'SCROLL_NONE') {
      running.add(key);
    }
    // It ends when the frame is on the screen; parts of one frame end together.
    if (ph === 'e' && running.delete(key) && ts !== times.at(-1)) times.push(ts);
  }
  return times.slice(1).map((time, at) => (time - (times[at] ?? time)) / 1000);
}

import { type Bot, botNamed } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import type { PlayableGame } from '@richtfest/engine';
import type { Browser, Page } from 'playwright-core';
import { simulatedMatch } from '../simulated-match.ts';
import type { ReviewFigure } from './figures.ts';

const PHONE = { viewport: { width: 360, height: 740 }, locale: 'en' } as const;
const PLAYERS = 3;

/** Measures the review page of a three-player match that is opened from a file. */
export async function measureReview(
  browser: Browser,
  address: string,
  game: string,
): Promise<ReviewFigure> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await context.addInitScript(installReviewWatch);
  const page = await context.newPage();
  await openMatch(page, address, await matchText(game));
  const workers = await page.evaluate(() => navigator.hardwareConcurrency);
  await page.getByRole('button', { name: 'Game review' }).click();
  const done = await page.waitForFunction(
    () => {
      const { completeMs } = (globalThis as Watched).reviewWatch;
      return completeMs === undefined ? undefined : (globalThis as Watched).reviewWatch;
    },
    undefined,
    { timeout: 0 },
  );
  const { firstMs = 0, completeMs = 0, longTasks } = (await done.jsonValue()) as ReviewWatch;
  await context.close();
  const rounded = { firstMs: Math.round(firstMs), completeMs: Math.round(completeMs) };
  return { game, workers, ...rounded, longTasks };
}

async function matchText(id: string): Promise<string> {
  const game = (await findGame(id)?.load()) as PlayableGame;
  const bots = Array.from({ length: PLAYERS }, () => botNamed('family', { now: () => 0 }) as Bot);
  return JSON.stringify(simulatedMatch(game, { bots, seed: 'review page', number: 0 }));
}

async function openMatch(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a saved game' }).click();
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await chosen).setFiles(file);
  await page.getByTestId('replay-bar').waitFor();
}

interface ReviewWatch {
  firstMs: number | undefined;
  completeMs: number | undefined;
  longTasks: number[];
}

type Watched = typeof globalThis & { reviewWatch: ReviewWatch };

/** Runs in the page: measures from the latest click to the first and to the complete result. */
function installReviewWatch(): void {
  const watch: ReviewWatch = { firstMs: undefined, completeMs: undefined, longTasks: [] };
  (globalThis as Watched).reviewWatch = watch;
  let clickedAt = 0;
  const onClick = ({ timeStamp }: MouseEvent) => {
    clickedAt = timeStamp;
    watch.longTasks.length = 0;
  };
  addEventListener('click', onClick, { capture: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask' });
  const look = () => {
    const since = performance.now() - clickedAt;
    const isThere = (selector: string) => document.querySelector(selector) !== null;
    if (isThere('[data-testid="summary"]')) watch.firstMs ??= since;
    if (isThere('[data-testid="review"][data-state="complete"]')) watch.completeMs ??= since;
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, all);
}

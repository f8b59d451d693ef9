import type { Browser, CDPSession, Page } from 'playwright-core';
import type { HeapFigure } from './figures.ts';
import { rememberTable, startTable } from './table.ts';

interface HeapOptions {
  readonly game: string;
  /** The numbers of games after which to measure; the first and the last are compared. */
  readonly at: readonly number[];
}

/**
 * Plays bot games one after the other in one page and measures the heap. The first few games are
 * warm-up: code compiled by the browser is not a leak.
 */
export async function measureHeap(
  browser: Browser,
  address: string,
  { game, at }: HeapOptions,
): Promise<HeapFigure> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(rememberTable, { game, people: 0 });
  const session = await context.newCDPSession(page);
  const heapKb: Record<number, number> = {};
  const nodes: Record<number, number> = {};
  const last = Math.max(...at);
  for (let played = 1; played <= last; played++) {
    await playOut(page, address, game, played === 1);
    if (!at.includes(played)) continue;
    const measured = await afterCollection(session);
    heapKb[played] = Math.round(measured.bytes / 1024);
    nodes[played] = measured.nodes;
  }
  await context.close();
  const ratio = (heapKb[last] ?? 0) / (heapKb[Math.min(...at)] ?? 1);
  return { game, games: last, heapKb, nodes, ratio: Math.round(ratio * 1000) / 1000 };
}

async function playOut(page: Page, address: string, game: string, isFirst: boolean): Promise<void> {
  if (isFirst) {
    await startTable(page, address, game);
  } else {
    // Navigates like a link, without reloading.
    await page.evaluate((path) => {
      history.pushState(undefined, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/games/${game}/set-up`);
    await page.getByRole('button', { name: 'Start' }).click();
  }
  await page.getByTestId('score-sheet').waitFor({ timeout: 240_000 });
}

async function afterCollection(session: CDPSession): Promise<{ bytes: number; nodes: number }> {
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}

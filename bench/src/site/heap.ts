import type { Browser, CDPSession, Page } from 'playwright-core';
import type { HeapFigure } from './figures.ts';
import { rememberTable, startTable } from './table.ts';

interface HeapWish {
  /** Taken in turns. */
  readonly games: readonly string[];
  /** When the heap is measured: the first and the last are compared. */
  readonly at: readonly number[];
}

/** Games of bots one after the other in one page, and what stays behind of them. */
export async function measureHeap(
  browser: Browser,
  address: string,
  { games, at }: HeapWish,
): Promise<HeapFigure> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  for (const game of games) await page.addInitScript(rememberTable, { game, people: 0 });
  const session = await context.newCDPSession(page);
  const heapKb: Record<number, number> = {};
  const nodes: Record<number, number> = {};
  const last = Math.max(...at);
  for (let game = 1; game <= last; game++) {
    await playOut(page, address, games[game % games.length] ?? '', game === 1);
    if (!at.includes(game)) continue;
    const measured = await afterCollection(session);
    heapKb[game] = Math.round(measured.bytes / 1024);
    nodes[game] = measured.nodes;
  }
  await context.close();
  const ratio = (heapKb[last] ?? 0) / (heapKb[Math.min(...at)] ?? 1);
  return { games: last, heapKb, nodes, ratio: Math.round(ratio * 1000) / 1000 };
}

async function playOut(page: Page, address: string, game: string, isFirst: boolean): Promise<void> {
  if (isFirst) {
    await startTable(page, address, game);
  } else {
    // From page to page as links do it, without loading anything anew.
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

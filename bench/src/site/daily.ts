import type { Browser, CDPSession, Page } from 'playwright-core';
import { gameName } from '../game-name.ts';
import type { DailyFigure } from './figures.ts';

const PHONE = { viewport: { width: 360, height: 740 }, locale: 'en', hasTouch: true } as const;

/** What must be on the page for a tap to have its result. */
const HOUSES = 'main li button:not(:disabled)';
const TABLE = '[data-testid="prompt"]';

/** Measures the two taps from the street to the table of a daily house, on a first visit. */
export async function measureDaily(
  browser: Browser,
  address: string,
  { game, throttle }: { readonly game: string; readonly throttle: number },
): Promise<DailyFigure> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await context.addInitScript(installTapWatch);
  const page = await context.newPage();
  await page.goto(`${address}/`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  // Time of the thread, not of the clock: other programs on the machine don't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const before = await taskMs(session);
  const pageMs = await tap(page, HOUSES, () =>
    page.getByRole('link', { name: 'Daily house' }).tap(),
  );
  const house = page.getByRole('listitem').filter({ hasText: gameName(game) });
  const tableMs = await tap(page, TABLE, () => house.getByRole('button').first().tap());
  const cpuMs = Math.round((await taskMs(session)) - before);
  const figure = { game, throttle, pageMs, tableMs, cpuMs, bytes: bytes() };
  await context.close();
  return figure;
}

interface TapWatch {
  /** Waits for the next tap's result; milliseconds. */
  expect(selector: string): void;
  result: Promise<number> | undefined;
}

type Watched = typeof globalThis & { tapWatch: TapWatch };

/** Runs in the page: measures from a tap to the frame that shows its result. */
function installTapWatch(): void {
  const tapped = (ready: string, done: (ms: number) => void) => {
    const onClick = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        if (document.querySelector(ready) === null) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - timeStamp);
        port2.postMessage('');
        return undefined;
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  };
  const watch: TapWatch = {
    expect(selector) {
      watch.result = new Promise((resolve) => tapped(selector, resolve));
    },
    result: undefined,
  };
  (globalThis as Watched).tapWatch = watch;
}

async function tap(page: Page, ready: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((selector) => (globalThis as Watched).tapWatch.expect(selector), ready);
  await act();
  // Polling from outside would cost the page time while it is measured.
  const ms = await page.evaluate(() => (globalThis as Watched).tapWatch.result);
  if (ms === undefined) throw new Error('The page was reloaded by a tap.');
  return Math.round(ms);
}

/** Main-thread time of the page so far, in milliseconds. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Counts the bytes that are transferred from now on. */
async function countBytes(session: CDPSession): Promise<() => number> {
  let sum = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (sum += encodedDataLength));
  return () => sum;
}

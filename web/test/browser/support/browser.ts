import { catalog } from '@richtfest/catalog';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from 'playwright-core';
import { chromiumAdvice, ensureHeadlessChromium } from '../../../../scripts/chromium.js';
import { countStart } from '../../../../scripts/testing/count-start.ts';
import { speedUp } from './speed-up.ts';
import { seedRandom } from './seeded-random.ts';
import { throttle } from './throttle.ts';
import { leaveUnpainted } from './unpainted.ts';

/** A local network name: browsers treat plain http to it as insecure. */
export const LAN = 'desk.lan.test';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // On few cores more threads only cost time.
  '--num-raster-threads=1',
  // Tests end before optimized code would pay: without it they take a twentieth less work.
  '--js-flags=--no-turbofan',
  `--host-resolver-rules=MAP ${LAN} 127.0.0.1`,
];

export async function openBrowser(): Promise<Browser> {
  const executablePath = await ensureHeadlessChromium();
  if (executablePath === undefined) throw new Error(chromiumAdvice);
  countStart('browsers');
  return chromium.launch({ executablePath, args: FLAGS });
}

let shared: Promise<Browser> | undefined;

/** The browser that all test files of a worker share. It ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  const running = await shared;
  if (running?.isConnected() === true) return running;
  return (shared = openBrowser());
}

/** Closes all profiles, so that the next test file finds the browser as good as new. */
export async function closeVisitors(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

/** In milliseconds: generous, so that only real failures reach it. */
export const LONGEST_WAIT = 120_000;

export const SIZES = {
  'phone upright': { width: 360, height: 740 },
  'phone flat': { width: 740, height: 360 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Page errors and console errors so far. */
  readonly errors: readonly string[];
}

export interface VisitorOptions extends BrowserContextOptions {
  /** Animations and pauses take as long as they do for people. */
  readonly isRealTime?: boolean;
  /** Installs the service worker, which stores the whole site: only for tests that need it. */
  readonly hasServiceWorker?: boolean;
  /** Goal cards lie on the table, as in a first game. */
  readonly isNewcomer?: boolean;
  /** Draws pixels: only for screenshots. */
  readonly isPainted?: boolean;
  /** The seed of all cards and dice drawn in this browser. */
  readonly seed?: string;
}

/** A fresh, sped-up browser profile: empty storage, seeded, English, reduced motion by default. */
export async function openVisitor(
  browser: Browser,
  {
    isRealTime = false,
    hasServiceWorker = false,
    isNewcomer = false,
    isPainted = false,
    seed = 'richtfest',
    ...options
  }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: SIZES.desktop,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(LONGEST_WAIT);
  if (!isRealTime) await speedUp(context);
  await seedRandom(context, seed);
  if (!isNewcomer) await knowGoals(context);
  if (!isPainted) await leaveUnpainted(context);
  if (!hasServiceWorker) await context.addInitScript(removeServiceWorker);
  throttle(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A plain file host answers the site's requests for a server with 404.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) errors.push(message.text());
  });
  return { context, page, errors };
}

/** As in a browser without service workers, or over plain http. */
function removeServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** The goal cards have been read, which would lie on the table in a first game. */
async function knowGoals(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (games) => {
      // Pages without an origin have no storage.
      if (location.origin === 'null') return;
      for (const game of games) localStorage.setItem(`richtfest/goal/${game}`, '1');
    },
    catalog.map(({ id }) => id),
  );
}

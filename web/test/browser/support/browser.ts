import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from 'playwright-core';
import { chromiumAdvice, ensureHeadlessChromium } from '../../../../scripts/chromium.js';
import { countStart } from '../../../../scripts/testing/count-start.ts';
import { hurry } from './hurry.ts';
import { fixLuck } from './luck.ts';
import { throttle } from './throttle.ts';
import { leaveUnpainted } from './unpainted.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // On few cores more threads only cost more.
  '--num-raster-threads=1',
];

export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = await ensureHeadlessChromium();
  if (executablePath === undefined) throw new Error(chromiumAdvice);
  countStart('browsers');
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

/** Milliseconds: a limit for what is broken, not for a busy machine. */
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
  /** What went wrong on the page so far. */
  readonly faults: readonly string[];
}

export interface VisitorOptions extends BrowserContextOptions {
  /** Moves and waits take as long as they do for people. */
  readonly isUnhurried?: boolean;
  /** Installs the service worker, which stores the whole site: only for tests that need it. */
  readonly hasServiceWorker?: boolean;
  /** Draws pixels: only for screenshots. */
  readonly isPainted?: boolean;
  /** The seed of all cards and dice drawn in this browser. */
  readonly luck?: string;
}

/** A fresh browser profile in a hurry: empty storage, fixed luck, English and reduced motion by default. */
export async function openVisitor(
  browser: Browser,
  {
    isUnhurried = false,
    hasServiceWorker = false,
    isPainted = false,
    luck = 'richtfest',
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
  if (!isUnhurried) await hurry(context);
  await fixLuck(context, luck);
  if (!isPainted) await leaveUnpainted(context);
  if (!hasServiceWorker) await context.addInitScript(removeServiceWorker);
  throttle(context);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A plain file host has no server behind it; the site asks, and is told so.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) faults.push(message.text());
  });
  return { context, page, faults };
}

/** As in a browser that has none, or over plain http. */
function removeServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

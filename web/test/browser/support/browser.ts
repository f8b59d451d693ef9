import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from 'playwright-core';
import { chromiumAdvice, ensureChromium } from '../../../../scripts/chromium.js';
import { hurry } from './hurry.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new Error(chromiumAdvice);
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

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
}

/** A fresh person in a hurry: empty storage, English, calm motion unless wished otherwise. */
export async function openVisitor(
  browser: Browser,
  { isUnhurried = false, ...options }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: SIZES.desktop,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(20_000);
  if (!isUnhurried) await hurry(context);
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

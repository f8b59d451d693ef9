// Plain JavaScript for Node 18 and later. Finds a Chromium, or installs one.
import { existsSync } from 'node:fs';
import { installPackage } from './debian.js';

/** Chromium without a window: it renders the same pages with less than half the work. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium for the tests: `CHROMIUM` if it is set, Debian's headless shell (installed
 * where permitted), or any Chromium. Otherwise undefined, and `chromiumAdvice`.
 */
export async function ensureHeadlessChromium() {
  if (isConfigured()) return findConfigured();
  if (!existsSync(HEADLESS_SHELL)) installPackage('chromium-headless-shell', 'the browser tests');
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : ensureChromium();
}

/**
 * The path of a complete Chromium, as people use it: `CHROMIUM` if it is set, one the system has,
 * one Playwright downloaded earlier, or Debian's package where permitted. Otherwise undefined, and
 * `chromiumAdvice`.
 */
export async function ensureChromium() {
  if (isConfigured()) return findConfigured();
  return findKnown() ?? (await findPlaywrightChromium()) ?? installDebianPackage();
}

/** A Chromium that is there already. */
export async function findChromium() {
  if (isConfigured()) return findConfigured();
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  return findKnown() ?? (await findPlaywrightChromium());
}

export const chromiumAdvice =
  'The browser tests need Chromium or Chrome. Install it (Debian: apt-get install ' +
  'chromium-headless-shell; elsewhere: npx playwright-core install chromium) or set its path: ' +
  'CHROMIUM=/path npm test';

function isConfigured() {
  return (process.env.CHROMIUM ?? '') !== '';
}

function findConfigured() {
  return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined;
}

function findKnown() {
  return KNOWN.find((path) => existsSync(path));
}

async function findPlaywrightChromium() {
  try {
    const { chromium } = await import('playwright-core');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function installDebianPackage() {
  return installPackage('chromium', 'the site measurements') ? findKnown() : undefined;
}

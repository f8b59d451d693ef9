// Plain JavaScript for Node 18 and later. Finds a Chromium for the browser tests, or gets one.
import { existsSync } from 'node:fs';
import { installPackage } from './debian.js';

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
 * The path of a Chromium: `CHROMIUM` if it is set, one the system has, one Playwright downloaded
 * earlier, or Debian's package where we may install it. Otherwise undefined, and `chromiumAdvice`.
 */
export async function ensureChromium() {
  return findChromium() ?? (await findPlaywrights()) ?? installDebians();
}

export const chromiumAdvice =
  'The browser tests need Chromium or Chrome. Install it (Debian: apt-get install chromium; ' +
  'elsewhere: npx playwright-core install chromium) or say where it is: CHROMIUM=/path npm test';

function findChromium() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return KNOWN.find((path) => existsSync(path));
}

async function findPlaywrights() {
  try {
    const { chromium } = await import('playwright-core');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function installDebians() {
  return installPackage('chromium', 'the browser tests') ? findChromium() : undefined;
}

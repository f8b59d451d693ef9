// Screenshots of every screen in every size, theme and language, checked with axe: npm run screens
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@richtfest/engine';
import type { Browser, Page } from 'playwright-core';
import { dress, foundByAxe } from '../browser/support/axe.ts';
import { SIZES, openBrowser, openVisitor } from '../browser/support/browser.ts';
import { storeMatches } from '../browser/support/stored-match.ts';
import { RealServer } from '../browser/support/real-server.ts';
import { openSite } from '../browser/support/site.ts';
import { layOut } from './contact-sheet.ts';
import { savedMatches } from './matches.ts';
import { SCREENS } from './screens.ts';

const HELP = `Takes a picture of every screen and lays them side by side; lets axe look at each.

  npm run screens [-- options]

  --size NAME       only this: ${Object.keys(SIZES).join(', ')}; may be given several times
  --language CODE   only this: ${LANGUAGES.join(', ')}; may be given several times
  --theme NAME      only this: day, night, contrast; may be given several times
  --only TEXT       only screens whose name has this in it; may be given several times
  --text-size N     in per cent (100)
  --no-axe          pictures alone
  --full            whole pages, not only what the screen shows first
  --out FOLDER      where to (a folder of its own in the temporary one)

It ends with 1 if axe finds anything, a page is wider than the screen, or a screen is not reached,
and with 2 if an option names something unknown.`;

const THEMES = ['day', 'night', 'contrast'];

const { values } = parseArgs({
  allowNegative: true,
  options: {
    size: { type: 'string', multiple: true, default: Object.keys(SIZES) },
    language: { type: 'string', multiple: true, default: [...LANGUAGES] },
    theme: { type: 'string', multiple: true, default: THEMES },
    only: { type: 'string', multiple: true, default: [''] },
    'text-size': { type: 'string', default: '100' },
    axe: { type: 'boolean', default: true },
    full: { type: 'boolean', default: false },
    out: { type: 'string', default: join(tmpdir(), 'richtfest-screens') },
    help: { type: 'boolean', default: false },
  },
});

/** The screens whose name has one of the texts in it. */
function screensWith(texts: readonly string[]): string[] {
  return Object.keys(SCREENS).filter((name) => texts.some((text) => name.includes(text)));
}

/** What is asked for but does not exist; undefined if all does. */
function unknownValue(): string | undefined {
  const known: Readonly<Record<'size' | 'language' | 'theme', readonly string[]>> = {
    size: Object.keys(SIZES),
    language: LANGUAGES,
    theme: THEMES,
  };
  for (const [option, names] of Object.entries(known)) {
    const asked = values[option as keyof typeof known];
    const unknown = asked.find((name) => !names.includes(name));
    if (unknown !== undefined) return `--${option} ${unknown}: choose from ${names.join(', ')}`;
  }
  const nowhere = values.only.find((text) => screensWith([text]).length === 0);
  return nowhere === undefined ? undefined : `--only ${nowhere}: no screen has this in its name`;
}

async function takeAll(): Promise<boolean> {
  const site = await openSite();
  const server = new RealServer(site.folder);
  await server.open();
  const browser = await openBrowser();
  await mkdir(values.out, { recursive: true });
  let problems = 0;
  for (const size of Object.keys(SIZES).filter((each) => values.size.includes(each))) {
    for (const language of values.language) {
      problems += await take(browser, server.address, { size: size as Size, language });
    }
  }
  await browser.close();
  await server.close();
  await site.close();
  if (problems === 0) console.log('Nothing is wrong.');
  return problems === 0;
}

type Size = keyof typeof SIZES;

async function take(
  browser: Browser,
  address: string,
  { size, language }: { readonly size: Size; readonly language: string },
): Promise<number> {
  const visiting = { viewport: SIZES[size], isPainted: true };
  const { page, context, errors } = await openVisitor(browser, visiting);
  await page.addInitScript(remember, { language, textSize: Number(values['text-size']) });
  await storeMatches(page, address, await savedMatches());
  const names = screensWith(values.only);
  const shots = new Map(values.theme.map((theme) => [theme, [] as Shot[]]));
  let found = 0;
  const note = (problem: string) => {
    found++;
    console.log(problem);
  };
  for (const name of names) {
    const where = `${size}, ${language}, ${name}`;
    try {
      await SCREENS[name]?.({ page, address, isWide: SIZES[size].width >= 1100 });
    } catch (error) {
      note(`${where}: not reached: ${(error as Error).message.split('\n')[0]}`);
    }
    if (await isTooWide(page)) note(`${where}: wider than the screen`);
    for (const theme of values.theme) {
      await dress(page, theme);
      const file = join(
        values.out,
        `${size} ${language} ${theme} ${name}.png`.replaceAll(/[ ,:]+/g, '-'),
      );
      await page.screenshot({ path: file, fullPage: values.full });
      shots.get(theme)?.push({ name, file });
      if (!values.axe) continue;
      for (const each of await foundByAxe(page)) note(`${where}, ${theme}: ${each}`);
    }
  }
  for (const [theme, taken] of shots) await lay(browser, { size, language, theme, taken });
  for (const problem of errors) note(`${size}, ${language}: ${problem}`);
  await context.close();
  return found;
}

interface Shot {
  readonly name: string;
  readonly file: string;
}

interface Laid {
  readonly size: Size;
  readonly language: string;
  readonly theme: string;
  readonly taken: readonly Shot[];
}

const PER_SHEET: Readonly<Record<Size, { width: number; columns: number; rows: number }>> = {
  'phone upright': { width: 300, columns: 6, rows: 2 },
  'phone flat': { width: 600, columns: 3, rows: 4 },
  tablet: { width: 460, columns: 4, rows: 2 },
  desktop: { width: 880, columns: 2, rows: 3 },
};

async function lay(browser: Browser, { size, language, theme, taken }: Laid): Promise<void> {
  const { width, columns, rows } = PER_SHEET[size];
  for (let at = 0; at < taken.length; at += columns * rows) {
    const title = `${size} ${language} ${theme} ${at / (columns * rows) + 1}`.replaceAll(' ', '-');
    const some = taken.slice(at, at + columns * rows);
    console.log(await layOut(browser, values.out, { title, shots: some, width, columns }));
  }
}

function remember({ language, textSize }: { language: string; textSize: number }): void {
  const wishes = { language, textSize, pace: 'instant', motion: 'reduced' };
  localStorage.setItem('richtfest/settings', JSON.stringify({ state: { wishes }, version: 1 }));
}

function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

const unknown = unknownValue();
if (values.help) console.log(HELP);
else if (unknown === undefined) process.exitCode = (await takeAll()) ? 0 : 1;
else {
  console.error(unknown);
  process.exitCode = 2;
}

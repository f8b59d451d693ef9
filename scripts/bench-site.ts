// Measures the site's size and speed: npm run bench:site
import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { loadavg } from 'node:os';
import { ownShell } from '@richtfest/cli';
import { type Browser, chromium } from 'playwright-core';
import { chromiumAdvice, ensureChromium } from './chromium.js';
import { UsageError, gamesNamed, readArguments, runScript, wholeNumber } from './usage.ts';
import { writeSections } from '../bench/src/marked-section.ts';
import { tableLines, tableMarkdown } from '../bench/src/table.ts';
import { SECTIONS, type Section, type SiteReport } from '../bench/src/site/figures.ts';
import { measureDaily } from '../bench/src/site/daily.ts';
import { measureHeap } from '../bench/src/site/heap.ts';
import { measureHome } from '../bench/src/site/home.ts';
import { measureStreet } from '../bench/src/site/my-street.ts';
import { measureReview } from '../bench/src/site/review.ts';
import { measureTaps, measureTasks } from '../bench/src/site/play.ts';
import { serveSite } from '../bench/src/site/served-site.ts';
import {
  missed,
  reviewTable,
  siteHead,
  siteSections,
  siteTables,
} from '../bench/src/site/tables.ts';

const HELP = `Measures the site's size and speed in Chromium.

  npm run bench:site [-- options]

  --section NAME   only this section: ${SECTIONS.join(', ')}; may be repeated
  --only GAME      only this game's table; may be repeated
  --taps N         taps at each table (60)
  --houses N       houses in the street (200)
  --games N        games before the last heap measurement (50)
  --runs N         Lighthouse runs (5)
  --json           print the figures as JSON
  --out FILE       also write the figures to a file as JSON
  --write          replace the tables of the measured sections in docs/performance.md and docs/review.md

Times are wall-clock times: run it on an idle machine. Exits with code 1 if a goal is missed.`;

const THROTTLE = 4;

await runScript(async () => {
  const { values } = readArguments({
    section: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true, default: [] },
    taps: { type: 'string', default: '60' },
    houses: { type: 'string', default: '200' },
    games: { type: 'string', default: '50' },
    runs: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    out: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.write && values.only.length > 0) {
    throw new UsageError('--write publishes whole sections; use it without --only.');
  }
  const report = await measure({
    sections: sectionsNamed(values.section),
    tables: gamesNamed(values.only),
    taps: wholeNumber(values.taps, 'taps', 1),
    houses: wholeNumber(values.houses, 'houses', 20),
    games: wholeNumber(values.games, 'games', 2),
    runs: wholeNumber(values.runs, 'runs', 1),
  });
  const tables = siteTables(report);
  const review = reviewTable(report);
  const printed = review === undefined ? tables : [...tables, review];
  const head = siteHead(report);
  if (values.json) console.log(JSON.stringify(report, undefined, 2));
  else console.log([head, ...printed.flatMap((each) => tableLines(each, ownShell()))].join('\n'));
  if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(report, undefined, 2));
  if (values.write && review !== undefined) {
    writeSections('docs/review.md', { 'review page': `${head}\n\n${tableMarkdown(review)}` });
  }
  if (values.write) writeSections('docs/performance.md', siteSections(report));
  const misses = missed(report);
  if (misses.length > 0) console.error(`\nMissed:\n  ${misses.join('\n  ')}`);
  return misses.length > 0 ? 1 : 0;
});

interface MeasureOptions {
  readonly sections: readonly Section[];
  readonly tables: readonly string[];
  readonly taps: number;
  readonly houses: number;
  readonly games: number;
  readonly runs: number;
}

async function measure(options: MeasureOptions): Promise<SiteReport> {
  const { sections, tables, taps, houses, games, runs } = options;
  const load = loadavg()[0] ?? 0;
  const site = await serveSite();
  const port = await freePort();
  const browser = await openBrowser(port);
  const { address } = site;
  const wants = (section: Section) => sections.includes(section);
  try {
    const home = wants('home') ? { home: await measureHome(browser, address) } : {};
    const lighthouse = wants('lighthouse')
      ? { lighthouse: await (await loadLighthouse())(address, port, runs) }
      : {};
    const play = wants('play')
      ? {
          taps: await inSequence(tables, (game) =>
            measureTaps(browser, address, { game, taps }, THROTTLE),
          ),
          tasks: await inSequence(tables, (game) => measureTasks(browser, address, { game, taps })),
        }
      : {};
    const daily = wants('daily')
      ? {
          daily: await inSequence(tables, (game) =>
            measureDaily(browser, address, { game, throttle: THROTTLE }),
          ),
        }
      : {};
    const street = wants('street')
      ? { street: await measureStreet(browser, address, { houses, throttle: THROTTLE }) }
      : {};
    const review = wants('review')
      ? { reviews: await inSequence(tables, (game) => measureReview(browser, address, game)) }
      : {};
    const at = [Math.max(1, Math.floor(games / 5)), games];
    const heap = wants('heap')
      ? { heap: await inSequence(tables, (game) => measureHeap(browser, address, { game, at })) }
      : {};
    const version = `Chromium ${browser.version()}`;
    return {
      chromium: version,
      load,
      ...home,
      ...lighthouse,
      ...play,
      ...daily,
      ...street,
      ...review,
      ...heap,
    };
  } finally {
    await browser.close();
    site.close();
  }
}

/** Lighthouse needs to know the port, so the browser can't choose it. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function openBrowser(port: number): Promise<Browser> {
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new UsageError(chromiumAdvice);
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return chromium.launch({ executablePath, args: [...flags, `--remote-debugging-port=${port}`] });
}

async function loadLighthouse() {
  try {
    return (await import('../bench/src/site/lighthouse.ts')).measureLighthouse;
  } catch {
    throw new UsageError('Lighthouse is not installed: npm run bench:site installs it.');
  }
}

/** Runs one measurement after the other, so that they do not slow each other down. */
async function inSequence<T>(games: readonly string[], each: (game: string) => Promise<T>) {
  const figures: T[] = [];
  for (const game of games) figures.push(await each(game));
  return figures;
}

function sectionsNamed(names: readonly string[]): readonly Section[] {
  const unknown = names.find((name) => !SECTIONS.some((section) => section === name));
  if (unknown !== undefined) {
    throw new UsageError(`--section must be one of ${SECTIONS.join(', ')}, not “${unknown}”.`);
  }
  return SECTIONS.filter((section) => names.length === 0 || names.includes(section));
}

// Measures how long newcomers wait for their first table and their first bot: npm run first-success
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { writeSections } from '../../../bench/src/marked-section.ts';
import { SIZES } from '../browser/support/browser.ts';
import { openTable } from '../browser/support/by-link.ts';
import { LocalRegistry } from '../browser/support/local-registry.ts';
import { chromiumAdvice, ensureChromium } from '../../../scripts/chromium.js';
import { firstSuccess, firstSuccessText } from './first-success.ts';
import { run } from '../../../scripts/release/run.ts';
import { shippedWith } from '../../../scripts/release/shipped.ts';
import { workspacesOf } from '../../../scripts/release/workspaces.ts';
import { UsageError, readArguments, runScript } from '../../../scripts/usage.ts';

const HELP = `Measures the time from an empty folder to a first success: from “npx richtfest serve” to a table on a
phone, and from “npm i @richtfest/engine @richtfest/dream-home” to a bot that beats random moves.

  npm run first-success [-- options]

  --site FOLDER   use a site that is built already
  --json          print the seconds as JSON
  --write         write the figures into README.md; use an idle machine

It builds the packages first and serves them from a registry on this machine.`;

const ROOT = join(import.meta.dirname, '../../..');

await runScript(async () => {
  const { values } = readArguments({
    site: { type: 'string' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const executablePath = await ensureChromium();
  if (executablePath === undefined) throw new UsageError(chromiumAdvice);
  const out = mkdtempSync(join(tmpdir(), 'richtfest-release-'));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const site = values.site === undefined ? [] : ['--site', values.site];
    await run(process.execPath, ['scripts/release.ts', '--out', out, ...site], ROOT);
    const figures = await measure(out, browser);
    if (values.json) console.log(JSON.stringify(figures));
    else console.log(firstSuccessText(figures));
    if (values.write) writeSections('README.md', { 'first-success': firstSuccessText(figures) });
    return 0;
  } finally {
    await browser.close();
    rmSync(out, { recursive: true, force: true });
  }
});

async function measure(out: string, browser: Browser) {
  const folders = workspacesOf(ROOT).map(({ folder }) => folder);
  const packages = shippedWith(ROOT, folders);
  const registry = await LocalRegistry.serving(out, { root: ROOT, packages });
  try {
    return await firstSuccess({
      registry: registry.url,
      browser,
      openTable: openOnPhone,
      bot: join(ROOT, 'docs/examples/beat-random.js'),
      now: () => performance.now(),
    });
  } finally {
    await registry.close();
  }
}

async function openOnPhone(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: SIZES['phone upright'], locale: 'en-GB' });
  await openTable(page, address, 'dream-home');
  await page.getByRole('heading').first().waitFor();
}

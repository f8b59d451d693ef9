// Draws the pictures that messengers show beside a link, from the site’s own art: npm run previews
import { mkdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '@richtfest/catalog';
import { openBrowser, openVisitor } from '../browser/support/browser.ts';
import { openSite } from '../browser/support/site.ts';

/** A size every messenger accepts. */
const SIZE = { width: 1200, height: 630 };
/** Bytes; some messengers ignore larger pictures. */
const MOST = 150_000;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, 'web', 'public', 'previews');

/** The street without its gate and its language-specific signs. */
const STREET = `
  .street-foot, .street-sign, .street-tagline { display: none !important; }
  .street { grid-template-rows: auto 1fr !important; min-height: 100vh; }
  .street-head { padding-top: 34px !important; }
  .street-bunting { zoom: 1.2; }
  .street-row { justify-content: flex-end !important; }
  .street-house::before { min-height: 56px; }
`;

/** One house, large. */
const only = (id: string) => `
  ${STREET}
  .street-house:not([data-house='${id}']) { display: none !important; }
  .street-houses { grid-template-columns: 1fr !important; }
  .street-art { max-width: none !important; max-height: none !important; height: 430px; width: auto !important; }
`;

const site = await openSite();
const browser = await openBrowser();
try {
  await mkdir(folder, { recursive: true });
  await draw('street', STREET);
  for (const { id } of catalog) await draw(id, only(id));
} finally {
  await browser.close();
  await site.close();
}

async function draw(name: string, style: string): Promise<void> {
  const { page, context } = await openVisitor(browser, { viewport: SIZE, colorScheme: 'light' });
  await page.goto(site.address);
  await page.locator('.street-before').waitFor({ state: 'detached' });
  await page.addStyleTag({ content: style });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path });
  await context.close();
  const { size } = await stat(path);
  console.log(`${relative(root, path)}: ${Math.ceil(size / 1000)} kB`);
  if (size <= MOST) return;
  console.error(`${name}.png is larger than ${MOST / 1000} kB.`);
  process.exitCode = 1;
}

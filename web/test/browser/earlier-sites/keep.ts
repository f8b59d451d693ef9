// Keeps the part of a built site that a table needs, as an earlier version for tests:
// npx node web/test/browser/earlier-sites/keep.ts FOLDER protocol-2
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { closeVisitors, openBrowser, openVisitor } from '../support/browser.ts';
import { playUntil, sitDown, untilOver } from '../support/by-link.ts';
import { openServer } from '../support/server.ts';

const [given = 'web/dist', name = ''] = process.argv.slice(2);
const folder = resolve(given);
if (!/^protocol-\d+$/.test(name)) throw new Error('Name it like protocol-2.');

const server = await openServer(folder);
const browser = await openBrowser();
const { page } = await openVisitor(browser, { seed: name });
const loaded = new Set(['index.html']);
page.on('response', (response) => {
  const { pathname } = new URL(response.url());
  if (/\.(?:js|css)$/.test(pathname) && existsSync(join(folder, pathname))) {
    loaded.add(pathname.slice(1));
  }
});
const response = await fetch(`${server.address}/api/tables`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    game: 'three-little-pigs',
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'child' }],
    clock: { bots: 'instant' },
  }),
});
const { table } = (await response.json()) as { readonly table: string };
await sitDown(page, `${server.address}/t/${table}`, 'Anna');
await playUntil([page], () => untilOver(page));
await closeVisitors(browser);
await browser.close();
await server.close();

const archive = join(import.meta.dirname, `${name}.tgz`);
const same = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
execFileSync('tar', ['-I', 'gzip -9n', '-cf', archive, ...same, '-C', folder, ...loaded]);
console.log(`${archive}: ${loaded.size} files`);

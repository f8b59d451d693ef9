import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Manifest } from '../../../../scripts/release/workspaces.ts';

const ORIGIN = 'https://libraries.test';
const FINISHED = 'the script has run';

type Exports = Readonly<Record<string, string | { readonly default: string }>>;

/**
 * Runs a script in a page that imports installed packages without a bundler, and returns what it
 * printed; fails if it fails.
 */
export async function runInPage(
  page: Page,
  script: string,
  { folder, packages }: { readonly folder: string; readonly packages: readonly string[] },
): Promise<string> {
  const imports = Object.assign(
    {},
    ...(await Promise.all(packages.map((name) => addresses(name)))),
  );
  const html = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>
    <script type="module">${script}
    console.info('${FINISHED}');</script>`;
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' });
    const body = await readFile(join(folder, pathname)).catch(() => undefined);
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ body, contentType: 'text/javascript' });
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  page.once('pageerror', reject);
  const printed: string[] = [];
  page.on('console', (message) => {
    if (message.text() === FINISHED) resolve();
    else if (message.type() === 'error') reject(new Error(message.text()));
    else printed.push(message.text());
  });
  await page.goto(`${ORIGIN}/`);
  await promise;
  return printed.map((line) => `${line}\n`).join('');

  /** Where the page finds each entry of a package. */
  async function addresses(name: string): Promise<Record<string, string>> {
    const file = join(folder, 'node_modules', name, 'package.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    const entries = Object.entries(manifest.exports as Exports);
    return Object.fromEntries(
      entries.flatMap(([path, target]) =>
        typeof target === 'string'
          ? []
          : [[join(name, path), `/node_modules/${join(name, target.default)}`]],
      ),
    );
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Metalsmith, { type Files, type Plugin } from 'metalsmith';
import { Addresses } from './addresses.ts';
import { type ClientFiles, layout } from './layout.ts';
import { render } from './markdown.ts';
import { navigationOf } from './navigation.ts';
import type { Page, RenderedPage } from './page.ts';
import { apiPages } from './pages/api.ts';
import { guides } from './pages/guides.ts';
import { rulesPages } from './pages/rules.ts';
import { sourcePage } from './pages/sources.ts';
import { ROOT } from './root.ts';
import { searchIndex } from './search.ts';

/** Only pictures and schemas are published as they are; everything else becomes a page. */
const NOT_COPIED = ['node_modules', 'site', 'test', 'examples', 'decisions', 'reference', '*.*'];

/** The documentation without the files that Vite builds. */
export function pipeline(client: ClientFiles): Metalsmith {
  let pages: RenderedPage[] = [];
  const collect: Plugin = async () => {
    pages = await renderedPages();
  };
  const search: Plugin = (files) => {
    add(files, 'search.json', searchIndex(pages));
  };
  const write: Plugin = (files) => {
    const navigation = navigationOf(pages);
    for (const page of pages) add(files, page.path, layout(page, { navigation, client }));
    add(files, 'icon.svg', readFileSync(join(ROOT, 'web', 'public', 'icon.svg'), 'utf8'));
    add(files, 'theme.js', readFileSync(join(import.meta.dirname, 'theme.js'), 'utf8'));
  };
  return Metalsmith(ROOT)
    .source('docs')
    .ignore(NOT_COPIED)
    .frontmatter(false)
    .use(collect)
    .use(search)
    .use(write);
}

async function renderedPages(): Promise<RenderedPage[]> {
  const pages = [...guides(), ...(await rulesPages()), ...(await apiPages())];
  const addresses = new Addresses(addressesBySource(pages));
  const rendered = pages.map((page) => render(page, addresses));
  // Pages of folders link to more files.
  const shown = new Set<string>();
  for (;;) {
    const linked = addresses.linked.filter((path) => !shown.has(path));
    if (linked.length === 0) break;
    for (const path of linked) {
      shown.add(path);
      rendered.push(render(sourcePage(path), addresses));
    }
  }
  return rendered;
}

/** Where pages are, by the files they are made from. The English rules stand for all. */
function addressesBySource(pages: readonly Page[]): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const { source, shows, path, language = 'en' } of pages) {
    if (language !== 'en') continue;
    addresses.set(source, path);
    if (shows !== undefined) addresses.set(shows, path);
  }
  return addresses;
}

function add(files: Files, path: string, text: string): void {
  files[path] = { contents: Buffer.from(text) };
}

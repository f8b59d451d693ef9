import { posix } from 'node:path';
import { catalog } from '@richtfest/catalog';
import { LANGUAGES, ruleBlocks } from '@richtfest/engine';
import MiniSearch, { type SearchResult } from 'minisearch';
import { beforeAll, expect, test } from 'vitest';
import { escape } from '../site/markdown.ts';
import { KINDS } from '../site/page.ts';
import { pipeline } from '../site/pipeline.ts';
import { SEARCH_OPTIONS, type SearchDocument } from '../site/search-options.ts';

/** Built by Vite, not by the pipeline. */
const CLIENT = { script: 'assets/main.js', styles: ['assets/main.css'] };
const OUTSIDE = new Set([CLIENT.script, ...CLIENT.styles]);

let files: ReadonlyMap<string, string>;
let index: MiniSearch<SearchDocument>;

beforeAll(async () => {
  const built = await pipeline(CLIENT).process();
  files = new Map(Object.entries(built).map(([path, { contents }]) => [path, String(contents)]));
  index = MiniSearch.loadJSON(files.get('search.json') ?? '', SEARCH_OPTIONS);
});

/** The addresses in a page, below the root of the documentation. */
function linksOf(path: string): { readonly file: string; readonly anchor: string | undefined }[] {
  const page = files.get(path) ?? '';
  return [...page.matchAll(/\s(?:href|src)="([^"]*)"/gu)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/u.test(link)) return [];
    const [target = '', anchor] = link.split('#');
    const file = target === '' ? path : posix.join(posix.dirname(path), target);
    return [{ file, anchor }];
  });
}

function idsOf(path: string): string[] {
  return [...(files.get(path) ?? '').matchAll(/\sid="([^"]*)"/gu)].map(([, id = '']) => id);
}

const pagesOf = () => [...files.keys()].filter((path) => path.endsWith('.html'));

test('every link leads to a page or file, and every anchor to its place', () => {
  const broken = pagesOf().flatMap((path) => {
    const ids = new Map<string, Set<string>>();
    return linksOf(path)
      .filter(({ file, anchor }) => {
        // “Play” leads out of the documentation, to the site around it.
        if (file === '../' || OUTSIDE.has(file)) return false;
        if (!files.has(file)) return true;
        if (anchor === undefined) return false;
        if (!ids.has(file)) ids.set(file, new Set(idsOf(file)));
        return ids.get(file)?.has(decodeURIComponent(anchor)) !== true;
      })
      .map(({ file, anchor }) => `${path} → ${file}#${anchor ?? ''}`);
  });
  expect(broken).toEqual([]);
});

test('ids are unique on every page', () => {
  const repeated = pagesOf().flatMap((path) => {
    const ids = idsOf(path);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path}#${id}`);
  });
  expect(repeated).toEqual([]);
});

test('every page can be reached from the first one', () => {
  const reached = new Set(['index.html']);
  for (const path of reached) {
    if (!path.endsWith('.html')) continue;
    for (const { file } of linksOf(path)) if (files.has(file)) reached.add(file);
  }
  expect(pagesOf().filter((path) => !reached.has(path))).toEqual([]);
});

test('no page has inline scripts or styles, which the server forbids', () => {
  const found = pagesOf().filter((path) =>
    /<script(?![^>]*\ssrc=)|<style|<[^>]*\sstyle="/u.test(files.get(path) ?? ''),
  );
  expect(found).toEqual([]);
});

test('the rules of every game are complete in every language', async () => {
  for (const entry of catalog) {
    const { id } = entry;
    const game = await entry.load();
    for (const language of LANGUAGES) {
      const path = language === 'en' ? `rules/${id}.html` : `rules/${id}-${language}.html`;
      const page = files.get(path) ?? '';
      expect(page).toContain(`<main id="content" tabindex="-1" lang="${language}">`);
      for (const { number } of game.rules) {
        const rule = game.texts[language].rules[number];
        expect(page).toContain(`>${number} ${escape(rule?.title ?? '')}</h3>`);
        const [first = ''] = ruleBlocks(rule ?? { text: '' }).flat();
        const start = first.split(/[A-Z]{2}-\d/u)[0] ?? '';
        expect(page).toContain(escape(start));
      }
    }
  }
});

test('the search finds pages of all kinds', () => {
  const found = (query: string) => index.search(query) as (SearchResult & SearchDocument)[];
  const kinds = new Set(found(MiniSearch.wildcard as unknown as string).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(KINDS.filter((kind) => kind !== 'source').toSorted());
  expect(found('LP-14')[0]?.id).toMatch(/^rules\/three-little-pigs/u);
  expect(found('SeeingBot')[0]?.id).toBe('api/bots.html#seeingbot');
  expect(found('playground')[0]?.id).toBe('playground.html');
  // Accents and the ends of words may be missing.
  expect(found('baumhauser').some(({ language }) => language === 'de')).toBe(true);
});

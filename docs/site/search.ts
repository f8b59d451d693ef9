import MiniSearch from 'minisearch';
import type { RenderedPage } from './page.ts';
import { SEARCH_OPTIONS, type SearchDocument } from './search-options.ts';

/** A reference lists many names: the name and what it is for are enough to find one. */
const MOST_TEXT = { api: 200, rules: 2000, guide: 2000, reference: 600, decision: 2000, source: 0 };

/** The search index of all pages but sources, as JSON. */
export function searchIndex(pages: readonly RenderedPage[]): string {
  const index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS);
  for (const page of pages) {
    if (page.kind === 'source') continue;
    page.parts.forEach(({ id, level, title, text }) => {
      index.add({
        id: level === 1 ? page.path : `${page.path}#${id}`,
        kind: page.kind,
        ...(page.language === undefined ? {} : { language: page.language }),
        page: page.title,
        title,
        text: text.slice(0, MOST_TEXT[page.kind]),
      });
    });
  }
  return JSON.stringify(index);
}

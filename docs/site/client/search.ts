import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { SearchDocument } from '../search-options.ts';
import { element } from './element.ts';

const MOST_RESULTS = 12;

const KIND_NAMES: Readonly<Record<string, string>> = {
  guide: 'Guide',
  rules: 'Rules',
  reference: 'Reference',
  decision: 'Decision',
  api: 'API',
};

/** Makes the search field work; the index is loaded when it is used. */
export function startSearch(box: HTMLElement, root: string): void {
  const field = box.querySelector('input');
  const found = box.querySelector<HTMLElement>('.found');
  const status = found?.querySelector('p');
  const list = found?.querySelector('ul');
  if (field === null || found === null || status === null || status === undefined) return;
  if (list === null || list === undefined) return;
  let loading: Promise<MiniSearch<SearchDocument>> | undefined;
  const index = () => (loading ??= load(root));
  const links = () => [...list.querySelectorAll('a')];

  const update = async () => {
    const query = field.value.trim();
    if (query === '') {
      found.hidden = true;
      return;
    }
    const results = (await index()).search(query);
    if (field.value.trim() !== query) return;
    const shown = results.slice(0, MOST_RESULTS);
    status.textContent = countText(results.length, query);
    list.replaceChildren(...shown.map((result) => item(result, root)));
    found.hidden = false;
  };
  const move = (by: number) => {
    const all = links();
    const next = all.indexOf(document.activeElement as HTMLAnchorElement) + by;
    if (next < 0) field.focus();
    else all[Math.min(next, all.length - 1)]?.focus();
  };

  field.disabled = false;
  field.addEventListener('focus', () => void index());
  field.addEventListener('input', () => void update());
  box.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && event.target === field) links()[0]?.click();
    else if (event.key === 'Escape') {
      field.value = '';
      found.hidden = true;
      field.focus();
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !box.contains(target)) found.hidden = true;
  });
  list.addEventListener('click', () => (found.hidden = true));
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || isTyping(event.target)) return;
    event.preventDefault();
    field.focus();
  });
}

async function load(root: string): Promise<MiniSearch<SearchDocument>> {
  const [{ default: MiniSearchIndex }, { SEARCH_OPTIONS }, response] = await Promise.all([
    import('minisearch'),
    import('../search-options.ts'),
    fetch(`${root}search.json`),
  ]);
  return MiniSearchIndex.loadJSON(await response.text(), SEARCH_OPTIONS);
}

function countText(count: number, query: string): string {
  if (count === 0) return `Nothing found for “${query}”.`;
  if (count === 1) return '1 result';
  return count > MOST_RESULTS ? `${count} results, the best ${MOST_RESULTS}:` : `${count} results`;
}

function item(result: SearchResult, root: string): HTMLElement {
  const { id, title, page, kind, language } = result as SearchResult & SearchDocument;
  const where = title === page ? [] : [page];
  const context = [KIND_NAMES[kind] ?? kind, ...where].join(' · ');
  const link = element('a', { href: root + id }, title, element('small', { lang: 'en' }, context));
  if (language !== undefined) link.lang = language;
  return element('li', {}, link);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}

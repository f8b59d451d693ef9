import type { Options } from 'minisearch';

/** A heading of a page and the text below it. */
export interface SearchDocument {
  /** Its address below the root of the documentation. */
  readonly id: string;
  readonly kind: string;
  readonly language?: string;
  /** The title of the page. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/** What the index and its readers must agree on. Case and accents are ignored: `tur` finds `Tür`. */
export const SEARCH_OPTIONS: Options<SearchDocument> = {
  fields: ['title', 'page', 'text'],
  storeFields: ['kind', 'language', 'page', 'title'],
  processTerm: (term) => term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
};

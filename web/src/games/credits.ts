import type { CatalogEntry } from '@richtfest/catalog';
import type { FrameTexts } from '../texts/index.ts';
import { siteGame } from './index.ts';

/** `by …, published by …`, as far as known. */
export function creditOf({ id, designer }: CatalogEntry, texts: FrameTexts['about']): string {
  const { publisher } = siteGame(id);
  const by = designer === undefined ? [] : [texts.by(designer)];
  const publishedBy = publisher === undefined ? [] : [texts.publishedBy(publisher)];
  if (by.length + publishedBy.length === 0) return texts.unknown;
  return [...by, ...publishedBy].join(', ');
}

import type { FrameTexts } from '../texts/index.ts';

/** Who publishes the boxes. */
const PUBLISHERS: Readonly<Record<string, string>> = {
  'best-treehouse': 'Green Couch Games',
  'three-little-pigs': 'Purple Brain / Asmodee',
  'dream-home': 'Rebel / Pegasus Spiele',
};

/** `, published by …`, where the publisher is known. */
export function creditOf(id: string, texts: FrameTexts['about']): string {
  const publisher = PUBLISHERS[id];
  return publisher === undefined ? '' : `, ${texts.publishedBy(publisher)}`;
}

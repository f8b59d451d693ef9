import type { ReactNode } from 'react';
import { stretchesOf } from './find-words.ts';

interface FoundTextProps {
  readonly text: string;
  readonly words: readonly string[];
}

/** A text with its search matches marked. */
export function FoundText({ text, words }: FoundTextProps): ReactNode {
  if (words.length === 0) return text;
  return stretchesOf(text, words).map(({ text: stretch, isFound }, at) =>
    // Segments have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    isFound ? <mark key={at}>{stretch}</mark> : stretch,
  );
}

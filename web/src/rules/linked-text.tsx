import type { ReactNode } from 'react';
import { FoundText } from './found-text.tsx';

interface LinkedTextProps {
  readonly text: string;
  readonly words?: readonly string[];
  /** The page of the rules; default: this one. */
  readonly page?: string;
}

const NO_WORDS: readonly string[] = [];

/** A text in which rule numbers (`DH-13`) are links. */
export function LinkedText({ text, words = NO_WORDS, page = '' }: LinkedTextProps): ReactNode {
  return text.split(/([A-Z]{2}-\d+)/).map((part, at) =>
    at % 2 === 1 ? (
      // Parts have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <a key={at} href={`${page}#${part}`}>
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <FoundText key={at} text={part} words={words} />
    ),
  );
}

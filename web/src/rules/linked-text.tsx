import type { ReactNode } from 'react';
import { FoundText } from './found-text.tsx';

interface LinkedTextProps {
  readonly text: string;
  readonly words?: readonly string[];
  /** The page the rules stand on; without, this one. */
  readonly page?: string;
}

const NO_WORDS: readonly string[] = [];

/** A text in which the numbers of rules (`DH-13`) lead to them. */
export function LinkedText({ text, words = NO_WORDS, page = '' }: LinkedTextProps): ReactNode {
  return text.split(/([A-Z]{2}-\d+)/).map((part, at) =>
    at % 2 === 1 ? (
      // Parts follow each other and have no other identity.
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

import type { RuleSource, Source } from '@richtfest/engine';
import { RULE_NUMBERS, type RuleNumber } from './reasons.ts';

export const CHAPTERS = ['components', 'start', 'turn', 'end'] as const;
export type Chapter = (typeof CHAPTERS)[number];

interface Origin {
  readonly chapter: Chapter;
  readonly sources: readonly Source[];
}

const ORIGINS: Readonly<Record<RuleNumber, Origin>> = {
  'UD-1': { chapter: 'components', sources: ['book', 'ruling'] },
  'UD-2': { chapter: 'components', sources: ['fact', 'ruling'] },
  // The chamber is the book's; the other recipes and all numbers of cards are ours.
  'UD-3': { chapter: 'components', sources: ['book', 'design'] },
  // The book does not preserve the symbols on the faces; this is our interpretation.
  'UD-4': { chapter: 'components', sources: ['design'] },
  'UD-5': { chapter: 'start', sources: ['book', 'ruling'] },
  'UD-6': { chapter: 'turn', sources: ['book'] },
  'UD-7': { chapter: 'turn', sources: ['book'] },
  'UD-8': { chapter: 'turn', sources: ['book', 'ruling'] },
  'UD-9': { chapter: 'turn', sources: ['book'] },
  'UD-10': { chapter: 'turn', sources: ['book', 'ruling'] },
  'UD-11': { chapter: 'turn', sources: ['book'] },
  'UD-12': { chapter: 'turn', sources: ['book'] },
  'UD-13': { chapter: 'turn', sources: ['book'] },
  'UD-14': { chapter: 'turn', sources: ['book', 'ruling'] },
  'UD-15': { chapter: 'turn', sources: ['book'] },
  'UD-16': { chapter: 'end', sources: ['book', 'ruling'] },
  'UD-17': { chapter: 'end', sources: ['book'] },
  'UD-18': { chapter: 'end', sources: ['ruling'] },
  'UD-19': { chapter: 'end', sources: ['book'] },
};

export const rules: readonly RuleSource[] = RULE_NUMBERS.map((number) => ({
  number,
  ...ORIGINS[number],
}));

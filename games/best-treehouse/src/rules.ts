import type { RuleSource, Source } from '@richtfest/engine';
import { RULE_NUMBERS, type RuleNumber } from './reasons.ts';

export const CHAPTERS = ['components', 'tree', 'round', 'scoring', 'end'] as const;
export type Chapter = (typeof CHAPTERS)[number];

interface Origin {
  readonly chapter: Chapter;
  readonly sources: readonly Source[];
}

const ORIGINS: Readonly<Record<RuleNumber, Origin>> = {
  // The numbers are the book's; the names of the rooms are ours.
  'BT-1': { chapter: 'components', sources: ['book', 'fact', 'design'] },
  'BT-2': { chapter: 'tree', sources: ['book'] },
  'BT-3': { chapter: 'tree', sources: ['book'] },
  'BT-4': { chapter: 'tree', sources: ['book'] },
  'BT-5': { chapter: 'tree', sources: ['book'] },
  'BT-6': { chapter: 'round', sources: ['book'] },
  'BT-7': { chapter: 'round', sources: ['book'] },
  'BT-8': { chapter: 'round', sources: ['book'] },
  'BT-9': { chapter: 'round', sources: ['ruling'] },
  // In the book the oldest player chooses first, which an online table can't check.
  'BT-10': { chapter: 'scoring', sources: ['book', 'ruling'] },
  'BT-11': { chapter: 'scoring', sources: ['book'] },
  'BT-12': { chapter: 'scoring', sources: ['book'] },
  'BT-13': { chapter: 'end', sources: ['book'] },
  'BT-14': { chapter: 'end', sources: ['book', 'ruling'] },
  'BT-15': { chapter: 'end', sources: ['book'] },
};

export const rules: readonly RuleSource[] = RULE_NUMBERS.map((number) => ({
  number,
  ...ORIGINS[number],
}));

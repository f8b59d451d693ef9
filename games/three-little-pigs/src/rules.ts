import type { RuleSource, Source } from '@richtfest/engine';
import { RULE_NUMBERS, type RuleNumber } from './reasons.ts';

export const CHAPTERS = ['components', 'turn', 'building', 'wolf', 'end', 'start'] as const;
export type Chapter = (typeof CHAPTERS)[number];

interface Origin {
  readonly chapter: Chapter;
  readonly sources: readonly Source[];
}

const ORIGINS: Readonly<Record<RuleNumber, Origin>> = {
  'LP-1': { chapter: 'components', sources: ['book', 'fact'] },
  'LP-2': { chapter: 'components', sources: ['design'] },
  'LP-3': { chapter: 'components', sources: ['book', 'fact'] },
  'LP-4': { chapter: 'components', sources: ['fact'] },
  'LP-5': { chapter: 'components', sources: ['book'] },
  'LP-6': { chapter: 'turn', sources: ['book'] },
  'LP-7': { chapter: 'turn', sources: ['book'] },
  'LP-8': { chapter: 'turn', sources: ['book', 'ruling'] },
  'LP-9': { chapter: 'turn', sources: ['book', 'ruling'] },
  'LP-10': { chapter: 'building', sources: ['book'] },
  'LP-11': { chapter: 'building', sources: ['book'] },
  'LP-12': { chapter: 'building', sources: ['book'] },
  'LP-13': { chapter: 'building', sources: ['book', 'ruling'] },
  'LP-14': { chapter: 'wolf', sources: ['book', 'ruling'] },
  'LP-15': { chapter: 'end', sources: ['book', 'ruling'] },
  'LP-16': { chapter: 'end', sources: ['book'] },
  'LP-17': { chapter: 'end', sources: ['book'] },
  'LP-18': { chapter: 'end', sources: ['book'] },
  // In the book the player who saw a pig last begins, which an online table can't check.
  'LP-19': { chapter: 'start', sources: ['book', 'ruling'] },
};

export const rules: readonly RuleSource[] = RULE_NUMBERS.map((number) => ({
  number,
  ...ORIGINS[number],
}));

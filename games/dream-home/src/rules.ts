import type { RuleSource, Source } from '@richtfest/engine';
import { RULE_NUMBERS, type RuleNumber } from './reasons.ts';

export const CHAPTERS = ['components', 'round', 'turn', 'placing', 'specials', 'end'] as const;
export type Chapter = (typeof CHAPTERS)[number];

interface Origin {
  readonly chapter: Chapter;
  readonly sources: readonly Source[];
}

const ORIGINS: Readonly<Record<RuleNumber, Origin>> = {
  'DH-1': { chapter: 'components', sources: ['book', 'fact'] },
  'DH-2': { chapter: 'components', sources: ['book', 'fact', 'design'] },
  'DH-3': { chapter: 'components', sources: ['book', 'design'] },
  'DH-4': { chapter: 'components', sources: ['book', 'fact', 'design'] },
  'DH-5': { chapter: 'round', sources: ['book'] },
  'DH-6': { chapter: 'round', sources: ['book', 'ruling'] },
  'DH-7': { chapter: 'round', sources: ['book', 'ruling'] },
  'DH-8': { chapter: 'round', sources: ['book'] },
  // The books name the last player to move house, or the youngest, which no server can check.
  'DH-9': { chapter: 'round', sources: ['book', 'ruling'] },
  'DH-10': { chapter: 'turn', sources: ['book'] },
  'DH-11': { chapter: 'turn', sources: ['book'] },
  'DH-12': { chapter: 'turn', sources: ['book', 'ruling'] },
  'DH-13': { chapter: 'placing', sources: ['book'] },
  'DH-14': { chapter: 'placing', sources: ['book'] },
  'DH-15': { chapter: 'placing', sources: ['book'] },
  'DH-16': { chapter: 'placing', sources: ['book', 'ruling'] },
  'DH-17': { chapter: 'placing', sources: ['book', 'ruling'] },
  'DH-18': { chapter: 'specials', sources: ['book'] },
  'DH-19': { chapter: 'specials', sources: ['book', 'ruling'] },
  'DH-20': { chapter: 'specials', sources: ['book'] },
  'DH-21': { chapter: 'specials', sources: ['book', 'ruling'] },
  'DH-22': { chapter: 'specials', sources: ['book', 'ruling'] },
  'DH-23': { chapter: 'specials', sources: ['book', 'ruling'] },
  'DH-24': { chapter: 'specials', sources: ['book'] },
  'DH-25': { chapter: 'end', sources: ['book', 'ruling'] },
  'DH-26': { chapter: 'end', sources: ['book'] },
  'DH-27': { chapter: 'end', sources: ['book'] },
  'DH-28': { chapter: 'end', sources: ['book', 'ruling'] },
  'DH-29': { chapter: 'end', sources: ['book', 'ruling'] },
  'DH-30': { chapter: 'end', sources: ['book', 'ruling'] },
};

export const rules: readonly RuleSource[] = RULE_NUMBERS.map((number) => ({
  number,
  ...ORIGINS[number],
}));

import { defineGamePuzzles } from '@richtfest/engine';
import { type PuzzleCategory, puzzleCategories } from './texts/puzzles.ts';
import type { UeberdachenTypes } from './types.ts';

type Verb = UeberdachenTypes['Move']['verb'];

/** What a decision is about, by the first of its two moves that says so. */
const BY_VERB: Partial<Readonly<Record<Verb, PuzzleCategory>>> = {
  offer: 'trade',
  accept: 'trade',
  decline: 'trade',
  counter: 'trade',
  pick: 'trade',
  'pick-none': 'trade',
  'take-proposal': 'trade',
  bank: 'bank',
  pay: 'bank',
  'set-pillar': 'pillar',
  'keep-pillar': 'pillar',
  'open-room': 'room',
  build: 'build',
  steal: 'steal',
  take: 'take',
  discard: 'discard',
};

export const ueberdachenPuzzles = defineGamePuzzles<UeberdachenTypes>()<PuzzleCategory>({
  categoryOf: (_, { best, tempting }) => BY_VERB[best.verb] ?? BY_VERB[tempting.verb] ?? 'turn',
  categories: puzzleCategories,
  load: async () => (await import('./data/puzzles.ts')).puzzles,
});

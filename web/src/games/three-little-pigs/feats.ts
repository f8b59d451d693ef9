import type { View } from '@richtfest/three-little-pigs';
import { defineFeats } from '../feats.ts';
import { type Feat, featTexts } from './texts/feat-texts.ts';

type House = View['players'][number]['houses'][number];

/** A house with a roof is finished (LP-16). */
const finished = (view: View, seat: number): readonly House[] =>
  (view.players[seat]?.houses ?? []).filter((house) => house.at(-1)?.kind === 'roof');

const TALL = 4;
const VILLAGE = 3;

export const feats = defineFeats<View, Feat>({
  tests: {
    'stone-house': (view, seat) =>
      finished(view, seat).some((house) => house.every(({ material }) => material === 'stone')),
    tower: (view, seat) => finished(view, seat).some(({ length }) => length >= TALL),
    village: (view, seat) => finished(view, seat).length >= VILLAGE,
  },
  texts: featTexts,
});

import type { View } from '@richtfest/ueberdachen';
import { defineFeats } from '../feats.ts';
import { type Feat, featTexts } from './texts/feat-texts.ts';

export const feats = defineFeats<View, Feat>({
  tests: {
    roof: (view, seat) => view.roof === seat,
    'upper-floor': (view, seat) => (view.players[seat]?.floor ?? 0) > 0,
  },
  texts: featTexts,
});

import { COLOURS, type View } from '@richtfest/best-treehouse';
import { defineFeats } from '../feats.ts';
import { type Feat, featTexts } from './texts/feat-texts.ts';
import { countsOf } from './table/derive.ts';

export const feats = defineFeats<View, Feat>({
  tests: {
    'all-colours': (view, seat) => {
      const counts = countsOf(view.players[seat]?.tree ?? []);
      return COLOURS.every((colour) => counts[colour] > 0);
    },
    upright: (view, seat) => view.players[seat]?.balance === 'middle',
  },
  texts: featTexts,
});

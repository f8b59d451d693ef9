import { COLOURS, type View } from '@richtfest/best-treehouse';
import { defineFeats } from '../feats.ts';
import { countsOf } from './table/derive.ts';

export const feats = defineFeats<View, 'all-colours' | 'upright'>({
  tests: {
    'all-colours': (view, seat) => {
      const counts = countsOf(view.players[seat]?.tree ?? []);
      return COLOURS.every((colour) => counts[colour] > 0);
    },
    upright: (view, seat) => view.players[seat]?.balance === 'middle',
  },
  texts: {
    en: {
      'all-colours': 'The first tree with all six colours',
      upright: 'The first tree that stands straight',
    },
    de: {
      'all-colours': 'Der erste Baum mit allen sechs Farben',
      upright: 'Der erste Baum, der gerade steht',
    },
    nl: {
      'all-colours': 'De eerste boom met alle zes de kleuren',
      upright: 'De eerste boom die recht staat',
    },
  },
});

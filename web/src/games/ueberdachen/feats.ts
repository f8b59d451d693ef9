import type { View } from '@richtfest/ueberdachen';
import { defineFeats } from '../feats.ts';

export const feats = defineFeats<View, 'roof' | 'upper-floor'>({
  tests: {
    roof: (view, seat) => view.roof === seat,
    'upper-floor': (view, seat) => (view.players[seat]?.floor ?? 0) > 0,
  },
  texts: {
    en: {
      roof: 'The first building with its roof on',
      'upper-floor': 'The first building with an upper floor',
    },
    de: {
      roof: 'Das erste Gebäude mit Dach',
      'upper-floor': 'Das erste Gebäude mit Obergeschoss',
    },
    nl: {
      roof: 'Het eerste gebouw met een dak',
      'upper-floor': 'Het eerste gebouw met een bovenverdieping',
    },
  },
});

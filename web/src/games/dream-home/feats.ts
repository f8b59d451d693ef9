import type { View } from '@richtfest/dream-home';
import { defineFeats } from '../feats.ts';

export const feats = defineFeats<View, 'full-house' | 'garden'>({
  tests: {
    'full-house': (view, seat) =>
      view.players[seat]?.house.every(({ is }) => is === 'room') ?? false,
    garden: (view, seat) => (view.players[seat]?.outdoors.length ?? 0) > 0,
  },
  texts: {
    en: {
      'full-house': 'The first home without an empty room',
      garden: 'The first home with a decorated garden',
    },
    de: {
      'full-house': 'Das erste Haus ohne leeres Zimmer',
      garden: 'Das erste Haus mit geschmücktem Garten',
    },
    nl: {
      'full-house': 'Het eerste huis zonder lege kamer',
      garden: 'Het eerste huis met een versierde tuin',
    },
  },
});

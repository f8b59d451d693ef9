import type { View } from '@richtfest/dream-home';
import { defineFeats } from '../feats.ts';
import { type Feat, featTexts } from './texts/feat-texts.ts';

export const feats = defineFeats<View, Feat>({
  tests: {
    'full-house': (view, seat) =>
      view.players[seat]?.house.every(({ is }) => is === 'room') ?? false,
    garden: (view, seat) => (view.players[seat]?.outdoors.length ?? 0) > 0,
  },
  texts: featTexts,
});

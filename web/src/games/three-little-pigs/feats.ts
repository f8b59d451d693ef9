import type { View } from '@richtfest/three-little-pigs';
import { defineFeats } from '../feats.ts';

type House = View['players'][number]['houses'][number];

/** A house with a roof is finished (LP-16). */
const finished = (view: View, seat: number): readonly House[] =>
  (view.players[seat]?.houses ?? []).filter((house) => house.at(-1)?.kind === 'roof');

const TALL = 4;
const VILLAGE = 3;

export const feats = defineFeats<View, 'stone-house' | 'tower' | 'village'>({
  tests: {
    'stone-house': (view, seat) =>
      finished(view, seat).some((house) => house.every(({ material }) => material === 'stone')),
    tower: (view, seat) => finished(view, seat).some(({ length }) => length >= TALL),
    village: (view, seat) => finished(view, seat).length >= VILLAGE,
  },
  texts: {
    en: {
      'stone-house': 'The first house all of stone',
      tower: 'The first tower of four tiles',
      village: 'The first village of three finished houses',
    },
    de: {
      'stone-house': 'Das erste Haus ganz aus Stein',
      tower: 'Der erste Turm aus vier Teilen',
      village: 'Das erste Dorf mit drei fertigen Häusern',
    },
    nl: {
      'stone-house': 'Het eerste huis helemaal van steen',
      tower: 'De eerste toren van vier delen',
      village: 'Het eerste dorp met drie huizen klaar',
    },
  },
});

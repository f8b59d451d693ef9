import type { UeberdachenTypes, View } from '@richtfest/ueberdachen';
import { present } from '../../../../board/present.ts';
import { defineStaging } from '../../../../board/staging.ts';
import { afterEvent } from '../scene.ts';
import type { Cue } from './cue.ts';
import { fly, yardOf } from './fly.ts';
import {
  performBuild,
  performCrane,
  performFinish,
  performPillar,
  performRoom,
} from './perform-build.ts';
import { performMoment } from './perform-moment.ts';
import { performRoll } from './perform-roll.ts';
import { performAnswer, performOffer, performSwap } from './perform-trade.ts';

const BANK = ['[data-tray]'];

/** This game's scene is a view on its way to the next one. */
export const staging = defineStaging<UeberdachenTypes, View, Cue>({
  still: {},
  sceneOf: (view) => view,
  afterEvent,
  opening: ['first-seat-drawn', 'trade-dealt', 'trade-missing', 'turn-began'],
  shows: {
    'die-rolled': performRoll,
    'material-built': performBuild,
    'room-opened': performRoom,
    'room-completed': performFinish,
    'pillar-set': performPillar,
    'ceiling-set': performCrane,
    'roof-set': performCrane,
    'offer-made': performOffer,
    'offer-accepted': performAnswer,
    'offer-declined': performAnswer,
    'offer-countered': performAnswer,
    'goods-swapped': performSwap,
    'materials-taken': async (event, stage, next) => {
      const { seat, materials } = event;
      const spots = materials.length > 0 ? await present(stage, { event, pieces: materials }) : [];
      await fly(
        materials.map((piece, at) => ({
          piece,
          from: spots[at] ?? ['[data-lorry]', '[data-tray]'],
          to: yardOf(seat, piece),
        })),
        stage,
        next,
      );
    },
    'material-stolen': performMoment,
    'opener-taken': performMoment,
    'material-paid': ({ seat, material }, stage, next) =>
      fly([{ piece: material, from: yardOf(seat, material), to: BANK }], stage, next),
    'bank-delivered': async (event, stage, next) => {
      const { seat, item } = event;
      const [spotlit] = await present(stage, { event, pieces: [item] });
      if (item === 'pillar') stage.draw(next);
      else await fly([{ piece: item, from: spotlit ?? BANK, to: yardOf(seat, item) }], stage, next);
    },
  },
  pauses: {
    'turn-began': 80,
    'no-plate': 260,
    'trade-chosen': 400,
    'nothing-to-steal': 260,
    'offer-lapsed': 160,
    'offer-withdrawn': 160,
    'proposal-made': 120,
  },
  affects: {
    'material-stolen': ({ from }) => [from],
    'goods-swapped': (event) => [event.with],
  },
  sounds: {
    'die-rolled': 'die',
    'material-built': 'wood',
    'pillar-set': 'wood',
    'ceiling-set': 'crane',
    'roof-set': 'crane',
    'room-opened': 'saw',
    'room-completed': 'paper',
    'card-turned': 'paper',
    'goods-swapped': 'paper',
  },
});

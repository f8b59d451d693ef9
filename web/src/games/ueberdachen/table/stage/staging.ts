import type { UeberdachenTypes, View } from '@richtfest/ueberdachen';
import { defineStaging } from '../../../../board/staging.ts';
import { afterEvent } from '../scene.ts';
import type { Cue, SiteStage } from './cue.ts';
import { type Way, fly, yardOf } from './fly.ts';
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

const BANK = ['[data-bank]', '[data-tray]'];

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
    'materials-taken': flying(({ seat, materials }) =>
      materials.map((piece) => ({
        piece,
        from: ['[data-lorry]', '[data-tray]'],
        to: yardOf(seat, piece),
      })),
    ),
    'material-stolen': performMoment,
    'opener-taken': performMoment,
    'material-paid': flying(({ seat, material }) => [
      { piece: material, from: yardOf(seat, material), to: BANK },
    ]),
    'bank-delivered': flying(({ seat, item }) =>
      item === 'pillar' ? [] : [{ piece: item, from: BANK, to: yardOf(seat, item) }],
    ),
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
    'room-completed': 'paper',
    'card-turned': 'paper',
    'goods-swapped': 'paper',
  },
});

/** Pieces that fly; without any, the next scene is drawn at once. */
function flying<Event>(waysOf: (event: Event) => readonly Way[]) {
  return async (event: Event, stage: SiteStage, next: View): Promise<void> => {
    const ways = waysOf(event);
    if (ways.length > 0) await fly(ways, stage, next);
    else stage.draw(next);
  };
}

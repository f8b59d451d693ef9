import type { DreamHomeTypes } from '@richtfest/dream-home';
import { defineStaging } from '../../../../board/staging.ts';
import { type Scene, afterEvent, sceneOf } from '../scene.ts';
import type { Cue } from './cue.ts';
import { performEnd } from './perform-end.ts';
import { performHouse } from './perform-house.ts';
import { performMarket } from './perform-market.ts';

export const staging = defineStaging<DreamHomeTypes, Scene, Cue>({
  still: {},
  sceneOf,
  afterEvent,
  opening: ['start-seat-drawn', 'round-began', 'market-dealt'],
  shows: { ...performMarket, ...performHouse, ...performEnd },
  sounds: {
    'market-dealt': 'paper',
    'column-taken': 'paper',
    'column-discarded': 'paper',
    'jackhammer-used': 'drill',
    'rooms-mixed': 'paper',
    'room-drilled': 'drill',
    'room-placed': 'wood',
    'scaffold-laid': 'saw',
    'decor-placed': 'wood',
    'roof-taken': 'paper',
    'helper-joined': 'paper',
    'tool-taken': 'wood',
    'supplier-used': 'wood',
    'handyman-used': 'saw',
    'roofer-used': 'paper',
    'roof-revealed': 'wood',
  },
});

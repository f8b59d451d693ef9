import type { TreehouseTypes } from '@richtfest/best-treehouse';
import { defineStaging } from '../../../../board/staging.ts';
import { type Scene, afterEvent, sceneOf } from '../scene.ts';
import type { Cue } from './cue.ts';
import { performBuild } from './perform-build.ts';
import { performChoice, performDiscard, performPass, performReveal } from './perform-cards.ts';
import { performMajority, performPut, performScore } from './perform-scoring.ts';

export const staging = defineStaging<TreehouseTypes, Scene, Cue>({
  still: {},
  sceneOf,
  afterEvent,
  opening: ['first-chooser-drawn', 'round-began', 'hand-dealt'],
  shows: {
    'card-chosen': performChoice,
    'cards-revealed': (_, stage, next) => performReveal(stage, next),
    'room-built': performBuild,
    'card-discarded': ({ seat }, stage, next) => performDiscard(seat, stage, next),
    'hands-passed': (_, stage, next) => performPass(stage, next),
    'bonus-put': performPut,
    'round-scored': performScore,
    'majority-won': performMajority,
    'majority-tied': performMajority,
  },
  // No pause after secret decisions: it would block the taps of players who have yet to choose.
  pauses: {
    'round-began': 200,
    'scoring-began': 500,
    'bonus-taken': 420,
    'colour-taken': 500,
  },
  sounds: {
    'hand-dealt': 'paper',
    'card-chosen': 'paper',
    'cards-revealed': 'paper',
    'room-built': 'saw',
    'card-discarded': 'paper',
    'hands-passed': 'paper',
    'bonus-put': 'wood',
    'colour-taken': 'wood',
  },
});

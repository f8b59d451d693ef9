import type { Staging } from '../../../board/use-shown-scene.ts';
import { type Scene, sceneOf } from '../scene.ts';
import type { PigsTypes } from '../words.ts';
import { type Cue, STILL } from './cue.ts';
import { perform } from './perform.ts';

/** How this game shows what happens. */
export const staging: Staging<PigsTypes, Scene, Cue> = {
  still: STILL,
  sceneOf,
  perform,
  opening: new Set(['first-seat-drawn', 'turn-began', 'dice-rolled']),
};

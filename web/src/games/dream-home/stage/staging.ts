import type { Staging } from '../../../board/use-shown-scene.ts';
import { type Scene, sceneOf } from '../scene.ts';
import type { DreamHomeTypes } from '../words.ts';
import { type Cue, STILL } from './cue.ts';
import { perform } from './perform.ts';

/** How this game shows what happens. */
export const staging: Staging<DreamHomeTypes, Scene, Cue> = {
  still: STILL,
  sceneOf,
  perform,
  opening: new Set(['start-seat-drawn', 'round-began', 'market-dealt']),
};

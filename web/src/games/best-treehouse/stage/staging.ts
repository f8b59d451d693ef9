import type { Staging } from '../../../board/use-shown-scene.ts';
import { type Scene, sceneOf } from '../scene.ts';
import type { TreehouseTypes } from '../words.ts';
import { type Cue, STILL } from './cue.ts';
import { perform } from './perform.ts';

/** How this game shows what happens. */
export const staging: Staging<TreehouseTypes, Scene, Cue> = {
  still: STILL,
  sceneOf,
  perform,
  opening: new Set(['first-chooser-drawn', 'round-began', 'hand-dealt']),
};

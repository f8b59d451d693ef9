import type { Staging } from '../../../board/use-shown-scene.ts';
import type { UeberdachenTypes, View } from '../words.ts';
import { type Cue, STILL } from './cue.ts';
import { perform } from './perform.ts';

/** How this game shows what happens: the scene is a view on its way to the next one. */
export const staging: Staging<UeberdachenTypes, View, Cue> = {
  still: STILL,
  sceneOf: (view) => view,
  perform,
  opening: new Set(['first-seat-drawn', 'trade-dealt', 'trade-missing', 'turn-began']),
};

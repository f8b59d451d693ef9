import type { DreamHomeTypes } from '@richtfest/dream-home';
import type { Shows } from '../../../../board/staging.ts';
import type { Scene } from '../scene.ts';
import type { Cue } from './cue.ts';
import type { DreamStage } from './stage.ts';

export type DreamShows = Shows<DreamHomeTypes, Scene, Cue>;

/** A short pause without an animation. */
export function drawAndPause(stage: DreamStage, next: Scene, ms: number): Promise<void> {
  stage.draw(next);
  return stage.timeline.pause(ms);
}

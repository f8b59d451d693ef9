import type { ByType } from '../../../board/by-type.ts';
import type { Scene } from '../scene.ts';
import type { Event } from '../words.ts';
import { STILL } from './cue.ts';
import type { DreamStage } from './stage.ts';

/** How events are shown moving: on the stage as it is, towards the scene after them. */
export type Shows = ByType<Event, [stage: DreamStage, next: Scene], Promise<void>>;

/** Nothing flies; the eye gets a moment. */
export function drawAndPause(stage: DreamStage, next: Scene, ms: number): Promise<void> {
  stage.draw(next, STILL);
  return stage.timeline.pause(ms);
}

import { type Spot, arcFrames } from '../../../../board/arc.ts';
import { find } from '../../../../board/stage.ts';
import type { Scene } from '../scene.ts';
import type { Cue, Flyer } from './cue.ts';
import type { DreamStage } from './stage.ts';

const FLIGHT = 380;

export interface Journey {
  readonly piece: Flyer;
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
}

/**
 * Moves pieces in arcs, all at once, above the current scene. The caller draws the scene that
 * follows.
 */
export async function fly(
  stage: DreamStage,
  journeys: readonly Journey[],
  meanwhile: { readonly scene: Scene; readonly cue?: Cue },
): Promise<void> {
  const { timeline, root } = stage;
  const known = journeys.flatMap(({ piece, from, to }, at) =>
    from === undefined || to === undefined ? [] : [{ key: `${at}`, piece, from, spot: to }],
  );
  if (timeline.isReduced || timeline.isSkipped || known.length === 0) return;
  stage.draw(meanwhile.scene, { ...meanwhile.cue, flights: known });
  await Promise.all(
    known.map(({ key, from, spot }) =>
      timeline.play(find(root, `[data-flight="${key}"]`), arcFrames(from, spot), {
        duration: FLIGHT,
        easing: 'linear',
        fill: 'backwards',
      }),
    ),
  );
}

/** Draws the scene after an event; with reduced motion it fades in. */
export async function land(stage: DreamStage, next: Scene, fades?: string): Promise<void> {
  stage.draw(next);
  if (stage.timeline.isReduced && fades !== undefined) {
    await stage.timeline.play(find(stage.root, fades), [], {});
  }
}

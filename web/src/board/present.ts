import { type Spot, spotOf } from './arc.ts';
import type { Spotlight } from './spotlight.tsx';
import { type Stage, find } from './stage.ts';

/** In milliseconds. */
const ENTER = 160;
const HOLD = 560;

const FRAMES = [
  { transform: 'scale(.7)', opacity: 0 },
  { transform: 'scale(1.04)', opacity: 1, offset: 0.7 },
  { transform: 'none', opacity: 1 },
];

/**
 * Shows another player's move large for a moment. Returns where its pieces are then, so that they
 * can fly on from there; nothing for own moves and after a skip.
 */
export async function present<Scene, Cue extends { readonly spotlight?: Spotlight<unknown> }>(
  stage: Stage<Scene, Cue>,
  spotlight: NonNullable<Cue['spotlight']>,
): Promise<readonly Spot[]> {
  const { root, timeline, scene } = stage;
  if (timeline.isSkipped || !stage.isWatched(spotlight.event.seat)) return [];
  stage.draw(scene, { spotlight } as Cue);
  const card = find(root, '[data-spotlight]');
  await timeline.play(card, FRAMES, { duration: ENTER, easing: 'ease-out' });
  await timeline.pause(HOLD);
  return [...root.querySelectorAll('[data-spotlit]')].map(spotOf);
}

import type { Event } from '@richtfest/three-little-pigs';
import { FOOT, find, keyedPieces } from '../../../../board/stage.ts';
import { present } from '../../../../board/present.ts';
import { arcFrames, spotOf } from '../../../../board/arc.ts';
import { shift, spotsOf } from '../../../../board/shift.ts';
import type { Scene } from '../scene.ts';
import { stackName } from '../stack-name.ts';
import type { PigsStage } from './cue.ts';

const FLIGHT = 380;

type Built = Extract<Event, { type: 'tile-built' }>;

/** The tile flies from its stack to its house in an arc; the house makes space for a door. */
export async function performBuild(event: Built, stage: PigsStage, next: Scene): Promise<void> {
  const { root, timeline } = stage;
  const { seat, tile, house } = event;
  const key = arrivingKey(event, next);
  const [spotlit] = await present(stage, { event, pieces: [tile] });
  const stack = find(root, `[data-stack="${stackName(tile.kind, tile.material)}"] [data-top]`);
  if (timeline.isReduced || timeline.isSkipped || stack === undefined || key === undefined) {
    stage.draw(next);
    await timeline.play(find(root, `[data-key="${key}"]`), [], {});
  } else {
    const from = spotlit ?? spotOf(stack);
    const before = spotsOf(keyedPieces(root));
    stage.draw(next, { arriving: key });
    const goal = find(root, `[data-key="${key}"]`);
    const shifting = shift(keyedPieces(root), before, timeline);
    if (goal !== undefined) await fly({ stage, next, key, goal, from, tile });
    await shifting;
    stage.draw(next);
    await settle(seat, house, stage);
  }
  await timeline.pause(stage.isWatched(seat) ? 220 : 40);
}

function arrivingKey({ seat, tile, house }: Built, next: Scene): number | undefined {
  const keys = next.keys[seat]?.[house]?.tiles;
  return tile.kind === 'door' ? keys?.[0] : keys?.at(-1);
}

interface FlightPlan {
  readonly stage: PigsStage;
  readonly next: Scene;
  readonly key: number;
  readonly goal: HTMLElement;
  readonly from: ReturnType<typeof spotOf>;
  readonly tile: Built['tile'];
}

async function fly({ stage, next, key, goal, from, tile }: FlightPlan): Promise<void> {
  const spot = spotOf(goal);
  stage.draw(next, { arriving: key, flights: [{ key: 'new', piece: tile, spot }] });
  await stage.timeline.play(find(stage.root, '[data-flight="new"]'), arcFrames(from, spot), {
    duration: FLIGHT,
    easing: 'linear',
  });
}

/** The house gives a little under its weight. */
async function settle(
  seat: number,
  house: number,
  { root, timeline, scene }: PigsStage,
): Promise<void> {
  const key = scene.keys[seat]?.[house]?.tiles.at(-1);
  const tile = key === undefined ? undefined : find(root, `[data-key="${key}"]`);
  const frames = [
    { transform: 'scale(1, 1)' },
    { transform: 'scale(1.04, .95)', offset: 0.4 },
    { transform: 'scale(1, 1)' },
  ];
  if (!timeline.isReduced) await timeline.play(tile, frames, { origin: FOOT, duration: 130 });
}

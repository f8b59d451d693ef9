import type { Event } from '@richtfest/three-little-pigs';
import { find } from '../../../../board/stage.ts';
import { tumbleFrames } from '../../../../board/tumble-frames.ts';
import type { Scene } from '../scene.ts';
import type { PigsStage } from './cue.ts';

const TUMBLE = 700;
/** Dice start one after the other. */
const STAGGER = 28;

type Rolled = Extract<Event, { type: 'dice-rolled' }>;

/** The rolled dice jump and tumble; the others stay in place. */
export async function performRoll(event: Rolled, stage: PigsStage, next: Scene): Promise<void> {
  const { timeline } = stage;
  const isWatched = stage.isWatched(event.seat);
  if (isWatched && event.roll > 1) {
    stage.draw(stage.scene, { lifted: event.thrown });
    await timeline.pause(200);
  }
  if (timeline.isReduced || timeline.isSkipped) {
    stage.draw(next);
    await Promise.all(
      event.thrown.map((die) => timeline.play(find(stage.root, `[data-die="${die}"]`), [], {})),
    );
  } else {
    stage.draw(next, { thrown: event.thrown });
    await Promise.all(event.thrown.map((die, order) => tumble(die, order, stage)));
    stage.draw(next);
  }
  await timeline.pause(isWatched ? 220 : 100);
}

async function tumble(die: number, order: number, { root, timeline }: PigsStage): Promise<void> {
  // Whole turns, so that the rolled face ends up in front.
  const turn = {
    x: 360 * (1 + (die % 2)) * (die % 3 === 0 ? -1 : 1),
    y: 360 * (2 - (die % 2)),
    z: 40 * ((die % 3) - 1),
  };
  const cube = find(root, `[data-die="${die}"] [data-cube]`);
  const shadow = find(root, `[data-die="${die}"] [data-shadow]`);
  const options = {
    duration: TUMBLE - order * STAGGER,
    delay: order * STAGGER,
    fill: 'backwards',
  } as const;
  await Promise.all([
    timeline.play(cube, tumbleFrames({ turn, jump: 105, bounce: 18 }), options),
    timeline.play(
      shadow,
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(14%) scale(.7)', opacity: 0.35, offset: 0.32 },
        { transform: 'none', opacity: 1, offset: 0.64 },
        { transform: 'none', opacity: 1 },
      ],
      options,
    ),
  ]);
}

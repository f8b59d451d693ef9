import { find } from '../../../board/stage.ts';
import type { Scene } from '../scene.ts';
import type { Event } from '../words.ts';
import { STILL } from './cue.ts';
import type { PigsStage } from './stage.ts';

const TUMBLE = 700;
/** Dice do not leave the hand all at once. */
const STAGGER = 28;

type Rolled = Extract<Event, { type: 'dice-rolled' }>;

/** The thrown dice jump and tumble; the kept ones stay where they are. */
export async function performRoll(event: Rolled, stage: PigsStage, next: Scene): Promise<void> {
  const { timeline } = stage;
  const isWatched = stage.isWatched(event.seat);
  if (isWatched && event.roll > 1) {
    stage.draw(stage.scene, { lifted: event.thrown });
    await timeline.pause(380);
  }
  if (timeline.isReduced || timeline.isSkipped) {
    stage.draw(next, STILL);
    await Promise.all(
      event.thrown.map((die) => timeline.play(find(stage.root, `[data-die="${die}"]`), [], {})),
    );
  } else {
    stage.draw(next, { thrown: event.thrown });
    await Promise.all(event.thrown.map((die, order) => tumble(die, order, stage)));
    stage.draw(next, STILL);
  }
  await timeline.pause(isWatched ? 400 : 100);
}

async function tumble(die: number, order: number, { root, timeline }: PigsStage): Promise<void> {
  // Whole turns, so that the face that was rolled ends up in front.
  const turnX = 360 * (1 + (die % 2)) * (die % 3 === 0 ? -1 : 1);
  const turnY = 360 * (2 - (die % 2));
  const turnZ = 40 * ((die % 3) - 1);
  const at = (part: number, height: number, aside: number) => ({
    transform: `translate3d(${aside}%, ${-height}%, 0) rotateX(${turnX * (1 - part)}deg) rotateY(${turnY * (1 - part)}deg) rotateZ(${turnZ * (1 - part)}deg)`,
  });
  const frames = [
    { ...at(0, 0, 0), offset: 0, easing: 'cubic-bezier(.2,.7,.5,1)' },
    { ...at(0.42, 105, -14), offset: 0.32, easing: 'cubic-bezier(.5,0,.8,.4)' },
    { ...at(0.86, 0, 6), offset: 0.64, easing: 'cubic-bezier(.2,.7,.5,1)' },
    { ...at(0.96, 18, 2), offset: 0.8, easing: 'cubic-bezier(.5,0,.8,.4)' },
    { ...at(1, 0, 0), offset: 1 },
  ];
  const cube = find(root, `[data-die="${die}"] [data-cube]`);
  const shadow = find(root, `[data-die="${die}"] [data-shadow]`);
  const options = {
    duration: TUMBLE - order * STAGGER,
    delay: order * STAGGER,
    fill: 'backwards',
  } as const;
  await Promise.all([
    timeline.play(cube, frames, options),
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

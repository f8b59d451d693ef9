import { find } from '../../../board/stage.ts';
import type { Event, View } from '../words.ts';
import { STILL, type SiteStage } from './cue.ts';

const TUMBLE = 640;

type Rolled = Extract<Event, { type: 'die-rolled' }>;

/** The die jumps and tumbles until it shows what was rolled. */
export async function performRoll(event: Rolled, stage: SiteStage, next: View): Promise<void> {
  const { root, timeline } = stage;
  const isWatched = stage.isWatched(event.seat);
  if (timeline.isReduced || timeline.isSkipped) {
    stage.draw(next, STILL);
    await timeline.play(find(root, '[data-die]'), [], {});
  } else {
    stage.draw(next, { isThrown: true });
    await tumble(event, stage);
    stage.draw(next, STILL);
  }
  await timeline.pause(isWatched ? 160 : 60);
}

async function tumble({ die, roll }: Rolled, { root, timeline }: SiteStage): Promise<void> {
  // Whole turns, so that the face that was rolled ends up in front.
  const turnX = 360 * (1 + (die % 2)) * (roll % 2 === 0 ? -1 : 1);
  const turnY = 360 * (2 - (die % 2));
  const at = (part: number, height: number, aside: number) => ({
    transform: `translate3d(${aside}%, ${-height}%, 0) rotateX(${turnX * (1 - part)}deg) rotateY(${turnY * (1 - part)}deg)`,
  });
  const frames = [
    { ...at(0, 0, 0), offset: 0, easing: 'cubic-bezier(.2,.7,.5,1)' },
    { ...at(0.42, 85, -14), offset: 0.32, easing: 'cubic-bezier(.5,0,.8,.4)' },
    { ...at(0.86, 0, 6), offset: 0.64, easing: 'cubic-bezier(.2,.7,.5,1)' },
    { ...at(0.96, 16, 2), offset: 0.8, easing: 'cubic-bezier(.5,0,.8,.4)' },
    { ...at(1, 0, 0), offset: 1 },
  ];
  await timeline.play(find(root, '[data-cube]'), frames, { duration: TUMBLE, fill: 'backwards' });
}

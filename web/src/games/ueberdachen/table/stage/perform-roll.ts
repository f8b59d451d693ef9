import type { Event, View } from '@richtfest/ueberdachen';
import { find } from '../../../../board/stage.ts';
import { tumbleFrames } from '../../../../board/tumble-frames.ts';
import type { SiteStage } from './cue.ts';

const TUMBLE = 640;

type Rolled = Extract<Event, { type: 'die-rolled' }>;

/** The die jumps and tumbles until it shows the rolled number. */
export async function performRoll(event: Rolled, stage: SiteStage, next: View): Promise<void> {
  const { root, timeline } = stage;
  const isWatched = stage.isWatched(event.seat);
  if (timeline.isReduced || timeline.isSkipped) {
    stage.draw(next);
    await timeline.play(find(root, '[data-die]'), [], {});
  } else {
    stage.draw(next, { isThrown: true });
    await tumble(event, stage);
    stage.draw(next);
  }
  await timeline.pause(isWatched ? 160 : 60);
}

async function tumble({ die, roll }: Rolled, { root, timeline }: SiteStage): Promise<void> {
  // Whole turns, so that the rolled face ends up in front.
  const turn = {
    x: 360 * (1 + (die % 2)) * (roll % 2 === 0 ? -1 : 1),
    y: 360 * (2 - (die % 2)),
    z: 0,
  };
  const frames = tumbleFrames({ turn, jump: 85, bounce: 16 });
  await timeline.play(find(root, '[data-cube]'), frames, { duration: TUMBLE, fill: 'backwards' });
}

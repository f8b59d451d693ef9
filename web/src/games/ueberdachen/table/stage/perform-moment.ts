import type { View } from '@richtfest/ueberdachen';
import { find } from '../../../../board/stage.ts';
import type { Moment, SiteStage } from './cue.ts';
import { fly, yardOf } from './fly.ts';

/** In milliseconds: longest for a player who loses something. */
const HOLD = { loser: 1000, winner: 600, others: 380 } as const;
/** Time to read what the opener is for; a tap ends it. */
const READING = 2600;

const ENTER = [
  { transform: 'scale(.8)', opacity: 0 },
  { transform: 'scale(1.04)', opacity: 1, offset: 0.7 },
  { transform: 'none', opacity: 1 },
];

/** UD-12 and UD-7: a theft or the opener is shown large for a moment, then the piece flies. */
export async function performMoment(moment: Moment, stage: SiteStage, next: View): Promise<void> {
  const { root, timeline, scene } = stage;
  if (!timeline.isSkipped) {
    stage.draw(scene, { moment });
    await timeline.play(find(root, '[data-moment]'), ENTER, { duration: 240, easing: 'ease-out' });
    const role = roleOf(moment, stage);
    const isNews = moment.type === 'opener-taken' && role === 'winner';
    await timeline.pause(isNews ? READING : HOLD[role]);
  }
  await fly([wayOf(moment)], stage, next);
}

/** What the moment means for the players at this device. */
function roleOf({ seat, from }: Moment, stage: SiteStage): keyof typeof HOLD {
  if (from !== undefined && !stage.isWatched(from)) return 'loser';
  return stage.isWatched(seat) ? 'others' : 'winner';
}

function wayOf(moment: Moment) {
  if (moment.type === 'opener-taken') {
    const from = ['[data-opener]', '[data-tray]'];
    return { piece: 'opener', from, to: [`[data-house="${moment.seat}"]`] } as const;
  }
  const { seat, from, material } = moment;
  return { piece: material, from: yardOf(from, material), to: yardOf(seat, material) };
}

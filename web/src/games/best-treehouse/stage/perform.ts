import { type ByType, byType } from '../../../board/by-type.ts';
import { type Sound, playSound } from '../../../sound/play-sound.ts';
import { type Scene, afterEvent } from '../scene.ts';
import type { Event } from '../words.ts';
import { STILL } from './cue.ts';
import { performBuild } from './perform-build.ts';
import { performChoice, performDiscard, performPass, performReveal } from './perform-cards.ts';
import { performMajority, performPut, performScore } from './perform-scoring.ts';
import type { TreehouseStage } from './stage.ts';

/** What is heard, for whoever has switched sound on. */
const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  'hand-dealt': 'paper',
  'card-chosen': 'paper',
  'cards-revealed': 'paper',
  'room-built': 'wood',
  'card-discarded': 'paper',
  'hands-passed': 'paper',
  'bonus-put': 'wood',
  'colour-taken': 'wood',
};

/** Shows one event moving and answers with the scene after it. */
export async function perform(event: Event, stage: TreehouseStage): Promise<Scene> {
  const next = afterEvent(stage.scene, event);
  const { timeline } = stage;
  const sound = SOUNDS[event.type];
  if (sound !== undefined && !timeline.isSkipped) playSound(sound);
  const shown = byType(SHOWS, event, stage, next);
  if (shown === undefined) {
    stage.draw(next, STILL);
    await rest(PAUSES[event.type], stage);
  } else await shown;
  return next;
}

const SHOWS: ByType<Event, [stage: TreehouseStage, next: Scene], Promise<void>> = {
  'card-chosen': performChoice,
  'cards-revealed': (_, stage, next) => performReveal(stage, next),
  'room-built': performBuild,
  'card-discarded': ({ seat }, stage, next) => performDiscard(seat, stage, next),
  'hands-passed': (_, stage, next) => performPass(stage, next),
  'bonus-put': performPut,
  'round-scored': performScore,
  'majority-won': performMajority,
  'majority-tied': performMajority,
};

/** What others decide in secret while somebody still thinks must not hold up that person's taps. */
async function rest(long: number | undefined, { timeline }: TreehouseStage): Promise<void> {
  if (long !== undefined) await timeline.pause(long);
}

/** Long enough to be noticed, in milliseconds. */
const PAUSES: Readonly<Partial<Record<Event['type'], number>>> = {
  'round-began': 200,
  'scoring-began': 500,
  'bonus-taken': 420,
  'colour-taken': 500,
};

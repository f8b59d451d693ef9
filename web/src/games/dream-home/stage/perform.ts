import { byType } from '../../../board/by-type.ts';
import { type Sound, playSound } from '../../../sound/play-sound.ts';
import { type Scene, afterEvent } from '../scene.ts';
import type { Event } from '../words.ts';
import { STILL } from './cue.ts';
import { performEnd } from './perform-end.ts';
import { performHouse } from './perform-house.ts';
import { performMarket } from './perform-market.ts';
import type { Shows } from './shows.ts';
import type { DreamStage } from './stage.ts';

/** What is heard, for whoever has switched sound on. */
const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  'market-dealt': 'paper',
  'column-taken': 'paper',
  'column-discarded': 'paper',
  'jackhammer-used': 'drill',
  'rooms-mixed': 'paper',
  'room-drilled': 'drill',
  'room-placed': 'wood',
  'scaffold-laid': 'wood',
  'decor-placed': 'wood',
  'roof-taken': 'paper',
  'helper-joined': 'paper',
  'tool-taken': 'wood',
  'supplier-used': 'wood',
  'handyman-used': 'wood',
  'roofer-used': 'paper',
  'roof-revealed': 'wood',
};

/** Shows one event moving and answers with the scene after it. */
export async function perform(event: Event, stage: DreamStage): Promise<Scene> {
  const next = afterEvent(stage.scene, event);
  const sound = SOUNDS[event.type];
  if (sound !== undefined && !stage.timeline.isSkipped) playSound(sound);
  const shown: Promise<void> | undefined = byType(SHOWS, event, stage, next);
  if (shown === undefined) stage.draw(next, STILL);
  else await shown;
  return next;
}

const SHOWS: Shows = { ...performMarket, ...performHouse, ...performEnd };

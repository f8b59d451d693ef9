import { FOOT } from '../../../board/timeline.ts';
import { find } from '../../../board/stage.ts';
import { type Scene, afterEvent } from '../scene.ts';
import { type Sound, playSound } from '../../../sound/play-sound.ts';
import { stackName } from '../stack-name.ts';
import type { Event } from '../words.ts';
import { STILL } from './cue.ts';
import { performBlow } from './perform-blow.ts';
import { performBuild } from './perform-build.ts';
import { performRoll } from './perform-roll.ts';
import type { PigsStage } from './stage.ts';

/** What is heard, for whoever has switched sound on. */
const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  'dice-rolled': 'die',
  'tile-built': 'wood',
  'stack-turned': 'paper',
  'card-won': 'paper',
};

/** Shows one event moving and answers with the scene after it. */
export async function perform(event: Event, stage: PigsStage): Promise<Scene> {
  const next = afterEvent(stage.scene, event);
  const sound = SOUNDS[event.type];
  if (sound !== undefined && !stage.timeline.isSkipped) playSound(sound);
  switch (event.type) {
    case 'dice-rolled':
      await performRoll(event, stage, next);
      break;
    case 'tile-built':
      await performBuild(event, stage, next);
      break;
    case 'house-blown':
      await performBlow(event, stage, next);
      break;
    case 'turn-began':
      stage.draw(next, STILL);
      await stage.timeline.pause(250);
      break;
    case 'rolling-stopped':
    case 'nothing-to-build':
    case 'wolf-left':
      stage.draw(next, STILL);
      await stage.timeline.pause(stage.isWatched(event.seat) ? 420 : 300);
      break;
    case 'wolf-came':
      stage.draw(next, STILL);
      await stage.timeline.pause(900);
      break;
    case 'stack-turned':
      stage.draw(next, STILL);
      await turnUp(stackName(event.kind, event.material), stage);
      break;
    case 'house-finished':
      await raisePennant(event, stage);
      break;
    case 'card-won':
      stage.draw(next, STILL);
      await showCard(event.material, stage);
      break;
    case 'first-seat-drawn':
    case 'stack-emptied':
    case 'game-ended':
      stage.draw(next, STILL);
      break;
  }
  return next;
}

async function turnUp(stack: string, { root, timeline }: PigsStage): Promise<void> {
  const top = find(root, `[data-stack="${stack}"] [data-top]`);
  const frames = [
    { transform: 'scaleX(0.05)', opacity: 0.4 },
    { transform: 'scaleX(1)', opacity: 1 },
  ];
  await timeline.play(top, frames, { duration: 180, easing: 'ease-out' });
}

async function raisePennant(
  { seat, house }: { readonly seat: number; readonly house: number },
  { root, timeline, scene }: PigsStage,
): Promise<void> {
  const roof = scene.keys[seat]?.[house]?.tiles.at(-1);
  const pennant = find(root, `[data-key="${roof}"] svg:last-child`);
  const frames = [
    { transform: 'translateY(60%) scaleY(0)' },
    { transform: 'translateY(-12%) scaleY(1.15)', offset: 0.7 },
    { transform: 'none' },
  ];
  await timeline.play(pennant, frames, { origin: FOOT, duration: 320, easing: 'ease-out' });
}

async function showCard(material: string, { root, timeline }: PigsStage): Promise<void> {
  const card = find(root, `[data-card="${material}"]`);
  const frames = [
    { transform: 'none' },
    { transform: 'scale(1.35) rotate(-4deg)', offset: 0.4 },
    { transform: 'none' },
  ];
  await timeline.play(card, frames, { duration: 600, easing: 'ease-in-out' });
}

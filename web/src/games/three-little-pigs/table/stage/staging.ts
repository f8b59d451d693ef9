import type { PigsTypes } from '@richtfest/three-little-pigs';
import { defineStaging } from '../../../../board/staging.ts';
import { type Scene, afterEvent, sceneOf } from '../scene.ts';
import { stackName } from '../stack-name.ts';
import type { Cue, PigsStage } from './cue.ts';
import { performBlow } from './perform-blow.ts';
import { performBuild } from './perform-build.ts';
import { raisePennant, showCard, turnUp } from './perform-gains.ts';
import { performRoll } from './perform-roll.ts';

export const staging = defineStaging<PigsTypes, Scene, Cue>({
  still: {},
  sceneOf,
  afterEvent,
  opening: ['first-seat-drawn', 'turn-began', 'dice-rolled'],
  shows: {
    'dice-rolled': performRoll,
    'tile-built': performBuild,
    'house-blown': performBlow,
    'rolling-stopped': pauseBySeat,
    'nothing-to-build': pauseBySeat,
    'wolf-left': pauseBySeat,
    'stack-turned': ({ kind, material }, stage, next) => {
      stage.draw(next);
      return turnUp(stackName(kind, material), stage);
    },
    'house-finished': (event, stage) => raisePennant(event, stage),
    'card-won': ({ material }, stage, next) => {
      stage.draw(next);
      return showCard(material, stage);
    },
  },
  pauses: { 'turn-began': 150, 'wolf-came': 700 },
  affects: { 'house-blown': ({ target }) => [target] },
  sounds: {
    'dice-rolled': 'die',
    'wolf-came': 'wolf',
    'tile-built': 'wood',
    'stack-turned': 'paper',
    'card-won': 'paper',
  },
});

/** A longer pause after other players' decisions. */
function pauseBySeat(
  { seat }: { readonly seat: number },
  stage: PigsStage,
  next: Scene,
): Promise<void> {
  stage.draw(next);
  return stage.timeline.pause(stage.isWatched(seat) ? 260 : 300);
}

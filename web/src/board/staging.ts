import type { GameTypes } from '@richtfest/engine';
import { type Sound, playSound } from '../sound/play-sound.ts';
import { type ByType, byType } from './by-type.ts';
import type { Stage } from './stage.ts';

/** How a game shows what happens. One object for all its tables: it must not change. */
export interface Staging<T extends GameTypes, Scene, Cue> {
  /** The cue when nothing moves. */
  readonly still: Cue;
  /** The scene of a view; a piece that is still there keeps its key from the scene before. */
  sceneOf(view: T['View'], before?: Scene): Scene;
  /** Animates one event and returns the scene after it. */
  perform(event: T['Event'], stage: Stage<Scene, Cue>): Promise<Scene>;
  /**
   * Events that may be shown although the table has only just been opened: they change nothing
   * in the scene but what they show themselves (a first throw of dice).
   */
  readonly opening: ReadonlySet<T['Event']['type']>;
  /** The seats that lose or gain something by another seat's event. */
  affects(event: T['Event']): readonly number[];
}

/** What to do for the events of a game, by their type. */
export type Shows<T extends GameTypes, Scene, Cue> = ByType<
  T['Event'],
  [stage: Stage<Scene, Cue>, next: Scene],
  Promise<void>
>;

export interface StagingOptions<T extends GameTypes, Scene, Cue> {
  readonly still: Cue;
  readonly sceneOf: (view: T['View'], before?: Scene) => Scene;
  readonly afterEvent: (scene: Scene, event: T['Event']) => Scene;
  /** Animations; an event without one just draws the next scene. */
  readonly shows: Shows<T, Scene, Cue>;
  /** Pauses after events without an animation, in milliseconds. */
  readonly pauses?: Readonly<Partial<Record<T['Event']['type'], number>>>;
  readonly sounds: Readonly<Partial<Record<T['Event']['type'], Sound>>>;
  readonly opening: readonly T['Event']['type'][];
  /** Events that are never shortened for the players they name. */
  readonly affects?: ByType<T['Event'], [], readonly number[]>;
}

export function defineStaging<T extends GameTypes, Scene, Cue>(
  options: StagingOptions<T, Scene, Cue>,
): Staging<T, Scene, Cue> {
  const { still, sceneOf, afterEvent, shows, opening, affects = {} } = options;
  const sounds: Readonly<Partial<Record<string, Sound>>> = options.sounds;
  const pauses: Readonly<Partial<Record<string, number>>> = options.pauses ?? {};
  return {
    still,
    sceneOf,
    opening: new Set(opening),
    affects: (event) => byType(affects, event) ?? NOBODY,
    async perform(event, stage) {
      const next = afterEvent(stage.scene, event);
      const sound = sounds[event.type];
      if (sound !== undefined && !stage.timeline.isSkipped) playSound(sound);
      const shown = byType(shows, event, stage, next);
      if (shown !== undefined) await shown;
      else {
        stage.draw(next);
        const pause = pauses[event.type];
        if (pause !== undefined) await stage.timeline.pause(pause);
      }
      return next;
    },
  };
}

const NOBODY: readonly number[] = [];

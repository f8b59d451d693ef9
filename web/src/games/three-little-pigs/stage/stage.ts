import type { Timeline } from '../../../board/timeline.ts';
import type { Scene } from '../scene.ts';
import type { Cue } from './cue.ts';

/** What a performance of an event works with. */
export interface Stage {
  readonly root: HTMLElement;
  readonly timeline: Timeline;
  readonly scene: Scene;
  /** Others' moves are shown with pauses; what a person here did, that person knows. */
  isWatched(seat: number): boolean;
  /** Draws at once, so that what is drawn can be measured and moved. */
  draw(scene: Scene, cue: Cue): void;
}

export function find(root: HTMLElement, selector: string): HTMLElement | undefined {
  return root.querySelector<HTMLElement>(selector) ?? undefined;
}

/** Every tile of every house, big and small. */
export function tilesOn(root: HTMLElement): Iterable<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-key]');
}

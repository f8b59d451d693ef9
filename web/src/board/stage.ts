import type { Timeline } from './timeline.ts';

/**
 * What the animation of an event works with. A scene is what lies on the table between two views;
 * a cue is what moves above it at the moment.
 */
export interface Stage<Scene, Cue> {
  readonly root: HTMLElement;
  readonly timeline: Timeline;
  readonly scene: Scene;
  /** Whether a seat's moves are shown with pauses: not for the people at this device. */
  isWatched(seat: number): boolean;
  /** Renders synchronously, so that elements can be measured and moved; without a cue nothing moves. */
  draw(scene: Scene, cue?: Cue): void;
}

export function find(root: HTMLElement, selector: string): HTMLElement | undefined {
  return root.querySelector<HTMLElement>(selector) ?? undefined;
}

/** All keyed pieces, for `spotsOf` and `shift`. */
export function keyedPieces(root: HTMLElement): Iterable<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-key]');
}

import type { Timeline } from './timeline.ts';

/**
 * What a performance of an event works with. A scene is what lies on the table on its way from
 * one view to the next; a cue is what moves above it right now.
 */
export interface Stage<Scene, Cue> {
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

/** Every piece that keeps its key wherever it goes, big and small: for `spotsOf` and `shift`. */
export function keyedPieces(root: HTMLElement): Iterable<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-key]');
}

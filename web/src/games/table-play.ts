import type { GameTypes } from '@richtfest/engine';
import type { Look } from '../board/use-look.ts';
import type { Seen } from '../board/use-shown-scene.ts';
import type { TableProps } from './table-props.ts';

/** Every table at this moment: what is seen, what is chosen and looked at. A game adds what may be done. */
export interface TablePlay<Scene, Cue, Selection, Tap> {
  readonly seen: Seen<Scene, Cue>;
  /** Things move, or what was decided is on its way. */
  readonly isAnimating: boolean;
  readonly finish: () => void;
  readonly selection: Selection;
  readonly look: Look;
  readonly tap: (tap: Tap) => void;
}

/** What a game's `usePlay` is given. */
export interface PlayOptions<T extends GameTypes, Speech> {
  readonly props: TableProps<T>;
  readonly speech: Speech;
  readonly root: { readonly current: HTMLElement | null };
}

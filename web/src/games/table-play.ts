import type { GameTypes } from '@richtfest/engine';
import type { CloseUp } from '../board/use-close-up.ts';
import type { Seen } from '../board/use-shown-scene.ts';
import type { TableProps } from './table-props.ts';

/** The state that every game's table has; a game adds its own. */
export interface TablePlay<Scene, Cue, Selection, Tap> {
  readonly seen: Seen<Scene, Cue>;
  /** The table shows earlier events or waits for a follow-up move: taps are ignored. */
  readonly isAnimating: boolean;
  readonly finish: () => void;
  readonly selection: Selection;
  readonly closeUp: CloseUp;
  readonly tap: (tap: Tap) => void;
}

/** The options of a game's `usePlay`. */
export interface PlayOptions<T extends GameTypes, Speech> {
  readonly props: TableProps<T>;
  readonly speech: Speech;
  readonly root: { readonly current: HTMLElement | null };
}

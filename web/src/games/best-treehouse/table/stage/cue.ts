import type { Bonus, Colour } from '@richtfest/best-treehouse';
import type { Flight } from '../../../../board/flights.tsx';
import type { Spotlight } from '../../../../board/spotlight.tsx';
import type { Stage } from '../../../../board/stage.ts';
import type { Scene } from '../scene.ts';

/** A flying card: a room card or a bonus card. */
export type FlyingPiece = { readonly card: number } | { readonly bonus: Bonus };

/** What is animated right now, on top of the scene. */
export interface Cue {
  readonly spotlight?: Spotlight<FlyingPiece>;
  readonly flights?: readonly Flight<FlyingPiece>[];
  /** The room card that is flying to its tree. */
  readonly arriving?: number;
  /** The points just scored, by seat. */
  readonly gains?: readonly (number | undefined)[];
  /** BT-13: the majority being shown and the seats that have or share it. */
  readonly contest?: {
    readonly colour: Colour;
    readonly seats: readonly number[];
    readonly points: number;
  };
}

export type TreehouseStage = Stage<Scene, Cue>;

import type { Bonus, Colour } from '@richtfest/best-treehouse';
import type { Flight } from '../../../../board/flights.tsx';
import type { Stage } from '../../../../board/stage.ts';
import type { Scene } from '../scene.ts';

/** A thing in the air: a room's card, or a bonus card. */
export type FlyingPiece = { readonly card: number } | { readonly bonus: Bonus };

/** What is being shown right now, besides what lies on the table. */
export interface Cue {
  readonly flights?: readonly Flight<FlyingPiece>[];
  /** The card of a room that is on its way to its tree. */
  readonly arriving?: number;
  /** By seat: what has just been scored. */
  readonly gains?: readonly (number | undefined)[];
  /** BT-13: the majority that is being looked at: who has it, or who share it. */
  readonly contest?: {
    readonly colour: Colour;
    readonly seats: readonly number[];
    readonly points: number;
  };
}

export type TreehouseStage = Stage<Scene, Cue>;

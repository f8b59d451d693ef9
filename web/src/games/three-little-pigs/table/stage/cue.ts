import type { Material, Tile } from '@richtfest/three-little-pigs';
import type { Spot } from '../../../../board/arc.ts';
import type { Flight } from '../../../../board/flights.tsx';
import type { Spotlight } from '../../../../board/spotlight.tsx';
import type { Stage } from '../../../../board/stage.ts';
import type { Scene } from '../scene.ts';

/** What is animated right now, on top of the scene. */
export interface Cue {
  /** Dice about to be rolled. */
  readonly lifted?: readonly number[];
  /** Dice being rolled. */
  readonly thrown?: readonly number[];
  /** The house chosen for the wolf. */
  readonly target?: { readonly seat: number; readonly house: number };
  /** Where the wheel stops, in degrees. */
  readonly stop?: number;
  /** The field at which the wheel stopped. */
  readonly spun?: Material;
  /** The target of the wolf's breath. */
  readonly wind?: Spot;
  readonly spotlight?: Spotlight<Tile>;
  /** Tiles above the table. */
  readonly flights?: readonly Flight<Tile>[];
  /** The key of a tile that is flying to its house. */
  readonly arriving?: number;
}

export type PigsStage = Stage<Scene, Cue>;

import type { Material, Tile } from '@richtfest/three-little-pigs';
import type { Spot } from '../../../../board/arc.ts';
import type { Flight } from '../../../../board/flights.tsx';
import type { Stage } from '../../../../board/stage.ts';
import type { Scene } from '../scene.ts';

/** What is being shown moving right now, besides what lies on the table. */
export interface Cue {
  /** Dice somebody is about to throw. */
  readonly lifted?: readonly number[];
  /** Dice in the air. */
  readonly thrown?: readonly number[];
  /** The house the wolf has been sent to. */
  readonly target?: { readonly seat: number; readonly house: number };
  /** What the wheel has stopped at. */
  readonly spun?: Material;
  /** Where the wolf's breath goes. */
  readonly wind?: Spot;
  /** Tiles above the table. */
  readonly flights?: readonly Flight<Tile>[];
  /** The key of a tile that is on its way to its house. */
  readonly arriving?: number;
}

export type PigsStage = Stage<Scene, Cue>;

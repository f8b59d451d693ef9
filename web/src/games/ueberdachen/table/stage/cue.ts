import type { Event, Material, View } from '@richtfest/ueberdachen';
import type { Flight } from '../../../../board/flights.tsx';
import type { Spotlight } from '../../../../board/spotlight.tsx';
import type { Stage } from '../../../../board/stage.ts';

/** The pieces that can fly. */
export type Piece = Material | 'pillar' | 'opener';

/** An event that is shown large above the table. */
export type Moment = Extract<Event, { type: 'material-stolen' | 'opener-taken' }>;

/** What is animated right now, on top of the scene. */
export interface Cue {
  readonly isThrown?: boolean;
  /** The seat whose house the crane is lowering a load onto. */
  readonly craned?: number;
  readonly moment?: Moment;
  /** The room that is being celebrated, as `seat:floor:column`. */
  readonly finished?: string;
  readonly spotlight?: Spotlight<Piece>;
  readonly flights?: readonly Flight<Piece>[];
}

export type SiteStage = Stage<View, Cue>;

import type { Material, View } from '@richtfest/ueberdachen';
import type { Flight } from '../../../../board/flights.tsx';
import type { Stage } from '../../../../board/stage.ts';

/** What can be in the air. */
export type Piece = Material | 'pillar' | 'opener';

/** What is being shown moving right now, besides what lies on the table. */
export interface Cue {
  readonly isThrown?: boolean;
  /** Whose house the crane lets something down on. */
  readonly craned?: number;
  readonly flights?: readonly Flight<Piece>[];
}

export type SiteStage = Stage<View, Cue>;

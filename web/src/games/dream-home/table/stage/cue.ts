import type { Decor, Field, RoomCard, ShownSpecial } from '@richtfest/dream-home';
import type { Flight } from '../../../../board/flights.tsx';
import type { Spotlight } from '../../../../board/spotlight.tsx';

/** The pieces that can fly. */
export type Flyer =
  | { readonly is: 'room'; readonly card: RoomCard }
  | { readonly is: 'empty-room' }
  | { readonly is: 'special'; readonly card: ShownSpecial }
  | { readonly is: 'decor'; readonly decor: Decor };

/** What is animated right now, on top of the scene. */
export interface Cue {
  readonly spotlight?: Spotlight<Flyer>;
  readonly flights?: readonly Flight<Flyer>[];
  /** A flying card; its field is drawn without it. */
  readonly arriving?: { readonly seat: number; readonly field: Field };
}

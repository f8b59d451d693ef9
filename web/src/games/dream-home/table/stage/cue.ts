import type { Decor, Field, RoomCard, ShownSpecial } from '@richtfest/dream-home';
import type { Flight } from '../../../../board/flights.tsx';

/** What can be in the air. */
export type Flyer =
  | { readonly is: 'room'; readonly card: RoomCard }
  | { readonly is: 'empty-room' }
  | { readonly is: 'special'; readonly card: ShownSpecial }
  | { readonly is: 'decor'; readonly decor: Decor };

/** What is being shown moving right now, besides what lies on the table. */
export interface Cue {
  readonly flights?: readonly Flight<Flyer>[];
  /** A card on its way: its field is drawn as if it were not there yet. */
  readonly arriving?: { readonly seat: number; readonly field: Field };
}

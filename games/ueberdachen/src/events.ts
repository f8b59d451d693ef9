import type { Dealer, Seat } from '@richtfest/engine';
import type { Deal, Material, Materials, Room, Size, Trade } from './words.ts';

/** A cell of a seat's house; the room is identified by its first column. */
interface Place {
  readonly seat: Seat;
  /** 0 is the lower floor. */
  readonly floor: number;
  readonly column: number;
}

export type Event =
  | { readonly type: 'first-seat-drawn'; readonly seat: Seat }
  | { readonly type: 'trade-dealt'; readonly seat: Seat; readonly trade: Trade }
  | {
      readonly type: 'turn-began';
      readonly seat: Seat;
      /** Counted from 1. */
      readonly round: number;
      /** UD-7: the opener doubles this turn's roll. */
      readonly isDoubled: boolean;
    }
  | {
      readonly type: 'die-rolled';
      readonly seat: Seat;
      /** 1 to 6. */
      readonly die: number;
      /** 1 to 3. */
      readonly roll: number;
    }
  /** UD-5: three rolls without a 6. */
  | { readonly type: 'no-plate'; readonly seat: Seat }
  | { readonly type: 'trade-chosen'; readonly seat: Seat; readonly trade: Trade }
  /** UD-15 */
  | { readonly type: 'trade-missing'; readonly trade: Trade }
  | { readonly type: 'opener-taken'; readonly seat: Seat; readonly from?: Seat }
  | { readonly type: 'opener-kept'; readonly seat: Seat }
  | { readonly type: 'materials-taken'; readonly seat: Seat; readonly materials: Materials }
  | {
      readonly type: 'material-stolen';
      readonly seat: Seat;
      readonly from: Seat;
      readonly material: Material;
    }
  | { readonly type: 'theft-waived'; readonly seat: Seat }
  | { readonly type: 'nothing-to-steal'; readonly seat: Seat }
  | { readonly type: 'pillar-received'; readonly seat: Seat; readonly from: 'die' | 'bank' }
  /** `pillars` stand on that floor now. */
  | {
      readonly type: 'pillar-set';
      readonly seat: Seat;
      readonly floor: number;
      readonly pillars: number;
    }
  | { readonly type: 'pillar-kept'; readonly seat: Seat }
  | { readonly type: 'pillars-returned'; readonly seat: Seat; readonly pillars: number }
  | { readonly type: 'ceiling-set'; readonly seat: Seat }
  | { readonly type: 'roof-set'; readonly seat: Seat }
  | (Place & { readonly type: 'room-opened'; readonly room: Room })
  | (Place & {
      readonly type: 'material-built';
      readonly room: Room;
      readonly cell: number;
      readonly material: Material;
    })
  | (Place & { readonly type: 'room-completed'; readonly room: Room })
  | { readonly type: 'floor-filled'; readonly seat: Seat; readonly floor: number }
  | { readonly type: 'card-turned'; readonly size: Size; readonly room: Room }
  | { readonly type: 'stack-emptied'; readonly size: Size }
  | (Deal & { readonly type: 'offer-made'; readonly seat: Seat; readonly to: Seat | 'all' })
  | { readonly type: 'offer-accepted'; readonly seat: Seat }
  | { readonly type: 'offer-declined'; readonly seat: Seat }
  /** Stated from the answering seat's side. */
  | (Deal & { readonly type: 'offer-countered'; readonly seat: Seat })
  | { readonly type: 'offer-withdrawn'; readonly seat: Seat }
  /** The offer ended without a deal. */
  | { readonly type: 'offer-lapsed'; readonly seat: Seat }
  /** Carried out; stated from the rolling seat's side. */
  | (Deal & { readonly type: 'goods-swapped'; readonly seat: Seat; readonly with: Seat })
  | (Deal & { readonly type: 'proposal-made'; readonly seat: Seat })
  | { readonly type: 'proposal-withdrawn'; readonly seat: Seat }
  | { readonly type: 'proposal-refused'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'bank-asked'; readonly seat: Seat; readonly item: Material | 'pillar' }
  | { readonly type: 'material-paid'; readonly seat: Seat; readonly material: Material }
  | { readonly type: 'bank-delivered'; readonly seat: Seat; readonly item: Material | 'pillar' }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'material-discarded'; readonly seat: Seat; readonly material: Material }
  | { readonly type: 'game-ended'; readonly by: 'roof' | 'rounds' };

export type UeberdachenDealer = Dealer<Event>;

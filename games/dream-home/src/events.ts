import type { Dealer, Seat } from '@richtfest/engine';
import type {
  Column,
  Decor,
  Field,
  Helper,
  Roof,
  RoomCard,
  ShownSpecial,
  SpecialCard,
  Tool,
} from './words.ts';

/** The cards of one market column. */
export interface ColumnCards<Special = SpecialCard> {
  readonly column: Column;
  readonly room: RoomCard;
  /** Column 1 has none. */
  readonly special?: Special;
}

export type Event =
  | { readonly type: 'start-seat-drawn'; readonly seat: Seat }
  | { readonly type: 'round-began'; readonly round: number; readonly startSeat: Seat }
  | {
      readonly type: 'market-dealt';
      readonly round: number;
      readonly columns: readonly ColumnCards<ShownSpecial>[];
    }
  /** DH-6: the room is placed with the next move; the special card is discarded. */
  | ({
      readonly type: 'jackhammer-used';
      readonly seat: Seat;
    } & ColumnCards)
  | { readonly type: 'jackhammer-declined'; readonly seat: Seat }
  /** DH-7 */
  | ({ readonly type: 'column-discarded'; readonly seat: Seat } & ColumnCards)
  /** DH-11: with column 1 comes the start-player right of the next round. */
  | ({
      readonly type: 'column-taken';
      readonly round: number;
      readonly seat: Seat;
    } & ColumnCards<ShownSpecial>)
  /** DH-24: the rooms as they lie now. */
  | {
      readonly type: 'rooms-mixed';
      readonly seat: Seat;
      readonly columns: readonly [Column, Column];
      readonly rooms: readonly [RoomCard, RoomCard];
    }
  /** DH-22 */
  | {
      readonly type: 'room-drilled';
      readonly seat: Seat;
      readonly column: Column;
      readonly field: Field;
      readonly brought: RoomCard;
      readonly removed: RoomCard;
    }
  /** DH-17: face down it is an empty room. */
  | {
      readonly type: 'room-placed';
      readonly seat: Seat;
      readonly field: Field;
      readonly card: RoomCard;
      readonly faceUp: boolean;
    }
  | { readonly type: 'scaffold-laid'; readonly seat: Seat; readonly field: Field }
  /** DH-21: a room was placed on its field, or (without a field) no field was left for it. */
  | { readonly type: 'scaffold-discarded'; readonly seat: Seat; readonly field?: Field }
  /** DH-18: `size` is the number of cards now in the pile. */
  | { readonly type: 'roof-taken'; readonly seat: Seat; readonly size: number }
  | { readonly type: 'helper-joined'; readonly seat: Seat; readonly helper: Helper }
  | { readonly type: 'tool-taken'; readonly seat: Seat; readonly tool: Tool }
  /** DH-19 */
  | {
      readonly type: 'decor-placed';
      readonly seat: Seat;
      readonly decor: Decor;
      readonly field: Field | 'outdoors';
    }
  | { readonly type: 'decor-impossible'; readonly seat: Seat; readonly decor: Decor }
  | { readonly type: 'decor-declined'; readonly seat: Seat; readonly decor: Decor }
  /** DH-23, DH-25 */
  | {
      readonly type: 'decor-moved';
      readonly seat: Seat;
      readonly decor: Decor;
      readonly from: Field;
      readonly to: Field;
    }
  | {
      readonly type: 'decor-lost';
      readonly seat: Seat;
      readonly decor: Decor;
      readonly field: Field;
    }
  /** DH-9: the discarded columns; `startSeat` is the start player from now on. */
  | {
      readonly type: 'round-ended';
      readonly round: number;
      readonly discarded: readonly ColumnCards[];
      readonly startSeat: Seat;
    }
  /** DH-25 */
  | { readonly type: 'helpers-began'; readonly seat: Seat }
  | {
      readonly type: 'supplier-used';
      readonly seat: Seat;
      readonly field: Field;
      readonly brought: RoomCard;
      readonly removed: RoomCard;
      /** Whether the removed card lay face down. */
      readonly wasEmpty: boolean;
    }
  | {
      readonly type: 'handyman-used';
      readonly seat: Seat;
      readonly fields: readonly [Field, Field];
    }
  | {
      readonly type: 'roofer-used';
      readonly seat: Seat;
      /** Visible only while the seat is using its helpers. */
      readonly roof?: Roof;
      readonly size: number;
    }
  | { readonly type: 'helpers-done'; readonly seat: Seat }
  /** DH-26 */
  | {
      readonly type: 'roof-revealed';
      readonly reveals: true;
      readonly seat: Seat;
      readonly roofs: readonly Roof[];
      /** The best four cards; empty if the pile has fewer. */
      readonly laid: readonly Roof[];
      readonly points: number;
    }
  | { readonly type: 'game-ended' };

export type DreamHomeDealer = Dealer<Event>;

import type { Dealer, Seat } from '@richtfest/engine';
import type { Balance, Bonus, Colour } from './words.ts';

export type Event =
  | { readonly type: 'first-chooser-drawn'; readonly seat: Seat }
  | { readonly type: 'round-began'; readonly round: number }
  /** The cards only for the seat that holds them. */
  | { readonly type: 'hand-dealt'; readonly seat: Seat; readonly cards?: readonly number[] }
  /** The card only for the seat that chose it. */
  | { readonly type: 'card-chosen'; readonly seat: Seat; readonly card?: number }
  /** Only for the seat itself. */
  | { readonly type: 'choice-taken-back'; readonly seat: Seat }
  | {
      readonly type: 'cards-revealed';
      /** By seat; `NONE` for a card that lies face down again. */
      readonly cards: readonly number[];
      readonly reveals: true;
    }
  /** BT-7: the sixth cards, which stay hidden. */
  | { readonly type: 'last-cards-put-away' }
  /** The place, or `discard`, only for the seat that settled it. */
  | { readonly type: 'place-settled'; readonly seat: Seat; readonly place?: Settled }
  | {
      readonly type: 'room-built';
      readonly seat: Seat;
      readonly card: number;
      readonly level: number;
      readonly position: number;
      /** The new position of the marker. */
      readonly balance: Balance;
      readonly reveals: true;
    }
  /** BT-8: the card is not shown again. */
  | { readonly type: 'card-discarded'; readonly seat: Seat; readonly reveals: true }
  | { readonly type: 'hands-passed' }
  | { readonly type: 'scoring-began'; readonly round: number; readonly firstChooser: Seat }
  | { readonly type: 'bonus-taken'; readonly seat: Seat; readonly bonus: Bonus }
  | {
      readonly type: 'bonus-put';
      readonly seat: Seat;
      readonly bonus: Bonus;
      readonly colour: Colour;
    }
  | { readonly type: 'colour-taken'; readonly seat: Seat; readonly colour: Colour }
  | {
      readonly type: 'round-scored';
      readonly round: number;
      /** By seat, then by colour. */
      readonly points: readonly (readonly number[])[];
      /** By seat, after this scoring. */
      readonly totals: readonly number[];
    }
  | {
      readonly type: 'majority-won';
      readonly colour: Colour;
      readonly seat: Seat;
      readonly points: number;
    }
  | { readonly type: 'majority-tied'; readonly colour: Colour; readonly seats: readonly Seat[] }
  | { readonly type: 'game-ended' };

/** A place, or a discard. */
export type Settled = { readonly level: number; readonly position: number } | 'discard';

export type TreehouseDealer = Dealer<Event>;

import type { Dealer, Seat } from '@richtfest/engine';

/** Fields that only some watchers may know are optional; `eventFor` leaves them out for the others. */
export type Event =
  | { readonly type: 'hand-dealt'; readonly seat: Seat; readonly planks?: readonly number[] }
  | { readonly type: 'plank-chosen'; readonly seat: Seat; readonly plank?: number }
  | { readonly type: 'choice-taken-back'; readonly seat: Seat }
  | {
      readonly type: 'planks-laid';
      /** By seat. */
      readonly planks: readonly number[];
      readonly winner: Seat;
      readonly reveals: true;
    }
  | { readonly type: 'game-ended' };

export type XyzGameDealer = Dealer<Event>;

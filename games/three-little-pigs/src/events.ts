import type { Dealer, Seat } from '@richtfest/engine';
import type { Face, Kind, Material, Tile } from './words.ts';

export type Event =
  | { readonly type: 'first-seat-drawn'; readonly seat: Seat }
  | { readonly type: 'turn-began'; readonly seat: Seat }
  | {
      readonly type: 'dice-rolled';
      readonly seat: Seat;
      /** 1 to 3. */
      readonly roll: number;
      /** The rolled dice; the others kept their faces. */
      readonly thrown: readonly number[];
      readonly dice: readonly Face[];
    }
  | { readonly type: 'rolling-stopped'; readonly seat: Seat }
  | { readonly type: 'nothing-to-build'; readonly seat: Seat }
  | {
      readonly type: 'tile-built';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly house: number;
      readonly isNew: boolean;
    }
  | { readonly type: 'house-finished'; readonly seat: Seat; readonly house: number }
  | {
      readonly type: 'stack-turned';
      readonly kind: Kind;
      readonly material: Material;
      /** Flower pots of the tile now on top. */
      readonly pots: number;
    }
  | { readonly type: 'stack-emptied'; readonly kind: Kind; readonly material: Material }
  | { readonly type: 'card-won'; readonly seat: Seat; readonly material: Material }
  | { readonly type: 'wolf-came'; readonly seat: Seat }
  | { readonly type: 'wolf-left'; readonly seat: Seat }
  | {
      readonly type: 'house-blown';
      readonly seat: Seat;
      readonly target: Seat;
      readonly house: number;
      readonly material: Material;
      readonly lost: readonly Tile[];
      readonly left: readonly Tile[];
    }
  | { readonly type: 'game-ended' };

export type PigsDealer = Dealer<Event>;

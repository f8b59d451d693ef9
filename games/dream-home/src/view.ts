import type { Seat } from '@richtfest/engine';
import type { Options } from './options.ts';
import type { Column, Decor, Field, Helper, Roof, RoomCard, SpecialCard, Tool } from './words.ts';

/** What the acting seat has to decide. */
export type Phase =
  /** DH-6: use a jackhammer or not. */
  | 'jackhammer'
  /** DH-7: discard a column. */
  | 'discard'
  /** DH-10, DH-11: use drill and mixer, take a column. */
  | 'turn'
  /** DH-12: place the room that is held, or first the scaffold. */
  | 'room'
  /** DH-19: place the tile of the special card that is held. */
  | 'decor'
  /** DH-21: lay the scaffold that is held. */
  | 'scaffold'
  /** DH-25: the helpers of the end. */
  | 'helpers'
  | 'over';

/** DH-18: roof piles are seen by nobody, all else by everybody: all watchers see the same. */
export interface View {
  readonly options: Options;
  /** 1 to 12. */
  readonly round: number;
  readonly startSeat: Seat;
  /** DH-9: who has taken column 1 in this round. */
  readonly nextStartSeat?: Seat;
  readonly seat: Seat;
  readonly phase: Phase;
  /** DH-6: the seats that have used a jackhammer in this round and have no turn. */
  readonly jackhammered: readonly Seat[];
  /** All five columns, column 1 first. */
  readonly market: readonly MarketColumn[];
  /** What the acting seat has taken and not yet put anywhere. */
  readonly held?: Held;
  readonly players: readonly PlayerView[];
  /** Cards left in the two decks. */
  readonly decks: { readonly rooms: number; readonly specials: number };
  readonly discards: {
    readonly rooms: readonly RoomCard[];
    readonly specials: readonly SpecialCard[];
  };
  /** DH-19, DH-23: tiles nobody can get any more. */
  readonly lostDecor: readonly Decor[];
}

export interface MarketColumn {
  readonly column: Column;
  /** Absent once the column is empty. */
  readonly room?: RoomCard;
  /** Absent in column 1, which has the start-player right instead, and in an empty column. */
  readonly special?: SpecialCard;
}

export interface Held {
  /** Where it came from. */
  readonly column: Column;
  readonly room?: RoomCard;
  readonly special?: SpecialCard;
  /** DH-6: taken with a jackhammer. */
  readonly isJackhammered: boolean;
}

export interface PlayerView {
  /** All twelve fields, in the order of `FIELDS`. */
  readonly house: readonly FieldView[];
  /** DH-19: tiles beside the house. */
  readonly outdoors: readonly Decor[];
  /** Cards in the roof pile. */
  readonly roofCount: number;
  /** The pile itself: at the end, or if the table plays with open roofs. */
  readonly roofs?: readonly Roof[];
  readonly helpers: readonly Helper[];
  readonly tools: readonly ToolView[];
}

export interface ToolView {
  readonly tool: Exclude<Tool, 'scaffold'>;
  /** DH-10: from the round after it was taken. */
  readonly isUsable: boolean;
}

/** What lies on a field. An empty room is a card lying face down (DH-17). */
export type FieldView =
  | { readonly field: Field; readonly is: 'free' }
  | { readonly field: Field; readonly is: 'scaffold' }
  | {
      readonly field: Field;
      readonly is: 'room';
      readonly card: RoomCard;
      readonly decor?: Decor;
    }
  | { readonly field: Field; readonly is: 'empty-room'; readonly card: RoomCard };

/** DH-18: every seat has seen every roof that was taken, whoever took it. */
export interface Memory {
  /** For each seat its pile, in the order the cards were taken. */
  readonly roofs: readonly (readonly Roof[])[];
}

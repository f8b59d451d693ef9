import type { Seat } from '@richtfest/engine';
import type { FaceUpReason } from './reasons.ts';
import type { View } from './view.ts';
import type { Field, RoomCard } from './words.ts';

/** What would come of a room card on a field (DH-13 to DH-17). */
export interface Placing {
  readonly field: Field;
  /** Whether it may lie face up there. */
  readonly faceUp: boolean;
  /** Why it would lie face down. */
  readonly because?: FaceUpReason;
  /** Points the house would gain at once: rooms and furnishing. */
  readonly now: number;
  /** Points the house could gain with it if its room still grows, or gets the neighbour it wants. */
  readonly possible: number;
}

/** Every field of a seat's house that could take the card now, in the order of `FIELDS`. */
export type PlacingsOf = (view: View, seat: Seat, card: RoomCard) => readonly Placing[];

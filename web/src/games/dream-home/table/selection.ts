import type {
  Column,
  FaceUpReason,
  Field,
  Helper,
  Move,
  Placing,
  Roof,
  RoomCard,
  View,
} from '@richtfest/dream-home';
import type { TapMachine, TapResult } from '../../../board/tap-machine.ts';
import type { Place, UsableTool } from './types.ts';

/** What the person has picked up but not yet played. */
export type Selection =
  | { readonly is: 'nothing' }
  /** To be taken, got with the jackhammer or discarded, as the moment wants. */
  | ({ readonly is: 'column'; readonly column: Column } & Laying)
  /** DH-12: what is in hand already; the room, unless the scaffold has been chosen. */
  | ({ readonly is: 'held'; readonly piece: 'room' | 'scaffold' } & Laying)
  | { readonly is: 'drill'; readonly column?: Column; readonly field?: Field }
  | { readonly is: 'cement-mixer'; readonly column?: Column }
  | { readonly is: 'supplier'; readonly card?: RoomCard }
  | { readonly is: 'handyman'; readonly field?: Field }
  | { readonly is: 'roofer' };

interface Laying {
  /** DH-17: turned over on purpose. */
  readonly isTurned: boolean;
  /** It would lie face down there, and its owner has been told so once. */
  readonly sure?: Field;
}

/** What was touched, by finger, mouse or key. */
export type Tap =
  | Thing
  /** Picked up to be dragged: never lets go of what is chosen already. */
  | { readonly on: 'pick'; readonly thing: Thing }
  | { readonly on: 'confirm' | 'decline' | 'done' | 'turn-over' | 'cancel' };

export type Thing =
  | { readonly on: 'column'; readonly column: Column }
  | { readonly on: 'place'; readonly place: Place }
  | { readonly on: 'tool'; readonly tool: UsableTool }
  | { readonly on: 'helper'; readonly helper: Helper }
  | { readonly on: 'card'; readonly card: RoomCard }
  | { readonly on: 'roof'; readonly roof: Roof };

/** What lies on the table and what the rules allow of it. */
export interface TapContext {
  readonly view: View;
  readonly legal: readonly Move[];
  /** Whose house the places are in. */
  readonly seat: number;
  /** What would come of a card on the fields of that house. */
  readonly placings: (card: RoomCard) => readonly Placing[];
}

/** What is shown because there is nothing to decide, or before it is decided. */
export type Notice =
  | { readonly is: 'face-down'; readonly field: Field; readonly because: FaceUpReason | undefined }
  /** Why the room of a column could not be laid there, once it were taken. */
  | { readonly is: 'why-not'; readonly taking: Move; readonly field: Field }
  | { readonly is: 'thing'; readonly thing: Thing };

export type DreamResult = TapResult<Selection, Move, Notice>;
export type DreamMachine = TapMachine<Selection, Tap, TapContext, Move, Notice>;

export const NOTHING: Selection = { is: 'nothing' };

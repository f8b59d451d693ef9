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
import type { TapMachine, TapResult } from '../../../board/taps.ts';
import type { Place, UsableTool } from './types.ts';

/** What the player has selected but not yet played. */
export type Selection =
  | { readonly is: 'nothing' }
  /** To be taken, fetched with the jackhammer or discarded, depending on the decision. */
  | ({ readonly is: 'column'; readonly column: Column } & Laying)
  /** DH-12: the card in hand: the room, unless the scaffold has been selected. */
  | ({ readonly is: 'held'; readonly piece: 'room' | 'scaffold' } & Laying)
  | { readonly is: 'drill'; readonly column?: Column; readonly field?: Field }
  | { readonly is: 'cement-mixer'; readonly column?: Column }
  | { readonly is: 'supplier'; readonly card?: RoomCard }
  | { readonly is: 'handyman'; readonly field?: Field }
  | { readonly is: 'roofer' };

interface Laying {
  /** DH-17: turned face down by the player. */
  readonly isTurned: boolean;
  /** The field where the card would lie face down; the player has been warned once. */
  readonly sure?: Field;
}

/** A tap by finger, mouse or key. */
export type Tap =
  | TapTarget
  /** The start of a drag; it never clears the selection. */
  | { readonly on: 'pick'; readonly target: TapTarget }
  | { readonly on: 'confirm' | 'decline' | 'done' | 'turn-over' | 'cancel' };

export type TapTarget =
  | { readonly on: 'column'; readonly column: Column }
  | { readonly on: 'place'; readonly place: Place }
  | { readonly on: 'tool'; readonly tool: UsableTool }
  | { readonly on: 'helper'; readonly helper: Helper }
  | { readonly on: 'card'; readonly card: RoomCard }
  | { readonly on: 'roof'; readonly roof: Roof };

/** The view and the moves it allows. */
export interface TapContext {
  readonly view: View;
  readonly legal: readonly Move[];
  /** The seat that owns the house. */
  readonly seat: number;
  /** The placings of a card in that house. */
  readonly placings: (card: RoomCard) => readonly Placing[];
}

/** A note for a tap that decides nothing yet. */
export type Notice =
  | { readonly is: 'face-down'; readonly field: Field; readonly because: FaceUpReason | undefined }
  /** Why a column's room couldn't be placed there after taking it. */
  | { readonly is: 'why-not'; readonly taking: Move; readonly field: Field }
  | { readonly is: 'target'; readonly target: TapTarget };

export type DreamResult = TapResult<Selection, Move, Notice>;
export type DreamMachine = TapMachine<Selection, Tap, TapContext, Move, Notice>;

export const NOTHING: Selection = { is: 'nothing' };

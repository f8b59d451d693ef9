import type { Colour, Column, Field, Room } from '../words.ts';

/** DH-6 */
export interface JackhammerMove {
  readonly verb: 'jackhammer';
  readonly column: Column;
}
export interface DeclineJackhammerMove {
  readonly verb: 'decline-jackhammer';
}
/** DH-7 */
export interface DiscardColumnMove {
  readonly verb: 'discard-column';
  readonly column: Column;
}
/** DH-11 */
export interface TakeMove {
  readonly verb: 'take';
  readonly column: Column;
}
/** DH-24: `a` is the smaller column. */
export interface MixerMove {
  readonly verb: 'mixer';
  readonly a: Column;
  readonly b: Column;
}
/** DH-22 */
export interface DrillMove {
  readonly verb: 'drill';
  readonly column: Column;
  readonly field: Field;
}
/** DH-13 to DH-17 */
export interface PlaceMove {
  readonly verb: 'place';
  readonly field: Field;
  readonly faceUp: boolean;
}
/** DH-21 */
export interface ScaffoldMove {
  readonly verb: 'scaffold';
  readonly field: Field;
}
/** DH-19 */
export interface DecorateMove {
  readonly verb: 'decorate';
  readonly field: Field | 'outdoors';
}
export interface DeclineDecorMove {
  readonly verb: 'decline-decor';
}
/** DH-25: the card of the room discard pile, by what is printed on it. */
export interface SupplierMove {
  readonly verb: 'supplier';
  readonly field: Field;
  readonly room: Room;
  readonly children: number;
}
/** DH-25: `a` comes first in the order of fields. */
export interface HandymanMove {
  readonly verb: 'handyman';
  readonly a: Field;
  readonly b: Field;
}
/** DH-25: the roof of the special discard pile. */
export interface RooferMove {
  readonly verb: 'roofer';
  readonly colour: Colour;
  readonly window: boolean;
}
export interface DoneMove {
  readonly verb: 'done';
}

export type Move =
  | JackhammerMove
  | DeclineJackhammerMove
  | DiscardColumnMove
  | TakeMove
  | MixerMove
  | DrillMove
  | PlaceMove
  | ScaffoldMove
  | DecorateMove
  | DeclineDecorMove
  | SupplierMove
  | HandymanMove
  | RooferMove
  | DoneMove;

/** In the order of the table of decisions. */
export const VERBS = [
  'jackhammer',
  'decline-jackhammer',
  'discard-column',
  'take',
  'mixer',
  'drill',
  'place',
  'scaffold',
  'decorate',
  'decline-decor',
  'supplier',
  'handyman',
  'roofer',
  'done',
] as const satisfies readonly Move['verb'][];

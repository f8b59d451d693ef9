import { ROOF_CODES, ROOM_CODES, childrenOf, hasWindow, kindOf, colourOf } from '../codes.ts';
import {
  COLOURS,
  COLUMNS,
  type Colour,
  type Column,
  FIELDS,
  type Field,
  ROOMS,
  type Room,
} from '../words.ts';

/** DH-6 */
export interface JackhammerMove {
  readonly verb: 'jackhammer';
  readonly column: Column;
}
interface DeclineJackhammerMove {
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

// Moves never change, so that each exists once and lists of them cost no memory in playouts.
// Columns and fields are counted from 0 here, cards are numbers.

export const NO_MOVES: readonly Move[] = [];
export const DONE: DoneMove = { verb: 'done' };
export const DECLINE_DECOR: DeclineDecorMove = { verb: 'decline-decor' };
const DECLINE_JACKHAMMER: DeclineJackhammerMove = { verb: 'decline-jackhammer' };
export const DECORATE_OUTDOORS: DecorateMove = { verb: 'decorate', field: 'outdoors' };

/** By the set of columns that have cards (bit 0 is column 1). */
export const TAKES: readonly (readonly Move[])[] = byColumns((column) => ({
  verb: 'take',
  column,
}));
export const JACKHAMMERS: readonly (readonly Move[])[] = byColumns(
  (column) => ({ verb: 'jackhammer', column }),
  [DECLINE_JACKHAMMER],
);
/** DH-7: never column 1. */
export const DISCARDS: readonly (readonly Move[])[] = byColumns((column) =>
  column === 1 ? undefined : { verb: 'discard-column', column },
);

const PLACES_UP: readonly PlaceMove[] = FIELDS.map((field) => place(field, true));
const PLACES_DOWN: readonly PlaceMove[] = FIELDS.map((field) => place(field, false));
const SCAFFOLDS: readonly ScaffoldMove[] = FIELDS.map((field) => ({ verb: 'scaffold', field }));
const DECORATES: readonly DecorateMove[] = FIELDS.map((field) => ({ verb: 'decorate', field }));
const MIXERS: readonly MixerMove[] = COLUMNS.flatMap((a) =>
  COLUMNS.map((b): MixerMove => ({ verb: 'mixer', a, b })),
);
const DRILLS: readonly DrillMove[] = COLUMNS.flatMap((column) =>
  FIELDS.map((field): DrillMove => ({ verb: 'drill', column, field })),
);
const HANDYMEN: readonly HandymanMove[] = FIELDS.flatMap((a) =>
  FIELDS.map((b): HandymanMove => ({ verb: 'handyman', a, b })),
);
const SUPPLIERS: readonly SupplierMove[] = FIELDS.flatMap((field) =>
  Array.from({ length: ROOM_CODES }, (_, code): SupplierMove => {
    return {
      verb: 'supplier',
      field,
      room: ROOMS[kindOf(code)] as Room,
      children: childrenOf(code),
    };
  }),
);
const ROOFERS: readonly RooferMove[] = Array.from({ length: ROOF_CODES }, (_, code) => {
  return { verb: 'roofer', colour: COLOURS[colourOf(code)] as Colour, window: hasWindow(code) };
});

export function placeOn(field: number, faceUp: boolean): PlaceMove {
  return (faceUp ? PLACES_UP : PLACES_DOWN)[field] as PlaceMove;
}

export function scaffoldOn(field: number): ScaffoldMove {
  return SCAFFOLDS[field] as ScaffoldMove;
}

export function decorateOn(field: number): DecorateMove {
  return DECORATES[field] as DecorateMove;
}

export function mix(a: number, b: number): MixerMove {
  return MIXERS[a * COLUMNS.length + b] as MixerMove;
}

export function drillOn(column: number, field: number): DrillMove {
  return DRILLS[column * FIELDS.length + field] as DrillMove;
}

export function swap(a: number, b: number): HandymanMove {
  return HANDYMEN[a * FIELDS.length + b] as HandymanMove;
}

export function supplyTo(field: number, card: number): SupplierMove {
  return SUPPLIERS[field * ROOM_CODES + card] as SupplierMove;
}

export function fetchRoof(roof: number): RooferMove {
  return ROOFERS[roof] as RooferMove;
}

function place(field: Field, faceUp: boolean): PlaceMove {
  return { verb: 'place', field, faceUp };
}

function byColumns(
  moveFor: (column: Column) => Move | undefined,
  others: readonly Move[] = [],
): Move[][] {
  const moves = COLUMNS.map(moveFor);
  return Array.from(
    { length: 1 << COLUMNS.length },
    (_, set) =>
      [
        ...moves.filter((move, at) => (set & (1 << at)) !== 0 && move !== undefined),
        ...others,
      ] as Move[],
  );
}

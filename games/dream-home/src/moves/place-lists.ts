import { FIELDS, type Field, type Floor, FLOORS } from '../words.ts';
import type { ScaffoldMove } from './scaffold.ts';

/** DH-13 to DH-17 */
export interface PlaceMove {
  readonly verb: 'place';
  readonly field: Field;
  readonly faceUp: boolean;
}

/** The moves while a room is held. */
export type HeldRoomMove = PlaceMove | ScaffoldMove;

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const PLACES_UP: readonly PlaceMove[] = FIELDS.map((field) => placeMove(field, true));
const PLACES_DOWN: readonly PlaceMove[] = FIELDS.map((field) => placeMove(field, false));

function placeMove(field: Field, faceUp: boolean): PlaceMove {
  return { verb: 'place', field, faceUp };
}

/** Takes field indices from 0. */
export function placeOn(field: number, faceUp: boolean): PlaceMove {
  return (faceUp ? PLACES_UP : PLACES_DOWN)[field] as PlaceMove;
}

// In a house without scaffolds, each of the five bays has at most one possible field, and there the
// card lies face up or down. These move lists are built once and shared; the key of a list encodes
// the possibility in each bay.

const BAYS = '12345';
/** Possibilities in a bay: none, or one of three floors, face up or down. */
const OFFERS = 1 + 2 * FLOORS.length;

const BAY: readonly number[] = FIELDS.map((field) => BAYS.indexOf(field.charAt(1)));
const FLOOR: readonly number[] = FIELDS.map((field) => FLOORS.indexOf(field.charAt(0) as Floor));
const POWER: readonly number[] = FIELDS.map((_, field) => OFFERS ** (BAY[field] ?? 0));

/** What a possible field adds to the key of the list. */
export function offerOf(field: number, canLieUp: boolean): number {
  return (POWER[field] as number) * (1 + 2 * (FLOOR[field] as number) + (canLieUp ? 1 : 0));
}

type Lists = (readonly PlaceMove[] | undefined)[];
const lists = (): Lists => Array.from({ length: OFFERS ** BAYS.length }, () => undefined);
const FREE_LISTS = lists();
const BOUND_LISTS = lists();

/** The list of a key; `isFree`: a card that may lie face up may also lie face down (DH-17). */
export function placeList(offers: number, isFree: boolean): readonly PlaceMove[] {
  const shared = isFree ? FREE_LISTS : BOUND_LISTS;
  return (shared[offers] ??= makeList(offers, isFree));
}

function makeList(offers: number, isFree: boolean): PlaceMove[] {
  const list: PlaceMove[] = [];
  for (let field = 0; field < FIELDS.length; field++) {
    const offer = Math.floor(offers / (POWER[field] as number)) % OFFERS;
    if (offer === 0 || (offer - 1) >> 1 !== FLOOR[field]) continue;
    addPlaces(list, field, { canLieUp: (offer - 1) % 2 === 1, isFree });
  }
  return list;
}

export function addPlaces(
  list: HeldRoomMove[],
  field: number,
  { canLieUp, isFree }: { readonly canLieUp: boolean; readonly isFree: boolean },
): void {
  if (isFree || !canLieUp) list.push(placeOn(field, false));
  if (canLieUp) list.push(placeOn(field, true));
}

import { FIELDS, type Field, type Floor, FLOORS } from '../words.ts';
import type { ScaffoldMove } from './scaffold.ts';

/** DH-13 to DH-17 */
export interface PlaceMove {
  readonly verb: 'place';
  readonly field: Field;
  readonly faceUp: boolean;
}

/** What can be done with a room in hand. */
export type Placing = PlaceMove | ScaffoldMove;

// Moves never change, so that each exists once and lists of them cost no memory in playouts.
const PLACES_UP: readonly PlaceMove[] = FIELDS.map((field) => placeMove(field, true));
const PLACES_DOWN: readonly PlaceMove[] = FIELDS.map((field) => placeMove(field, false));

function placeMove(field: Field, faceUp: boolean): PlaceMove {
  return { verb: 'place', field, faceUp };
}

/** Fields are counted from 0 here. */
export function placeOn(field: number, faceUp: boolean): PlaceMove {
  return (faceUp ? PLACES_UP : PLACES_DOWN)[field] as PlaceMove;
}

// Where a house has no scaffold, each of its five bays offers one field at most, and there the
// card lies face up or down. Such lists of moves are made once and shared: a number says what
// each bay offers.

const BAYS = '12345';
/** Nothing, or one of three floors, face up or down. */
const OFFERS = 1 + 2 * FLOORS.length;

const BAY: readonly number[] = FIELDS.map((field) => BAYS.indexOf(field.charAt(1)));
const FLOOR: readonly number[] = FIELDS.map((field) => FLOORS.indexOf(field.charAt(0) as Floor));
const POWER: readonly number[] = FIELDS.map((_, field) => OFFERS ** (BAY[field] ?? 0));

/** The share of a field that takes the card, in the number of the list. */
export function offerOf(field: number, canLieUp: boolean): number {
  return (POWER[field] as number) * (1 + 2 * (FLOOR[field] as number) + (canLieUp ? 1 : 0));
}

type Lists = (readonly PlaceMove[] | undefined)[];
const lists = (): Lists => Array.from({ length: OFFERS ** BAYS.length }, () => undefined);
const FREE_LISTS = lists();
const BOUND_LISTS = lists();

/** The list of a number; `isFree`: a card that could lie face up may lie face down, too (DH-17). */
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
  list: Placing[],
  field: number,
  { canLieUp, isFree }: { readonly canLieUp: boolean; readonly isFree: boolean },
): void {
  if (isFree || !canLieUp) list.push(placeOn(field, false));
  if (canLieUp) list.push(placeOn(field, true));
}

import type { JsonObject, Language, PositionProblem } from '@richtfest/engine';
import type { Entry, GameComponents } from '../games/components.ts';
import type { PadGame, PadSpot } from '../score-pad/pad-game.ts';

/** A position that is being set up. */
export interface Draft {
  readonly players: number;
  readonly options: JsonObject;
  /** What was decided, in the game's notation; the rest follows from it. */
  readonly position: JsonObject;
  /** Every field of the latest possible position. */
  readonly complete: JsonObject;
}

/** A place and how it is filled. */
export type KitPlace =
  /** By a component; nothing lies there if it is not entered. */
  | { readonly id: string; readonly is: 'component' | 'switch' }
  /** By a component that can only be exchanged, such as what a die shows. */
  | { readonly id: string; readonly is: 'face' }
  /** By any number of components, entered as `lamp, lamp, door`. */
  | { readonly id: string; readonly is: 'bag' }
  | { readonly id: string; readonly is: 'number'; readonly least: number; readonly most: number }
  /** By one of some words; `seat/1` is a player. */
  | { readonly id: string; readonly is: 'choice'; readonly values: readonly string[] };

/** How the positions of a game are set up by tapping. */
export interface PositionKit {
  readonly pad: Pick<PadGame, 'House' | 'Speaking' | 'housePlaces' | 'next'>;
  readonly components: GameComponents;
  /** Whose turn it is, and everything that lies in the middle. */
  tablePlaces(draft: Draft): readonly KitPlace[];
  /** A place of the drawn house and the places within it, such as the tile in a room. */
  placesAt(place: string, house: Entry, draft: Draft): readonly KitPlace[];
  /** What a seat has besides the drawn house. */
  seatPlaces(draft: Draft, seat: number): readonly KitPlace[];
  /** What lies where: at a seat, or without one on the table. */
  entryOf(draft: Draft, seat: number | undefined): Entry;
  /** The position after a place is filled or cleared. */
  put(draft: Draft, spot: PadSpot, value: string | undefined): JsonObject;
  /** The components of the box that can lie on a place, used up or not. */
  choicesAt(draft: Draft, spot: PadSpot): readonly string[];
  /** How many of each component are not used yet; those without limit are left out. */
  left(draft: Draft): ReadonlyMap<string, number>;
  /** What a component counts as where single cards don't matter. Default: itself. */
  readonly kindOf?: (component: string) => string;
  /** The fields that may change by themselves if another change needs it. */
  readonly followers: readonly string[];
  placeName(place: string, language: Language): string;
  /** The word for a value of a choice; players are named elsewhere. */
  valueName(place: string, value: string, language: Language): string;
  /** The places to mark for a problem. */
  spotsOf(problem: PositionProblem, draft: Draft): readonly PadSpot[];
}

/** The components of a bag, as they are entered. */
export function bagOf(value: string | undefined): readonly string[] {
  return value === undefined || value === '' ? [] : value.split(', ');
}

export function bagText(components: readonly string[]): string | undefined {
  return components.length === 0 ? undefined : components.join(', ');
}

export const NOBODY = 'nobody';

export function seatValues(players: number): string[] {
  return Array.from({ length: players }, (_, seat) => seatValue(seat));
}

export function seatValue(seat: unknown): string {
  return typeof seat === 'number' ? `seat/${seat}` : NOBODY;
}

/** The seat that a value names; undefined for nobody. */
export function readSeat(value: string | undefined): number | undefined {
  return value?.startsWith('seat/') === true ? Number(value.slice('seat/'.length)) : undefined;
}

/** The list with another entry at one place; gaps before it are filled. */
export function withEntry<T>(
  list: readonly T[] | undefined,
  at: number,
  change: { readonly to: T; readonly gap: T },
): T[] {
  const length = Math.max(list?.length ?? 0, at + 1);
  return Array.from({ length }, (_, each) =>
    each === at ? change.to : (list?.[each] ?? change.gap),
  );
}

/** How often each entry occurs. */
export function countsOf(entries: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}

/** What is left of a supply after some of it is used. */
export function without(supply: Iterable<string>, used: Iterable<string>): Map<string, number> {
  const left = countsOf(supply);
  for (const entry of used) left.set(entry, (left.get(entry) ?? 0) - 1);
  return left;
}

/** The object without these fields. */
export function dropped(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

import type { Seat } from '@richtfest/engine';
import { HELPER, KIND, kindOf } from './codes.ts';
import { BAR, barToRoom, isInBasement, isUpperFloor } from './house.ts';
import { playerFrom } from './player-view.ts';
import { furnishingOf } from './scoring.ts';
import { type Player, NONE } from './state.ts';
import { tablesOf } from './tables.ts';
import type { View } from './view.ts';
import { FIELDS, ROOF_SIZE, ROUNDS, type Room } from './words.ts';

/** What a seat is about to miss, with the number of turns it has left, including this one. */
export type Warning = { readonly turns: number } &
  /** DH-26: roof cards that the pile still needs. */
  (
    | { readonly about: 'roof'; readonly missing: number }
    /** DH-1: free fields of the basement. */
    | { readonly about: 'basement'; readonly missing: number }
    /** DH-27: rooms that the bonus still needs. */
    | { readonly about: 'basics'; readonly rooms: readonly Room[] }
    /** DH-27: the floor that has no bathroom yet. */
    | { readonly about: 'bathrooms'; readonly floor: 'upper' | 'ground' }
  );

/** There are no warnings before the last rounds. */
const FINAL_ROUNDS = 4;
/** A warning comes while at least this many turns more than needed are left, or fewer. */
const SLACK = 1;
const BASICS = ['bathroom', 'kitchen', 'bedroom'] as const;

/**
 * What a seat that is to take a column is about to miss but can still get, and for which it can do
 * something now: the market has a card for it. The most urgent comes first.
 */
export function warningsFor(view: View, seat: Seat): Warning[] {
  const shown = view.players[seat];
  const turns = ROUNDS - view.round + 1;
  if (shown === undefined || view.phase !== 'turn' || turns > FINAL_ROUNDS) return [];
  const player = playerFrom(shown);
  const needs = [
    ...roofNeed(view, player, shown.roofCount),
    ...basementNeed(player),
    ...basicsNeed(view, player),
    ...bathroomsNeed(view, player),
  ];
  return needs
    .filter(({ cards }) => cards <= turns && turns - cards <= SLACK)
    .sort((one, other) => other.cards - one.cards)
    .map(({ warning }): Warning => ({ ...warning, turns }));
}

interface Need {
  /** The number of turns it takes. */
  readonly cards: number;
  readonly warning: WarningWithoutTurns;
}

type WarningWithoutTurns = Warning extends infer Each
  ? Each extends Warning
    ? Omit<Each, 'turns'>
    : never
  : never;

/** DH-25, DH-26: a roofer fetches one card at the end. */
function roofNeed({ market, discards }: View, { helpers }: Player, count: number): Need[] {
  const missing = ROOF_SIZE - count - (helpers[HELPER.roofer] ?? 0);
  const fetches = discards.specials.some(({ type }) => type === 'roof');
  const isOffered = market.some(
    ({ special }) =>
      special?.type === 'roof' ||
      (fetches && special?.type === 'helper' && special.helper === 'roofer'),
  );
  return missing > 0 && isOffered ? [{ cards: missing, warning: { about: 'roof', missing } }] : [];
}

function basementNeed({ house }: Player): Need[] {
  const missing = house.filter((card, field) => card < 0 && isInBasement(field)).length;
  return missing > 0 ? [{ cards: missing, warning: { about: 'basement', missing } }] : [];
}

function basicsNeed(view: View, player: Player): Need[] {
  const rooms = BASICS.filter((room) => !player.house.some((card) => kindOf(card) === KIND[room]));
  const isPossible = rooms.every((room) => fieldsFor(view, player, room).length > 0);
  if (rooms.length === 0 || !isPossible || !isOffered(view, rooms)) return [];
  return [{ cards: rooms.length, warning: { about: 'basics', rooms } }];
}

/** Only if one floor has a bathroom and the other has a place for one. */
function bathroomsNeed(view: View, player: Player): Need[] {
  const { house } = player;
  const bathroom = house.findIndex((card) => kindOf(card) === KIND.bathroom);
  if (bathroom === NONE || furnishingOf(player).hasBathrooms) return [];
  const floor = isUpperFloor(bathroom) ? 'ground' : 'upper';
  const isPossible =
    isOffered(view, ['bathroom']) &&
    fieldsFor(view, player, 'bathroom').some(
      (field) => isUpperFloor(field) === (floor === 'upper'),
    );
  return isPossible ? [{ cards: 1, warning: { about: 'bathrooms', floor } }] : [];
}

function isOffered({ market }: View, rooms: readonly Room[]): boolean {
  return market.some(({ room }) => room !== undefined && rooms.includes(room.room));
}

/** DH-14 to DH-16: the free fields on which a room of this kind could lie face up, now or later. */
function fieldsFor({ options }: View, player: Player, room: Room): number[] {
  const tables = tablesOf(options.cards);
  return FIELDS.flatMap((_, field) => {
    const isFree = (player.house[field] as number) < 0;
    return isFree && barToRoom(tables, player, field, KIND[room]) === BAR.none ? [field] : [];
  });
}

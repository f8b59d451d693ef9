import {
  type Colour,
  type Decor,
  FIELDS,
  type Field,
  type FieldView,
  type Helper,
  type PlayerView,
  ROOF_SIZE,
  ROUNDS,
  type Roof,
  type SpecialCard,
  type View,
} from '@richtfest/dream-home';
import type { JsonObject } from '@richtfest/engine';
import {
  type PadBreach,
  type PadPlace,
  type PlayedHouse,
  type PadSpot,
  seatIn,
  spotsWith,
} from '../../../score-pad/pad-game.ts';
import type { Entry } from '../../components.ts';
import { EMPTY, GARDEN_DECORS, roomNamed } from '../components.tsx';

/** DH-26: four roof cards count; the best four of a larger pile. */
const ROOF_PLACES = Array.from({ length: ROUNDS }, (_, at) => `roof/${at + 1}`);

/** DH-28: only these two still matter when the houses are scored. */
const HELPER_PLACES = ['helper/architect', 'helper/interior-designer'] as const;

const GARDEN_PLACES = GARDEN_DECORS.map((decor) => `garden/${decor}`);

/** From the ground up, as a house is built (DH-13). */
const ORDER: readonly Field[] = ['G', 'B', 'U'].flatMap((floor) =>
  FIELDS.filter((field) => field.startsWith(floor)),
);

export function housePlaces(): readonly string[] {
  return ORDER;
}

export function placesAt(place: string, house: Entry): PadPlace[] {
  const room = house[place];
  const hasRoom = (FIELDS as readonly string[]).includes(place) && room !== undefined;
  return [
    { id: place, is: 'component' },
    ...(hasRoom && room !== EMPTY ? [{ id: `${place}/decor`, is: 'component' } as const] : []),
  ];
}

export function morePlaces(_table: Entry, house: Entry): PadPlace[] {
  const filled = ROOF_PLACES.findLastIndex((place) => house[place] !== undefined) + 1;
  const shown = ROOF_PLACES.slice(0, Math.max(ROOF_SIZE, filled + 1));
  return [
    ...shown.map((id): PadPlace => ({ id, is: 'component' })),
    ...GARDEN_PLACES.map((id): PadPlace => ({ id, is: 'switch' })),
    ...HELPER_PLACES.map((id): PadPlace => ({ id, is: 'switch' })),
    { id: 'children', is: 'number' },
  ];
}

export function next(place: string, house: Entry): string | undefined {
  const roofs = ROOF_PLACES.slice(0, ROOF_SIZE);
  const order: readonly string[] = roofs.includes(place) ? roofs : ORDER;
  return order.slice(order.indexOf(place) + 1).find((each) => house[each] === undefined);
}

export function sheet(_table: Entry, players: readonly PlayedHouse[]): JsonObject {
  return {
    players: players.map(({ name, house }) => ({
      name,
      house: Object.fromEntries(FIELDS.map((field) => [field, cellText(house, field)])),
      roofs: roofsOf(house),
      outdoors: gardenOf(house),
      helpers: helpersOf(house),
      children: Number(house['children'] ?? 0),
    })),
  };
}

function cellText(house: Entry, field: Field): string {
  const decor = house[`${field}/decor`];
  const room = house[field] ?? 'free';
  return decor === undefined || room === EMPTY ? room : `${room} with ${decor}`;
}

function roofsOf(house: Entry): string[] {
  return ROOF_PLACES.flatMap((place) => house[place] ?? []);
}

function gardenOf(house: Entry): Decor[] {
  return GARDEN_DECORS.filter((decor) => house[`garden/${decor}`] !== undefined);
}

function helpersOf(house: Entry): Helper[] {
  return HELPER_PLACES.filter((place) => house[place] !== undefined).map(
    (place) => place.slice('helper/'.length) as Helper,
  );
}

export function spots(breach: PadBreach, players: readonly PlayedHouse[]): PadSpot[] {
  const { refused } = breach;
  const seat = seatIn(breach);
  if (seat !== undefined) return fieldsIn(refused).map((place) => ({ seat, place }));
  const card = refused['card'];
  const named = [refused['room'], refused['decor'], ...namesOfCard(card)];
  return spotsWith(players, (component, place) =>
    [component, place].some((name) => named.includes(name)),
  );
}

function fieldsIn({ field, causes = [] }: PadBreach['refused']): string[] {
  const places = [field, ...causes.map((cause) => cause['field'])];
  return [...new Set(places.filter((place) => typeof place === 'string'))];
}

/** A roof or a helper of which there are too few in the box (DH-3). */
function namesOfCard(card: unknown): string[] {
  const special = card as SpecialCard | undefined;
  if (special?.type === 'roof') return [`${special.colour} roof${special.window ? ' window' : ''}`];
  return special?.type === 'helper' ? [`helper/${special.helper}`] : [];
}

export function view(base: object, _table: Entry, players: readonly PlayedHouse[]): View {
  return {
    ...(base as View),
    phase: 'over',
    players: players.map(({ house }) => playerView(house)),
  };
}

export function playerView(house: Entry): PlayerView {
  const roofs = roofsOf(house).map(roofNamed);
  return {
    house: FIELDS.map((field) => fieldView(house, field)),
    outdoors: gardenOf(house),
    roofCount: roofs.length,
    roofs,
    helpers: helpersOf(house),
    tools: [],
  };
}

/** A finished roof is drawn with the cards as they were entered. */
export function laidRoof({ roofs = [] }: PlayerView): readonly Roof[] | undefined {
  return roofs.length < ROOF_SIZE ? undefined : roofs.slice(0, ROOF_SIZE);
}

function fieldView(house: Entry, field: Field): FieldView {
  const room = house[field];
  if (room === undefined) return { field, is: 'free' };
  if (room === 'scaffold') return { field, is: 'scaffold' };
  const card = roomNamed(room);
  // Which card lies face down is never shown.
  if (card === undefined)
    return { field, is: 'empty-room', card: { room: 'kitchen', children: 0 } };
  const decor = house[`${field}/decor`] as Decor | undefined;
  return { field, is: 'room', card, ...(decor === undefined ? {} : { decor }) };
}

function roofNamed(name: string): Roof {
  const [colour = 'red'] = name.split(' ');
  return { colour: colour as Colour, window: name.endsWith(' window') };
}

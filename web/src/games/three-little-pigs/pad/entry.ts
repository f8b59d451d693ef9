import type { JsonObject } from '@richtfest/engine';
import {
  MATERIALS,
  type Material,
  type Tile,
  type View,
  houseLetter,
  readTile,
} from '@richtfest/three-little-pigs';
import {
  type PadBreach,
  type PadPlace,
  type PlayedHouse,
  type PadSpot,
  seatIn,
  spotsWith,
} from '../../../score-pad/pad-game.ts';
import type { Entry } from '../../components.ts';

/** A place is a floor of a house, counted from the ground: `A/1`. */
const FLOOR = /^([A-Z])\/(\d+)$/;

export interface PadTile {
  readonly place: string;
  readonly component: string;
}

/** The houses of a meadow in order, each from the ground up. */
export function housesOf(house: Entry): PadTile[][] {
  const tiles = Object.entries(house).flatMap(([place, component]) => {
    const [, letter, floor] = FLOOR.exec(place) ?? [];
    if (letter === undefined || component === undefined) return [];
    return [{ letter, floor: Number(floor), place, component }];
  });
  const letters = [...new Set(tiles.map(({ letter }) => letter))].sort();
  return letters.map((letter) =>
    tiles.filter((tile) => tile.letter === letter).sort((a, b) => a.floor - b.floor),
  );
}

/** The place on top of a house. */
export function placeAbove(tiles: readonly PadTile[]): string {
  const [, letter = 'A', floor = '0'] = FLOOR.exec(tiles.at(-1)?.place ?? '') ?? [];
  return `${letter}/${Number(floor) + 1}`;
}

/** The ground of the next house. */
export function freePlot(house: Entry): string {
  const letters = housesOf(house).map(([first]) => first?.place.charAt(0));
  for (let at = 0; ; at++) {
    if (!letters.includes(houseLetter(at))) return `${houseLetter(at)}/1`;
  }
}

export function isRoofed(tiles: readonly PadTile[]): boolean {
  return readTile(tiles.at(-1)?.component ?? '')?.kind === 'roof';
}

export function housePlaces(house: Entry): string[] {
  const places = housesOf(house).flatMap((tiles) => [
    ...tiles.map(({ place }) => place),
    ...(isRoofed(tiles) ? [] : [placeAbove(tiles)]),
  ]);
  return [...places, freePlot(house)];
}

export function placesAt(place: string): PadPlace[] {
  return [{ id: place, is: 'component' }];
}

export function tablePlaces(): PadPlace[] {
  return [{ id: 'experienced', is: 'switch' }];
}

export function isExperienced(table: Entry): boolean {
  return table['experienced'] !== undefined;
}

/** LP-13: material cards are won only by experienced pigs. */
export function morePlaces(table: Entry): PadPlace[] {
  if (!isExperienced(table)) return [];
  return MATERIALS.map((material) => ({ id: `card/${material}`, is: 'switch' }));
}

export function next(place: string, house: Entry): string | undefined {
  const tiles = housesOf(house).find((each) => each.some((tile) => tile.place === place));
  if (tiles === undefined || isRoofed(tiles)) return freePlot(house);
  return placeAbove(tiles);
}

export function parts(table: Entry): string[] {
  return isExperienced(table)
    ? ['tiles', 'cards', 'potsCard', 'housesCard', 'heightCard']
    : ['tiles', 'pots', 'houses'];
}

export function sheet(table: Entry, players: readonly PlayedHouse[]): JsonObject {
  return {
    experienced: isExperienced(table),
    players: players.map(({ name, house }) => ({
      name,
      houses: housesOf(house).map((tiles) => tiles.map(({ component }) => component).join(', ')),
      cards: isExperienced(table) ? cardsOf(house) : [],
    })),
  };
}

function cardsOf(house: Entry) {
  return MATERIALS.filter((material) => house[`card/${material}`] !== undefined);
}

export function spots(breach: PadBreach, players: readonly PlayedHouse[]): PadSpot[] {
  const { refused, where } = breach;
  const seat = seatIn(breach);
  if (seat !== undefined) {
    const house = Number(/houses\[(\d+)\]/.exec(where)?.[1]);
    const tiles = housesOf(players[seat]?.house ?? {})[house] ?? [];
    return tiles.map(({ place }) => ({ seat, place }));
  }
  const { kind, material, pots } = refused;
  if (kind === undefined) {
    return spotsWith(players, (_, place) =>
      material === undefined ? place.startsWith('card/') : place === `card/${material as Material}`,
    );
  }
  return spotsWith(players, (component) => {
    const tile = readTile(component);
    const isOfStack = tile?.kind === kind && tile?.material === material;
    return isOfStack && (pots === undefined || tile?.pots === pots);
  });
}

export function view(base: object, table: Entry, players: readonly PlayedHouse[]): View {
  const start = base as View;
  return {
    ...start,
    options: { ...start.options, experienced: isExperienced(table) },
    phase: 'over',
    players: players.map(({ house }) => ({
      houses: housesOf(house).map((tiles) =>
        tiles.flatMap(({ component }): Tile[] => {
          const tile = readTile(component);
          return tile === undefined ? [] : [tile];
        }),
      ),
      cards: cardsOf(house),
      turns: 0,
    })),
  };
}

import type { JsonObject } from '@richtfest/engine';
import {
  COLUMNS,
  FLOORS,
  PILLARS,
  ROWS,
  type Room,
  type Trade,
  type View,
  columnLetter,
  writeCell,
} from '@richtfest/ueberdachen';
import {
  type PadBreach,
  type PadPlace,
  type PlayedHouse,
  type PadSpot,
  seatIn,
  spotsWith,
} from '../../../score-pad/pad-game.ts';
import type { Entry } from '../../components.ts';
import { sizeOf, widthOf } from '../table/derive.ts';

export interface PadRoom {
  readonly place: string;
  readonly room: Room;
  readonly floor: number;
  readonly column: number;
  readonly isFinished: boolean;
}

/** A place is a column of a floor: `0A` on the ground, `1A` above. */
const PLACES: readonly string[] = Array.from({ length: FLOORS }, (_, floor) =>
  Array.from({ length: COLUMNS }, (__, column) => placeOf(floor, column)),
).flat();

export function placeOf(floor: number, column: number): string {
  return `${floor}${columnLetter(column)}`;
}

export function roomsOf(house: Entry): PadRoom[] {
  return PLACES.flatMap((place, at) => {
    const room = house[place];
    if (room === undefined) return [];
    const isFinished = house[`${place}/unfinished`] === undefined;
    const [floor, column] = [Math.floor(at / COLUMNS), at % COLUMNS];
    return [{ place, room: room as Room, floor, column, isFinished }];
  });
}

export function housePlaces(): readonly string[] {
  return PLACES;
}

export function placesAt(place: string, house: Entry): PadPlace[] {
  const isRoom = PLACES.includes(place) && house[place] !== undefined;
  return [
    { id: place, is: 'component' },
    ...(isRoom ? [{ id: `${place}/unfinished`, is: 'switch' } as const] : []),
  ];
}

export function morePlaces(): PadPlace[] {
  return [
    { id: 'trade', is: 'component' },
    { id: 'roof', is: 'switch' },
  ];
}

/** Behind a large room, the column after its second one. */
export function next(place: string, house: Entry): string | undefined {
  const at = PLACES.indexOf(place);
  if (at < 0) return undefined;
  const room = house[place] as Room | undefined;
  const width = room === undefined ? 1 : widthOf(sizeOf(room));
  return PLACES.slice(at + width).find((each) => house[each] === undefined);
}

export function sheet(_table: Entry, players: readonly PlayedHouse[]): JsonObject {
  return {
    players: players.map(({ name, house }) => ({
      name,
      rooms: roomsOf(house).map(roomText),
      ...(house['trade'] === undefined ? {} : { trade: house['trade'] }),
      roof: house['roof'] !== undefined,
    })),
  };
}

/** Of an unfinished room, it doesn't matter which cell is filled (UD-17). */
function roomText({ room, floor, column, isFinished }: PadRoom): string {
  const built = isFinished ? 'full' : writeCell(column, 0);
  return `${floor === 0 ? '' : 'upper '}${room} ${columnLetter(column)}: ${built}`;
}

export function spots(breach: PadBreach, players: readonly PlayedHouse[]): PadSpot[] {
  const { refused, where } = breach;
  const seat = seatIn(breach);
  if (seat !== undefined) {
    const at = Number(/rooms\[(\d+)\]/.exec(where)?.[1]);
    const room = roomsOf(players[seat]?.house ?? {})[at];
    return room === undefined ? [] : [{ seat, place: room.place }];
  }
  const { room, trade } = refused;
  if (room === undefined && trade === undefined) {
    return spotsWith(players, (_, place) => place === 'roof');
  }
  return spotsWith(players, (component) => component === room || component === trade);
}

export function view(base: object, _table: Entry, players: readonly PlayedHouse[]): View {
  const start = base as View;
  const roof = players.findIndex(({ house }) => house['roof'] !== undefined);
  return {
    ...start,
    phase: 'over',
    owing: [],
    ...(roof < 0 ? {} : { roof }),
    players: start.players.map((player, seat) => ({
      ...player,
      ...playerView(players[seat]?.house ?? {}, roof === seat),
    })),
  };
}

function playerView(house: Entry, hasRoof: boolean) {
  const rooms = roomsOf(house);
  const hasUpper = hasRoof || rooms.some(({ floor }) => floor > 0);
  return {
    // A house needs a plate to be drawn on (UD-5).
    trade: (house['trade'] ?? 'mason') as Trade,
    floor: hasUpper ? 1 : 0,
    pillars: [hasUpper ? PILLARS : 0, hasRoof ? PILLARS : 0] as const,
    rooms: rooms.map(({ room, floor, column, isFinished }) => ({
      room,
      floor,
      column,
      built: Array.from(
        { length: ROWS * widthOf(sizeOf(room)) },
        (_, cell) => isFinished || cell === 0,
      ),
      isComplete: isFinished,
    })),
  };
}

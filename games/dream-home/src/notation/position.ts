import {
  type Json,
  type PositionProblem,
  type TableSetup,
  readValidPosition,
} from '@richtfest/engine';
import { decorsIn } from '../codes.ts';
import type { Options } from '../options.ts';
import { type State, NONE } from '../state.ts';
import { HELPERS, TOOLS } from '../words.ts';
import { ROOM_NAMES, SPECIAL_NAMES } from './cards.ts';
import { writeHouse } from './house.ts';
import { PositionReader } from './position-reader.ts';
import { NEW, type Position, positionSchema } from './position-schema.ts';

export { positionSchema };

export function writePosition(state: State): Json {
  const { nextStartSeat, players } = state;
  return {
    round: state.round,
    startSeat: state.startSeat,
    ...(nextStartSeat === NONE ? {} : { nextStartSeat }),
    seat: state.seat,
    phase: state.phase,
    jackhammered: players.flatMap((_, at) => ((state.jackhammered & (1 << at)) === 0 ? [] : [at])),
    toolsUsed: state.toolsUsed,
    market: state.marketRooms.map((_, at) => writeColumn(state, at)),
    ...(state.heldColumn === NONE ? {} : { held: writeHeld(state) }),
    houses: players.map(writeHouse),
    outdoors: players.map(({ outdoors }) => decorsIn(outdoors)),
    roofs: players.map(({ roofs }) => roofs.map(specialName)),
    helpers: players.map(({ helpers }) =>
      HELPERS.flatMap((helper, at) => Array.from({ length: helpers[at] ?? 0 }, () => helper)),
    ),
    tools: players.map(({ tools, newTool }) => [
      ...TOOLS.flatMap((tool, at) => Array.from({ length: tools[at] ?? 0 }, () => tool)),
      ...(newTool === NONE ? [] : [`${TOOLS[newTool]}${NEW}`]),
    ]),
    discards: {
      rooms: state.roomDiscard.map(roomName),
      specials: state.specialDiscard.map(specialName),
    },
    decks: { rooms: [...state.roomDeck], specials: [...state.specialDeck] },
    lostDecor: decorsIn(state.lostDecor),
  };
}

function writeColumn({ marketRooms, marketSpecials }: State, at: number): string {
  const roomCode = marketRooms[at] as number;
  const specialCode = marketSpecials[at] as number;
  if (roomCode === NONE) return '';
  return specialCode === NONE
    ? roomName(roomCode)
    : `${roomName(roomCode)}, ${specialName(specialCode)}`;
}

function writeHeld({ heldColumn, heldRoom, heldSpecial }: State): Json {
  return {
    column: heldColumn + 1,
    ...(heldRoom === NONE ? {} : { room: roomName(heldRoom) }),
    ...(heldSpecial === NONE ? {} : { special: specialName(heldSpecial) }),
  };
}

function roomName(code: number): string {
  return ROOM_NAMES[code] ?? '';
}

function specialName(code: number): string {
  return SPECIAL_NAMES[code] ?? '';
}

export function readPosition(
  position: unknown,
  table: TableSetup<Options>,
): { state: State } | { problems: PositionProblem[] } {
  return readValidPosition(
    { position, schema: positionSchema, players: table.players },
    (problems) => new PositionReader(position as Position, table, problems).read(),
  );
}

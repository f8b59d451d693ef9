import type { Seat, Stream } from '@richtfest/engine';
import type { Options } from './options.ts';
import { COLUMNS, ROUNDS } from './words.ts';

/** The decision that the acting seat owes. */
export const PHASES = [
  /** DH-6: use a jackhammer or decline. */
  'jackhammer',
  /** DH-7: discard a column. */
  'discard',
  /** DH-10, DH-11: use drill and mixer, take a column. */
  'turn',
  /** DH-12: place the held room, or lay the held scaffold first. */
  'room',
  /** DH-19: place the tile of the held special card. */
  'decor',
  /** DH-21: lay the held scaffold. */
  'scaffold',
  /** DH-25: the helpers of the end. */
  'helpers',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/**
 * Cards, tiles and fields are small numbers (`codes.ts` maps them to names), so that
 * playouts only compare and copy numbers.
 */
export interface State {
  /** Immutable, and shared by all copies of a state. */
  readonly options: Options;
  /** 1 to 12. */
  round: number;
  startSeat: Seat;
  /** DH-9: the seat that took column 1 in this round, or `NONE`. */
  nextStartSeat: number;
  seat: Seat;
  phase: Phase;
  /** DH-6: a bit set of the seats that have used a jackhammer in this round. */
  jackhammered: number;
  /** DH-10: drills and mixers used in this turn. */
  toolsUsed: number;
  /** By column: a room card, or `NONE` once the column is empty. */
  marketRooms: number[];
  /** By column: a special card, or `NONE`; column 1 never has one. */
  marketSpecials: number[];
  /** The column that was taken in this turn, or `NONE`. */
  heldColumn: number;
  heldRoom: number;
  heldSpecial: number;
  /** DH-5: the remaining cards by name, in card-list order; a card is drawn when it is dealt. */
  roomDeck: string[];
  specialDeck: string[];
  roomDiscard: number[];
  specialDiscard: number[];
  /** DH-19, DH-23: a bit set of the décor tiles that are out of the game. */
  lostDecor: number;
  players: Player[];
}

export interface Player {
  /** By field: a room card, face up or down, `SCAFFOLD`, or `NONE`. */
  house: number[];
  /** By field: the décor tile on that card, or `NONE`. */
  tiles: number[];
  /** A bit set of the décor tiles beside the house. */
  outdoors: number;
  /** DH-18: in the order they were taken. */
  roofs: number[];
  /** By helper: the number of cards. */
  helpers: number[];
  /** By tool: the number that can be used in this round. */
  tools: number[];
  /** DH-10: the tool taken in this round, or `NONE`. */
  newTool: number;
}

export const NONE = -1;
/** DH-21: on a field of a house. */
export const SCAFFOLD = -2;

/** The ids of the random streams; addresses are built where they are used. */
export const STREAM = { first: 0, room: 1, special: 2 } as const;

const ROUND = { name: 'round', size: ROUNDS };
const COLUMN = { name: 'column', size: COLUMNS.length };

export const streams: readonly Stream[] = [
  { name: 'first', parts: [] },
  { name: 'room', parts: [ROUND, COLUMN] },
  { name: 'special', parts: [ROUND, COLUMN] },
];

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

export function clone(state: State): State {
  return {
    options: state.options,
    round: state.round,
    startSeat: state.startSeat,
    nextStartSeat: state.nextStartSeat,
    seat: state.seat,
    phase: state.phase,
    jackhammered: state.jackhammered,
    toolsUsed: state.toolsUsed,
    marketRooms: state.marketRooms.slice(),
    marketSpecials: state.marketSpecials.slice(),
    heldColumn: state.heldColumn,
    heldRoom: state.heldRoom,
    heldSpecial: state.heldSpecial,
    roomDeck: state.roomDeck.slice(),
    specialDeck: state.specialDeck.slice(),
    roomDiscard: state.roomDiscard.slice(),
    specialDiscard: state.specialDiscard.slice(),
    lostDecor: state.lostDecor,
    players: state.players.map(clonePlayer),
  };
}

function clonePlayer(player: Player): Player {
  return {
    house: player.house.slice(),
    tiles: player.tiles.slice(),
    outdoors: player.outdoors,
    roofs: player.roofs.slice(),
    helpers: player.helpers.slice(),
    tools: player.tools.slice(),
    newTool: player.newTool,
  };
}

import type { Seat, Stream } from '@richtfest/engine';
import type { Options } from './options.ts';
import { COLUMNS, ROUNDS } from './words.ts';

/** What the acting seat has to decide. */
export const PHASES = [
  /** DH-6: use a jackhammer or not. */
  'jackhammer',
  /** DH-7: discard a column. */
  'discard',
  /** DH-10, DH-11: use drill and mixer, take a column. */
  'turn',
  /** DH-12: place the room that is held, or first the scaffold. */
  'room',
  /** DH-19: place the tile of the special card that is held. */
  'decor',
  /** DH-21: lay the scaffold that is held. */
  'scaffold',
  /** DH-25: the helpers of the end. */
  'helpers',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/**
 * Cards, tiles and fields are small numbers here (`codes.ts` knows them by name), so that
 * playouts compare and copy nothing else.
 */
export interface State {
  /** Settled before the start and never changed: shared by all copies of a state. */
  readonly options: Options;
  /** 1 to 12. */
  round: number;
  startSeat: Seat;
  /** DH-9: who took column 1 in this round, or `NONE`. */
  nextStartSeat: number;
  seat: Seat;
  phase: Phase;
  /** DH-6: seats, as bits, that have used a jackhammer in this round. */
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
  /** DH-5: what is left, by name and in order of the card list; what comes next is drawn when dealt. */
  roomDeck: string[];
  specialDeck: string[];
  roomDiscard: number[];
  specialDiscard: number[];
  /** DH-19, DH-23: décor tiles, as bits, that nobody can get any more. */
  lostDecor: number;
  players: Player[];
}

export interface Player {
  /** By field: a room card, face up or down, `SCAFFOLD`, or `NONE`. */
  house: number[];
  /** By field: the décor tile on that card, or `NONE`. */
  tiles: number[];
  /** Décor tiles beside the house, as bits. */
  outdoors: number;
  /** DH-18: in the order they were taken. */
  roofs: number[];
  /** By helper: how many of them. */
  helpers: number[];
  /** By tool: how many of them can be used in this round. */
  tools: number[];
  /** DH-10: the tool taken in this round, or `NONE`. */
  newTool: number;
}

export const NONE = -1;
/** DH-21: on a field of a house. */
export const SCAFFOLD = -2;

/** The numbers of the streams of chance; addresses are built where they are used. */
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

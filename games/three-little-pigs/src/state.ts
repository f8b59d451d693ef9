import type { Seat, Stream } from '@richtfest/engine';
import type { Options } from './options.ts';
import { STACKS, TILES_PER_STACK, stackKind } from './stacks.ts';
import {
  DICE_COUNT,
  type Face,
  type House,
  type Kind,
  MAX_PLAYERS,
  MAX_ROLLS,
  type Tile,
} from './words.ts';

/** The kind of decision the current seat owes. */
export const PHASES = ['roll', 'build', 'wolf', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface State {
  /** Never changes, so all copies of a state share it. */
  readonly options: Options;
  readonly firstSeat: Seat;
  seat: Seat;
  phase: Phase;
  /** Rolls made in this turn. */
  rolls: number;
  /** What the five dice show. */
  dice: Face[];
  /** The stack of the first tile taken in this turn, or `NONE`. */
  firstTile: number;
  stacks: Stack[];
  players: Player[];
  /** LP-13: the owners of the cards for houses of straw, wood and stone; `NONE` if available. */
  materialCards: number[];
  /** LP-14: tiles blown away. */
  box: Tile[];
}

/** LP-1: a stack has no hidden order; the next tile is drawn when the one above it is taken. */
export interface Stack {
  /** Flower pots of the tile on top, or `NONE` if the stack is empty. */
  top: number;
  /** Flower pots of the tiles below, ascending. */
  below: number[];
}

export interface Player {
  /** In order of building. */
  houses: House[];
  /** Turns begun. */
  turns: number;
}

export const NONE = -1;

/** The numbers of the streams of chance; addresses are built where they are used. */
export const STREAM = { first: 0, tile: 1, dice: 2, wheel: 3 } as const;

const SEAT = { name: 'seat', size: MAX_PLAYERS };

export const streams: readonly Stream[] = [
  { name: 'first', parts: [] },
  {
    name: 'tile',
    parts: [
      { name: 'stack', size: STACKS.length },
      { name: 'position', size: TILES_PER_STACK },
    ],
  },
  {
    name: 'dice',
    parts: [
      SEAT,
      { name: 'turn' },
      { name: 'roll', size: MAX_ROLLS },
      { name: 'die', size: DICE_COUNT },
    ],
  },
  { name: 'wheel', parts: [SEAT, { name: 'turn' }] },
];

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

export function stackAt(state: State, number: number): Stack {
  const stack = state.stacks[number];
  if (stack === undefined) throw new RangeError(`there is no stack ${number}`);
  return stack;
}

/** LP-11: with its roof a house is finished. */
export function isFinished(house: House): boolean {
  return house[house.length - 1]?.kind === 'roof';
}

export function hasDoor(house: House): boolean {
  return house[0]?.kind === 'door';
}

/** Symbols of a kind that have not yet paid for a tile in this turn (LP-8). */
export function unspent(state: State, kind: Kind): number {
  let count = 0;
  for (const face of state.dice) if (face === kind) count++;
  if (state.firstTile !== NONE) {
    const paid = stackKind(state.firstTile);
    if (paid.kind === kind) count -= paid.cost;
  }
  return count;
}

export function countWolves(dice: readonly Face[]): number {
  let count = 0;
  for (const face of dice) if (face === 'wolf') count++;
  return count;
}

export function countEmptyStacks(state: State): number {
  let count = 0;
  for (const stack of state.stacks) if (stack.top === NONE) count++;
  return count;
}

export function clone(state: State): State {
  return {
    options: state.options,
    firstSeat: state.firstSeat,
    seat: state.seat,
    phase: state.phase,
    rolls: state.rolls,
    dice: state.dice.slice(),
    firstTile: state.firstTile,
    stacks: state.stacks.map(({ top, below }) => ({ top, below: below.slice() })),
    players: state.players.map(({ houses, turns }) => ({
      houses: houses.map((house) => house.slice()),
      turns,
    })),
    materialCards: state.materialCards.slice(),
    box: state.box.slice(),
  };
}

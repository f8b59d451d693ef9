import type { Seat } from '@richtfest/engine';
import { DICE_COUNT, type Kind, MAX_PLAYERS, type Material } from '../words.ts';
import { STACKS, type StackKind, TILES_PER_STACK } from '../stacks.ts';

export interface RollMove {
  readonly verb: 'roll';
  /** Ascending, each once. */
  readonly dice: readonly number[];
}
export interface StopMove {
  readonly verb: 'stop';
}
export interface BuildMove {
  readonly verb: 'build';
  readonly kind: Kind;
  readonly material: Material;
  readonly house: number | 'new';
}
export interface DoneMove {
  readonly verb: 'done';
}
export interface BlowMove {
  readonly verb: 'blow';
  readonly seat: Seat;
  readonly house: number;
}

export type Move = RollMove | StopMove | BuildMove | DoneMove | BlowMove;

export const VERBS = [
  'roll',
  'stop',
  'build',
  'done',
  'blow',
] as const satisfies readonly Move['verb'][];

// Moves never change, so that each exists once and lists of them cost no memory in playouts.

/** No seat can own more houses than there are doors and windows to start them with. */
export const MAX_HOUSES = 2 * 3 * TILES_PER_STACK;

export const NO_MOVES: readonly Move[] = [];
export const STOP: StopMove = { verb: 'stop' };
export const DONE: DoneMove = { verb: 'done' };

/** By the set of locked dice (bit 0 is die 0): all ways to roll the others, then `stop`. */
export const ROLLS_AND_STOP: readonly (readonly Move[])[] = rollsByLockedDice();

/** By stack and house. */
const BUILDS: readonly (readonly BuildMove[])[] = STACKS.map(({ kind, material }) =>
  Array.from({ length: MAX_HOUSES }, (_, house) => buildMove(kind, material, house)),
);

const NEW_HOUSES: readonly BuildMove[] = STACKS.map(({ kind, material }) =>
  buildMove(kind, material, 'new'),
);

const BLOWS: readonly (readonly BlowMove[])[] = Array.from({ length: MAX_PLAYERS }, (_, seat) =>
  Array.from({ length: MAX_HOUSES }, (__, house) => ({ verb: 'blow', seat, house })),
);

export function buildOn(stack: StackKind, house: number): BuildMove {
  return BUILDS[stack.number]?.[house] as BuildMove;
}

export function buildNew(stack: StackKind): BuildMove {
  return NEW_HOUSES[stack.number] as BuildMove;
}

export function blowAt(seat: Seat, house: number): BlowMove {
  return BLOWS[seat]?.[house] as BlowMove;
}

function buildMove(kind: Kind, material: Material, house: number | 'new'): BuildMove {
  return { verb: 'build', kind, material, house };
}

function rollsByLockedDice(): Move[][] {
  const all = subsetsFrom(0).map((dice): RollMove => ({ verb: 'roll', dice }));
  return Array.from({ length: 1 << DICE_COUNT }, (_, locked) => [
    ...all.filter(({ dice }) => dice.every((die) => (locked & (1 << die)) === 0)),
    STOP,
  ]);
}

/** Non-empty ascending sets of dice from `first` on, in the order of a dictionary. */
function subsetsFrom(first: number): number[][] {
  const sets: number[][] = [];
  for (let die = first; die < DICE_COUNT; die++) {
    sets.push([die], ...subsetsFrom(die + 1).map((rest) => [die, ...rest]));
  }
  return sets;
}

import { NO_MOVES, type TableReason, schema } from '@richtfest/engine';
import { throwDie } from '../dice.ts';
import type { PigsDealer } from '../events.ts';
import { dieLetter, dieNumber } from '../notation/tiles.ts';
import type { PigsReason } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Moment } from '../turn.ts';
import { DICE_COUNT } from '../words.ts';
import { STOP, type StopMove } from './stop.ts';
import type { PigsVerb } from './verb.ts';

export interface RollMove {
  readonly verb: 'roll';
  /** Ascending, each once. */
  readonly dice: readonly number[];
}

const WORDS = /^([a-e](?: [a-e])*)$/;

export const roll: PigsVerb<RollMove> = {
  phases: ['roll'],
  notNow: { rule: 'LP-6', code: 'rolling-is-over' },
  parameters: {
    dice: schema.array(schema.integer(0, DICE_COUNT - 1), { maxItems: DICE_COUNT }),
  },
  refusal: refuseRoll,
  play: playRoll,
  notation: {
    examples: ['a c e'],
    write: ({ dice }) => dice.map(dieLetter).join(' '),
    read(words) {
      if (!WORDS.test(words)) return undefined;
      const dice = words.split(' ').map(dieNumber);
      return { dice: dice.sort((a, b) => a - b) };
    },
  },
};

// Moves are immutable and shared, so lists of them cost no memory in playouts.

/** By the set of locked dice (bit 0 is die 0): all ways to roll the others, then `stop`. */
const ROLLS_AND_STOP: readonly (readonly (RollMove | StopMove)[])[] = rollsByLockedDice();

function rollsByLockedDice(): (RollMove | StopMove)[][] {
  const all = subsetsFrom(0).map((dice): RollMove => ({ verb: 'roll', dice }));
  return Array.from({ length: 1 << DICE_COUNT }, (_, locked) => [
    ...all.filter(({ dice }) => dice.every((die) => (locked & (1 << die)) === 0)),
    STOP,
  ]);
}

/** Non-empty ascending sets of dice from `first` on, in lexicographic order. */
function subsetsFrom(first: number): number[][] {
  const sets: number[][] = [];
  for (let die = first; die < DICE_COUNT; die++) {
    sets.push([die], ...subsetsFrom(die + 1).map((rest) => [die, ...rest]));
  }
  return sets;
}

/** LP-6: any non-empty set of dice without a wolf, or stop. */
export function rolls(state: State): readonly (RollMove | StopMove)[] {
  return ROLLS_AND_STOP[lockedDice(state)] ?? NO_MOVES;
}

function refuseRoll(state: State, move: RollMove): PigsReason | TableReason | undefined {
  const { dice } = move;
  if (dice.length === 0) return { rule: 'LP-6', code: 'no-dice-chosen' };
  if (dice.some((die, at) => at > 0 && die <= (dice[at - 1] ?? 0))) {
    const problem = 'move.dice must be ascending, each die once';
    return { rule: 'RF-3', code: 'not-a-move', problem };
  }
  const locked = dice.filter((die) => isLocked(state, die));
  if (locked.length === 0) return undefined;
  const causes = locked.map((die) => ({ component: 'die', die }));
  return { rule: 'LP-6', code: 'wolf-is-locked', dice: locked, causes };
}

function playRoll(state: State, move: RollMove, dealer: PigsDealer): Moment {
  state.rolls++;
  for (const die of move.dice) throwDie(state, die, dealer.chance);
  dealer.report?.({
    type: 'dice-rolled',
    seat: state.seat,
    roll: state.rolls,
    thrown: move.dice,
    dice: state.dice.slice(),
  });
  return 'rolled';
}

/** LP-6: a die that shows the wolf is locked for the turn. */
function isLocked(state: State, die: number): boolean {
  return state.dice[die] === 'wolf';
}

function lockedDice(state: State): number {
  let set = 0;
  for (let die = 0; die < state.dice.length; die++) if (isLocked(state, die)) set |= 1 << die;
  return set;
}

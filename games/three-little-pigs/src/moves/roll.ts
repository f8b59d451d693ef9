import type { TableReason } from '@richtfest/engine';
import { throwDie } from '../dice.ts';
import type { PigsDealer } from '../events.ts';
import type { PigsReason } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Moment } from '../turn.ts';
import { type Move, NO_MOVES, type RollMove, ROLLS_AND_STOP } from './move.ts';

/** LP-6: any non-empty set of dice without a wolf, or stop. */
export function rolls(state: State): readonly Move[] {
  return ROLLS_AND_STOP[lockedDice(state)] ?? NO_MOVES;
}

export function refuseRoll(state: State, move: RollMove): PigsReason | TableReason | undefined {
  const { dice } = move;
  if (state.phase === 'wolf') return { rule: 'LP-7', code: 'wolf-has-come' };
  if (state.phase !== 'roll') return { rule: 'LP-6', code: 'rolling-is-over' };
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

export function playRoll(state: State, move: RollMove, dealer: PigsDealer): Moment {
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

/** LP-6: a die that shows the wolf stays as it is for the turn. */
function isLocked(state: State, die: number): boolean {
  return state.dice[die] === 'wolf';
}

function lockedDice(state: State): number {
  let set = 0;
  for (let die = 0; die < state.dice.length; die++) if (isLocked(state, die)) set |= 1 << die;
  return set;
}

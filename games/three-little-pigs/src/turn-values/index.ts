import type { Chance, Outcome, Seat } from '@richtfest/engine';
import { type BlowMove, blows, playBlow } from '../moves/blow.ts';
import { type Move, legal } from '../moves/index.ts';
import { type State, clone } from '../state.ts';
import { valueNet } from './value-net/index.ts';
import { allPlans, plansNow } from './plans.ts';
import { RollValues } from './rolls.ts';
import type { Worth } from './worth.ts';

/**
 * The value of each legal move if the rest of the turn is played well: exact over dice and wheel,
 * estimated only from the end of the turn on.
 */
export const turnValues = turnValuesBy(valueNet);

/** The same with any evaluation of the position at the end of the turn. */
export function turnValuesBy(worth: Worth): (state: State, seat: Seat) => readonly number[] {
  return (state, seat) => {
    const moves = legal(state, seat);
    if (state.phase === 'roll') return rollValues(state, moves, worth);
    if (state.phase === 'build') return buildValues(state, moves, worth);
    return moves.map((move) => blowValue(state, move as BlowMove, worth));
  };
}

function rollValues(state: State, moves: readonly Move[], worth: Worth): number[] {
  const nothing = worth(state, state.seat);
  const targets = blows(state);
  const wolf = Math.max(...targets.map((target) => blowValue(state, target, worth)));
  const values = new RollValues(state, {
    plans: allPlans(state, worth),
    nothing,
    wolf: targets.length === 0 ? nothing : wolf,
  });
  return moves.map((move) =>
    move.verb === 'roll' ? values.ofRoll(state, move.dice) : values.ofStop(state),
  );
}

function buildValues(state: State, moves: readonly Move[], worth: Worth): number[] {
  const plans = plansNow(state, worth);
  return moves.map((move) => {
    if (move.verb !== 'build') return worth(state, state.seat);
    const values = plans.flatMap(({ first, value }) => (first === move ? [value] : []));
    return Math.max(...values);
  });
}

/** The mean over the fields of the wheel. */
function blowValue(state: State, move: BlowMove, worth: Worth): number {
  const { wheel } = state.options;
  const means = new Map<string, number>();
  let sum = 0;
  for (const material of wheel) {
    const known = means.get(material);
    const value = known ?? worth(blown(state, move, material), state.seat);
    means.set(material, value);
    sum += value;
  }
  return sum / wheel.length;
}

function blown(state: State, move: BlowMove, material: Outcome): State {
  const next = clone(state);
  const chance: Chance = {
    pick: <T extends Outcome>(outcomes: readonly T[]) =>
      outcomes.find((field) => field === material) as T,
  };
  playBlow(next, move, { chance, report: undefined });
  return next;
}

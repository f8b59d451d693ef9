import type { Chance, Outcome, Seat } from '@richtfest/engine';
import { leadBetweenTurns } from '../evaluation.ts';
import { blows, playBlow } from '../moves/blow.ts';
import { legal } from '../moves/index.ts';
import type { BlowMove, Move } from '../moves/move.ts';
import { type State, clone } from '../state.ts';
import { plansNow } from './plans.ts';
import { RollValues } from './rolls.ts';

/**
 * What each legal move is worth if the rest of the turn is played well: exact over the dice to
 * come and the wheel, guessed only from the end of the turn on.
 */
export function prospects(state: State, seat: Seat): readonly number[] {
  const moves = legal(state, seat);
  if (state.phase === 'roll') return rollProspects(state, moves);
  if (state.phase === 'build') return buildProspects(state, moves);
  return moves.map((move) => blowValue(state, move as BlowMove));
}

function rollProspects(state: State, moves: readonly Move[]): number[] {
  const nothing = leadBetweenTurns(state, state.seat);
  const targets = blows(state) as readonly BlowMove[];
  const wolf = Math.max(...targets.map((target) => blowValue(state, target)));
  const values = new RollValues(state, { nothing, wolf: targets.length === 0 ? nothing : wolf });
  return moves.map((move) =>
    move.verb === 'roll' ? values.ofRoll(state, move.dice) : values.ofStop(state),
  );
}

function buildProspects(state: State, moves: readonly Move[]): number[] {
  const plans = plansNow(state);
  return moves.map((move) => {
    if (move.verb !== 'build') return leadBetweenTurns(state, state.seat);
    const values = plans.flatMap(({ first, value }) => (first === move ? [value] : []));
    return Math.max(...values);
  });
}

/** The mean over the fields of the wheel. */
function blowValue(state: State, move: BlowMove): number {
  const { wheel } = state.options;
  const means = new Map<string, number>();
  let sum = 0;
  for (const material of wheel) {
    const known = means.get(material);
    const value = known ?? valueAfter(state, move, material);
    means.set(material, value);
    sum += value;
  }
  return sum / wheel.length;
}

function valueAfter(state: State, move: BlowMove, material: Outcome): number {
  const next = clone(state);
  const chance: Chance = {
    pick: <T extends Outcome>(outcomes: readonly T[]) =>
      outcomes.find((field) => field === material) as T,
  };
  playBlow(next, move, { chance, report: undefined });
  return leadBetweenTurns(next, state.seat);
}

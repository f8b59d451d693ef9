import type { Chance, Outcome } from '@richtfest/engine';
import { type BlowMove, blows, playBlow } from '../moves/blow.ts';
import { type State, clone } from '../state.ts';
import { allPlans } from './plans.ts';
import { RollValues } from './rolls.ts';
import type { Worth } from './worth.ts';

/** The values of all rolls of a turn in which nothing was built yet. */
export function turnTable(state: State, worth: Worth): RollValues {
  const nothing = worth(state, state.seat);
  const targets = blows(state);
  const wolf = Math.max(...targets.map((target) => blowValue(state, target, worth)));
  return new RollValues(state, {
    plans: allPlans(state, worth),
    nothing,
    wolf: targets.length === 0 ? nothing : wolf,
  });
}

/** The mean over the fields of the wheel. */
export function blowValue(state: State, move: BlowMove, worth: Worth): number {
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

/** The position after blowing, with this field of the wheel. */
export function blown(state: State, move: BlowMove, material: Outcome): State {
  const next = clone(state);
  const chance: Chance = {
    pick: <T extends Outcome>(outcomes: readonly T[]) =>
      outcomes.find((field) => field === material) as T,
  };
  playBlow(next, move, { chance, report: undefined });
  return next;
}

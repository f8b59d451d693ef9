import type { Chance, OnePlyOutcomes, Seat } from '@richtfest/engine';
import { throwDie } from '../dice.ts';
import type { Move } from '../moves/index.ts';
import type { RollMove } from '../moves/roll.ts';
import type { State } from '../state.ts';
import { advance } from '../turn.ts';
import { DICE_COUNT, FACES, type Face } from '../words.ts';
import type { Worth } from './worth.ts';

/** Caches the values of rolls, because many rolls lead to the same position. */
export function onePlyOutcomes(state: State, seat: Seat, worth: Worth): OnePlyOutcomes<Move> {
  const cache = new Map<string, number>();
  const valueOf = (move: RollMove, chance: Chance) => {
    const next = afterThrow(state, move, chance);
    const key = outcomeKey(next);
    const value = cache.get(key) ?? worth(next, seat);
    cache.set(key, value);
    return value;
  };
  return { of: (move) => (move.verb === 'roll' ? (chance) => valueOf(move, chance) : undefined) };
}

/** A roll changes only the dice and the turn; everything else is shared. */
function afterThrow(state: State, { dice }: RollMove, chance: Chance): State {
  const next = { ...state, rolls: state.rolls + 1, dice: state.dice.slice() };
  for (const die of dice) throwDie(next, die, chance);
  next.players = state.players.map(({ houses, turns }) => ({ houses, turns }));
  advance(next, 'rolled', { chance, report: undefined });
  return next;
}

const DIGIT = Object.fromEntries(
  FACES.map((face, at) => [face, (DICE_COUNT + 1) ** at]),
) as Readonly<Record<Face, number>>;

/**
 * The cache key of a roll: the seat, phase and roll number, and what matters of the dice. LP-3: dice
 * that can be rolled again differ; of the others only the number of each symbol counts.
 */
function outcomeKey({ dice, seat, phase, rolls }: State): string {
  if (phase === 'roll') return `${seat}${rolls}/${dice.join()}`;
  let symbols = 0;
  for (const face of dice) symbols += DIGIT[face];
  return `${phase}${seat}${rolls}/${symbols}`;
}

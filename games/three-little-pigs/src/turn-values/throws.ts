import type { Chance, OnePlyOutcomes, Seat } from '@richtfest/engine';
import { throwDie } from '../dice.ts';
import type { Move } from '../moves/index.ts';
import type { RollMove } from '../moves/roll.ts';
import type { State } from '../state.ts';
import { advance } from '../turn.ts';
import { DICE_COUNT, FACES, type Face } from '../words.ts';
import type { Worth } from './worth.ts';

/**
 * Caches the values of rolls by their symbols, because the order of the dice does not matter to a
 * one-ply evaluation.
 */
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

/** The cache key of a roll: the number of each symbol, the seat, phase and roll number. */
function outcomeKey({ dice, seat, phase, rolls }: State): string {
  let symbols = 0;
  for (const face of dice) symbols += DIGIT[face];
  return `${phase}${seat}${rolls}/${symbols}`;
}

import type { Chance, OnePlyOutcomes, Seat } from '@richtfest/engine';
import { throwDie } from '../dice.ts';
import type { Move } from '../moves/index.ts';
import type { RollMove } from '../moves/roll.ts';
import type { State } from '../state.ts';
import { goOn } from '../turn.ts';
import { DICE_COUNT, FACES, type Face } from '../words.ts';
import type { Worth } from './worth.ts';

/**
 * Of the thousands of ways five dice can fall, those that show the same symbols are looked at
 * once: which die shows which makes no difference to who has stopped thinking there.
 */
export function onePlyOutcomes(state: State, seat: Seat, worth: Worth): OnePlyOutcomes<Move> {
  const known = new Map<string, number>();
  const look = (move: RollMove, chance: Chance) => {
    const next = thrown(state, move, chance);
    const sight = sightOf(next);
    const value = known.get(sight) ?? worth(next, seat);
    known.set(sight, value);
    return value;
  };
  return { of: (move) => (move.verb === 'roll' ? (chance) => look(move, chance) : undefined) };
}

/** A throw changes whose turn it is and what the dice show: all else is shared. */
function thrown(state: State, { dice }: RollMove, chance: Chance): State {
  const next = { ...state, rolls: state.rolls + 1, dice: state.dice.slice() };
  for (const die of dice) throwDie(next, die, chance);
  next.players = state.players.map(({ houses, turns }) => ({ houses, turns }));
  goOn(next, 'rolled', { chance, report: undefined });
  return next;
}

const DIGIT = Object.fromEntries(
  FACES.map((face, at) => [face, (DICE_COUNT + 1) ** at]),
) as Readonly<Record<Face, number>>;

/** What an evaluation sees of a throw: how often each symbol lies there, and for whom. */
function sightOf({ dice, seat, phase, rolls }: State): string {
  let symbols = 0;
  for (const face of dice) symbols += DIGIT[face];
  return `${phase}${seat}${rolls}/${symbols}`;
}

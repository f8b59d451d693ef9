import type { Chance } from '@richtfest/engine';
import { type State, STREAM, playerAt } from './state.ts';
import { DICE_COUNT, type Face, MAX_PLAYERS, MAX_ROLLS } from './words.ts';

/**
 * LP-3, LP-6: throws one die. The address is `dice/seat/turn/roll/die`, so that the luck of a
 * seat's turn does not depend on what anybody decided before.
 */
export function throwDie(state: State, die: number, chance: Chance): void {
  const turn = playerAt(state, state.seat).turns - 1;
  const roll = (turn * MAX_PLAYERS + state.seat) * MAX_ROLLS + (state.rolls - 1);
  const faces = state.options.dice[die] as readonly Face[];
  state.dice[die] = chance.pick(faces, STREAM.dice, roll * DICE_COUNT + die);
}

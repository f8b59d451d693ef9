import type { Chance } from '@richtfest/engine';
import { type State, STREAM, playerAt } from './state.ts';
import { DICE_COUNT, type Face, MAX_PLAYERS, MAX_ROLLS } from './words.ts';

/**
 * LP-3, LP-6: rolls one die. The address is `dice/seat/turn/roll/die`, so a seat's rolls do not
 * depend on earlier decisions.
 */
export function throwDie(state: State, die: number, chance: Chance): void {
  const turn = playerAt(state, state.seat).turns - 1;
  const roll = (turn * MAX_PLAYERS + state.seat) * MAX_ROLLS + (state.rolls - 1);
  const faces = state.options.dice[die] as readonly Face[];
  state.dice[die] = chance.pick(faces, STREAM.dice, roll * DICE_COUNT + die);
}

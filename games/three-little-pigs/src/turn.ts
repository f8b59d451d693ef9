import type { PigsDealer } from './events.ts';
import { canBuild } from './moves/build.ts';
import { canBlow } from './moves/blow.ts';
import { throwDie } from './dice.ts';
import { type State, NONE, countEmptyStacks, countWolves, playerAt } from './state.ts';
import { MAX_ROLLS } from './words.ts';

/** What has just happened in a turn, which determines what comes next. */
export type Moment = 'turn-begins' | 'rolled' | 'stopped' | 'tile-built' | 'turn-ended';

const ALL_DICE = [0, 1, 2, 3, 4] as const;

/** LP-7: this many wolves end the rolling. */
export const WOLVES_THAT_COME = 2;

/** Continues from a moment to the next decision or to the end of the game. */
export function advance(state: State, moment: Moment, dealer: PigsDealer): void {
  let next: Moment | undefined = moment;
  while (next !== undefined) next = follow(state, next, dealer);
}

/** LP-15: the number of empty stacks that ends the game. */
export function stacksToEmpty(players: number): number {
  return Math.max(3, players);
}

function follow(state: State, moment: Moment, dealer: PigsDealer): Moment | undefined {
  switch (moment) {
    case 'turn-begins':
      return firstRoll(state, dealer);
    case 'rolled':
      return settleRoll(state, dealer);
    case 'stopped':
      return startBuilding(state, dealer);
    case 'tile-built':
      return canBuild(state) ? undefined : 'turn-ended';
    case 'turn-ended':
      return passTurn(state, dealer);
  }
}

/** LP-6: the first roll is not a decision. */
function firstRoll(state: State, dealer: PigsDealer): Moment {
  playerAt(state, state.seat).turns++;
  state.rolls = 1;
  dealer.report?.({ type: 'turn-began', seat: state.seat });
  for (const die of ALL_DICE) throwDie(state, die, dealer.chance);
  const { seat, rolls, dice } = state;
  dealer.report?.({ type: 'dice-rolled', seat, roll: rolls, thrown: ALL_DICE, dice: dice.slice() });
  return 'rolled';
}

function settleRoll(state: State, dealer: PigsDealer): Moment | undefined {
  if (countWolves(state.dice) >= WOLVES_THAT_COME) return wolfComes(state, dealer);
  if (state.rolls === MAX_ROLLS) return 'stopped';
  state.phase = 'roll';
  return undefined;
}

/** LP-14: without a house to blow at, the turn just ends. */
function wolfComes(state: State, dealer: PigsDealer): Moment | undefined {
  dealer.report?.({ type: 'wolf-came', seat: state.seat });
  if (!canBlow(state)) {
    dealer.report?.({ type: 'wolf-left', seat: state.seat });
    return 'turn-ended';
  }
  state.phase = 'wolf';
  return undefined;
}

function startBuilding(state: State, dealer: PigsDealer): Moment | undefined {
  if (!canBuild(state)) {
    dealer.report?.({ type: 'nothing-to-build', seat: state.seat });
    return 'turn-ended';
  }
  state.phase = 'build';
  return undefined;
}

/** LP-15: the turn in which the stacks run out is finished; with `finishRound` the round too. */
export function isLastTurn(state: State): boolean {
  const players = state.players.length;
  if (countEmptyStacks(state) < stacksToEmpty(players)) return false;
  return !state.options.finishRound || (state.seat + 1) % players === state.firstSeat;
}

function passTurn(state: State, dealer: PigsDealer): Moment | undefined {
  state.firstTile = NONE;
  if (isLastTurn(state)) {
    state.phase = 'over';
    dealer.report?.({ type: 'game-ended' });
    return undefined;
  }
  state.seat = (state.seat + 1) % state.players.length;
  return 'turn-begins';
}

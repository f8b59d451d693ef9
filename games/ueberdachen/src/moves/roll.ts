import type { UeberdachenDealer } from '../events.ts';
import { filledCells } from '../cells.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import {
  isRoof,
  mayRollThree,
  passTurn,
  setRoof,
  settleRoll,
  takeOpener,
  throwDie,
} from '../turn.ts';
import { MAX_ROLLS } from '../words.ts';
import { ONLY_ROLL, ROLL_OR_THREE } from './interned.ts';
import type { Move } from './move.ts';

/** UD-6, UD-14 */
export function rolls(state: State): readonly Move[] {
  return mayRollThree(playerAt(state, state.seat)) ? ROLL_OR_THREE : ONLY_ROLL;
}

export function refuseRollThree(state: State): UeberdachenReason | undefined {
  const player = playerAt(state, state.seat);
  if (mayRollThree(player)) return undefined;
  const { pillars, floor } = player;
  const causes = [{ component: 'floor', seat: state.seat, floor }];
  return { rule: 'UD-14', code: 'no-three-rolls', pillars, cells: filledCells(player), causes };
}

export function playRollThree(state: State, dealer: UeberdachenDealer): void {
  state.isRollingThree = true;
  playRoll(state, dealer);
}

export function playRoll(state: State, dealer: UeberdachenDealer): void {
  if (state.phase === 'start') rollForPlate(state, dealer);
  else if (state.isRollingThree) rollForSix(state, dealer);
  else rollAsUsual(state, dealer);
}

/** UD-5: three rolls at most, and nothing but the plate counts. */
function rollForPlate(state: State, dealer: UeberdachenDealer): void {
  const { pillar } = throwDie(state, dealer);
  if (pillar) state.phase = 'choose-trade';
  else if (state.rolls === MAX_ROLLS) {
    dealer.report?.({ type: 'no-plate', seat: state.seat });
    passTurn(state, dealer);
  }
}

/** UD-14: until a 6 or three times; no materials and no theft. */
function rollForSix(state: State, dealer: UeberdachenDealer): void {
  const { opener, pillar } = throwDie(state, dealer);
  if (opener) takeOpener(state, dealer);
  if (pillar) sixRolled(state, dealer);
  else state.phase = state.rolls < MAX_ROLLS ? 'roll-again' : 'act';
}

function rollAsUsual(state: State, dealer: UeberdachenDealer): void {
  const { materials, opener, theft, pillar } = throwDie(state, dealer);
  const times = state.isDoubled ? 2 : 1;
  if (opener) takeOpener(state, dealer);
  state.toTake = materials * times;
  state.thefts = theft ? times : 0;
  if (pillar) sixRolled(state, dealer);
  else settleRoll(state, dealer);
}

function sixRolled(state: State, dealer: UeberdachenDealer): void {
  if (isRoof(playerAt(state, state.seat))) {
    setRoof(state, dealer);
    return;
  }
  state.steps = state.isDoubled ? 2 : 1;
  settleRoll(state, dealer);
}

import { withoutParameters } from '@richtfest/engine';
import { filledCells } from '../cells.ts';
import type { UeberdachenDealer } from '../events.ts';
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
import type { UeberdachenVerb } from './verb.ts';

export interface RollMove {
  readonly verb: 'roll';
}
/** UD-14: announces rolling for the 6 and makes the first roll. */
export interface RollThreeMove {
  readonly verb: 'roll-three';
}

export const roll: UeberdachenVerb<RollMove> = {
  ...withoutParameters,
  phases: ['start', 'roll', 'roll-again'],
  notAnAction: { rule: 'UD-6', code: 'already-rolled' },
  refusal: () => undefined,
  play: (state, _move, dealer) => rollDie(state, dealer),
};

export const rollThree: UeberdachenVerb<RollThreeMove> = {
  ...withoutParameters,
  phases: ['roll'],
  notAnAction: { rule: 'UD-6', code: 'already-rolled' },
  refusal: refuseRollThree,
  play(state, _move, dealer) {
    state.isRollingThree = true;
    rollDie(state, dealer);
  },
};

export const ONLY_ROLL: readonly RollMove[] = [{ verb: 'roll' }];
const ROLL_OR_THREE: readonly (RollMove | RollThreeMove)[] = [...ONLY_ROLL, { verb: 'roll-three' }];

/** UD-6, UD-14 */
export function rolls(state: State): readonly (RollMove | RollThreeMove)[] {
  return mayRollThree(playerAt(state, state.seat)) ? ROLL_OR_THREE : ONLY_ROLL;
}

function refuseRollThree(state: State): UeberdachenReason | undefined {
  const player = playerAt(state, state.seat);
  if (mayRollThree(player)) return undefined;
  const { pillars, floor } = player;
  const causes = [{ component: 'floor', seat: state.seat, floor }];
  return { rule: 'UD-14', code: 'no-three-rolls', pillars, cells: filledCells(player), causes };
}

function rollDie(state: State, dealer: UeberdachenDealer): void {
  if (state.phase === 'start') rollForPlate(state, dealer);
  else if (state.isRollingThree) rollForSix(state, dealer);
  else rollAsUsual(state, dealer);
}

/** UD-5: at most three rolls, which can only bring the plate. */
function rollForPlate(state: State, dealer: UeberdachenDealer): void {
  const { pillar } = throwDie(state, dealer);
  if (pillar) state.phase = 'choose-trade';
  else if (state.rolls === MAX_ROLLS) {
    dealer.report?.({ type: 'no-plate', seat: state.seat });
    passTurn(state, dealer);
  }
}

/** UD-14: until a 6 or the third roll; no materials and no theft. */
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

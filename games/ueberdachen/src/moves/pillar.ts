import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { type State, freePlaces, playerAt } from '../state.ts';
import { setPillar, settleRoll } from '../turn.ts';

/** UD-8: among the actions, whether a loose pillar can be set. */
export function canSetLoose(state: State): boolean {
  return state.loose > 0 && freePlaces(playerAt(state, state.seat)) > 0;
}

export function refuseSetPillar(state: State): UeberdachenReason | undefined {
  if (state.phase === 'pillar' || canSetLoose(state)) return undefined;
  if (state.loose === 0) return { rule: 'UD-8', code: 'no-pillar' };
  const { floor } = playerAt(state, state.seat);
  const causes = [{ component: 'floor', seat: state.seat, floor }];
  return { rule: 'UD-8', code: 'no-free-place', causes };
}

export function playSetPillar(state: State, dealer: UeberdachenDealer): void {
  const isLoose = state.phase === 'act';
  setPillar(state, dealer);
  if (isLoose) state.loose--;
  else afterPillar(state, dealer);
}

export function playKeepPillar(state: State, dealer: UeberdachenDealer): void {
  state.loose++;
  dealer.report?.({ type: 'pillar-kept', seat: state.seat });
  afterPillar(state, dealer);
}

/** UD-7: the next step of a doubled 6; a pillar of the bank was no step. */
function afterPillar(state: State, dealer: UeberdachenDealer): void {
  if (state.steps > 0) state.steps--;
  settleRoll(state, dealer);
}

import { withoutParameters } from '@richtfest/engine';
import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { type State, freePlaces, playerAt } from '../state.ts';
import { setPillar, settleRoll } from '../turn.ts';
import type { UeberdachenVerb } from './verb.ts';

export interface SetPillarMove {
  readonly verb: 'set-pillar';
}
export interface KeepPillarMove {
  readonly verb: 'keep-pillar';
}

export const setPillarVerb: UeberdachenVerb<SetPillarMove> = {
  ...withoutParameters,
  phases: ['act', 'pillar'],
  refusal: refuseSetPillar,
  play(state, _move, dealer) {
    const isLoose = state.phase === 'act';
    setPillar(state, dealer);
    if (isLoose) state.loose--;
    else afterPillar(state, dealer);
  },
};

export const keepPillar: UeberdachenVerb<KeepPillarMove> = {
  ...withoutParameters,
  phases: ['pillar'],
  notAnAction: { rule: 'UD-8', code: 'no-pillar' },
  refusal: () => undefined,
  play(state, _move, dealer) {
    state.loose++;
    dealer.report?.({ type: 'pillar-kept', seat: state.seat });
    afterPillar(state, dealer);
  },
};

export const SET_PILLAR: SetPillarMove = { verb: 'set-pillar' };
export const SET_OR_KEEP: readonly (SetPillarMove | KeepPillarMove)[] = [
  SET_PILLAR,
  { verb: 'keep-pillar' },
];

/** UD-8: whether the rolling seat can set a loose pillar as an action. */
export function canSetLoose(state: State): boolean {
  return state.loose > 0 && freePlaces(playerAt(state, state.seat)) > 0;
}

function refuseSetPillar(state: State): UeberdachenReason | undefined {
  if (state.phase === 'pillar' || canSetLoose(state)) return undefined;
  if (state.loose === 0) return { rule: 'UD-8', code: 'no-pillar' };
  const { floor } = playerAt(state, state.seat);
  const causes = [{ component: 'floor', seat: state.seat, floor }];
  return { rule: 'UD-8', code: 'no-free-place', causes };
}

/** UD-7: continues with the next step of a doubled 6; a pillar from the bank is not a step. */
function afterPillar(state: State, dealer: UeberdachenDealer): void {
  if (state.steps > 0) state.steps--;
  settleRoll(state, dealer);
}

import { withoutParameters } from '@richtfest/engine';
import type { PigsVerb } from './verb.ts';

export interface StopMove {
  readonly verb: 'stop';
}

export const STOP: StopMove = { verb: 'stop' };

/** LP-6: after any roll; listed together with the rolls. */
export const stop: PigsVerb<StopMove> = {
  ...withoutParameters,
  phases: ['roll'],
  notNow: { rule: 'LP-6', code: 'rolling-is-over' },
  refusal: () => undefined,
  play(state, _move, dealer) {
    dealer.report?.({ type: 'rolling-stopped', seat: state.seat });
    return 'stopped';
  },
};

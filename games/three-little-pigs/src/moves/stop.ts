import type { PigsDealer } from '../events.ts';
import type { PigsReason } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Moment } from '../turn.ts';

/** LP-6: after any roll; listed together with the rolls. */
export function refuseStop(state: State): PigsReason | undefined {
  if (state.phase === 'wolf') return { rule: 'LP-7', code: 'wolf-has-come' };
  if (state.phase !== 'roll') return { rule: 'LP-6', code: 'rolling-is-over' };
  return undefined;
}

export function playStop(state: State, dealer: PigsDealer): Moment {
  dealer.report?.({ type: 'rolling-stopped', seat: state.seat });
  return 'stopped';
}

import type { GameMove, VerbRules } from '@richtfest/engine';
import type { DutyReason } from '../reasons.ts';
import type { Phase, State } from '../state.ts';
import type { Moment } from '../turn.ts';
import type { DreamHomeTypes } from '../types.ts';
import type { Move } from './index.ts';

export type DreamHomeVerb<M extends GameMove = Move> = VerbRules<
  DreamHomeTypes,
  M,
  Moment | undefined
>;

/** By phase: what the acting seat must do first. */
const DUTIES: Readonly<Record<Exclude<Phase, 'over'>, DutyReason>> = {
  jackhammer: { rule: 'DH-6', code: 'jackhammer-window' },
  discard: { rule: 'DH-7', code: 'column-is-discarded-first' },
  turn: { rule: 'DH-11', code: 'column-is-taken-first' },
  room: { rule: 'DH-12', code: 'room-is-placed-first' },
  decor: { rule: 'DH-19', code: 'tile-is-placed-first' },
  scaffold: { rule: 'DH-21', code: 'scaffold-is-laid-first' },
  helpers: { rule: 'DH-25', code: 'helpers-are-used-now' },
};

export function wrongPhase(state: State, { phases }: DreamHomeVerb): DutyReason {
  const phase = state.phase as keyof typeof DUTIES;
  if (phase !== 'helpers') {
    if (phases.includes('helpers')) return { rule: 'DH-25', code: 'helpers-come-at-the-end' };
    if (phases.includes('jackhammer')) return { rule: 'DH-6', code: 'jackhammer-is-too-late' };
  }
  return DUTIES[phase];
}

import type { DutyReason } from '../reasons.ts';
import type { Phase, State } from '../state.ts';
import type { Move } from './move.ts';

/** What the acting seat must do first, or now. */
const DUTIES: Readonly<Record<Exclude<Phase, 'over'>, DutyReason>> = {
  jackhammer: { rule: 'DH-6', code: 'jackhammer-window' },
  discard: { rule: 'DH-7', code: 'column-is-discarded-first' },
  turn: { rule: 'DH-11', code: 'column-is-taken-first' },
  room: { rule: 'DH-12', code: 'room-is-placed-first' },
  decor: { rule: 'DH-19', code: 'tile-is-placed-first' },
  scaffold: { rule: 'DH-21', code: 'scaffold-is-laid-first' },
  helpers: { rule: 'DH-25', code: 'helpers-are-used-now' },
};

const PHASES: Readonly<Record<Move['verb'], readonly Phase[]>> = {
  jackhammer: ['jackhammer'],
  'decline-jackhammer': ['jackhammer'],
  'discard-column': ['discard'],
  take: ['turn'],
  mixer: ['turn'],
  drill: ['turn'],
  place: ['room'],
  scaffold: ['room', 'scaffold'],
  decorate: ['decor'],
  'decline-decor': ['decor'],
  supplier: ['helpers'],
  handyman: ['helpers'],
  roofer: ['helpers'],
  done: ['helpers'],
};

/** Why a verb has no place in the present phase; undefined if it has. */
export function refuseVerb({ phase }: State, verb: Move['verb']): DutyReason | undefined {
  if (phase === 'over' || PHASES[verb].includes(phase)) return undefined;
  if (phase !== 'helpers') {
    if (PHASES[verb].includes('helpers')) return { rule: 'DH-25', code: 'helpers-come-at-the-end' };
    if (PHASES[verb].includes('jackhammer')) {
      return { rule: 'DH-6', code: 'jackhammer-is-too-late' };
    }
  }
  return DUTIES[phase];
}

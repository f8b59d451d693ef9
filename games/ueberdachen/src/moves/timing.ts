import type { PlayReason } from '../reasons.ts';
import type { Phase, State } from '../state.ts';
import type { Move } from './move.ts';

type Verb = Move['verb'];

/** The table of decisions: when a verb can be played other than among the actions. */
const PHASES_OF: Readonly<Partial<Record<Verb, readonly Phase[]>>> = {
  roll: ['start', 'roll', 'roll-again'],
  'roll-three': ['roll'],
  'choose-trade': ['choose-trade'],
  take: ['take'],
  steal: ['steal'],
  'no-steal': ['steal'],
  pay: ['pay'],
  'set-pillar': ['pillar'],
  'keep-pillar': ['pillar'],
  accept: ['answer'],
  decline: ['answer'],
  counter: ['answer'],
  withdraw: ['answer'],
  pick: ['pick'],
  'pick-none': ['pick'],
  discard: ['discard'],
};

/** What has to be done before anything else. */
const FIRST: Readonly<Record<Exclude<Phase, 'act' | 'over'>, PlayReason>> = {
  start: { rule: 'UD-5', code: 'no-plate-yet' },
  'choose-trade': { rule: 'UD-5', code: 'choose-trade-first' },
  roll: { rule: 'UD-6', code: 'roll-first' },
  'roll-again': { rule: 'UD-14', code: 'rolls-left' },
  take: { rule: 'UD-6', code: 'take-first' },
  steal: { rule: 'UD-12', code: 'theft-first' },
  pillar: { rule: 'UD-8', code: 'pillar-first' },
  pay: { rule: 'UD-11', code: 'pay-first' },
  answer: { rule: 'UD-10', code: 'answer-first' },
  pick: { rule: 'UD-10', code: 'pick-first' },
  discard: { rule: 'UD-13', code: 'surplus-first' },
};

/** Why a verb of another moment has no place among the actions. */
const NOT_NOW: Readonly<Partial<Record<Verb, PlayReason>>> = {
  roll: { rule: 'UD-6', code: 'already-rolled' },
  'roll-three': { rule: 'UD-6', code: 'already-rolled' },
  'choose-trade': { rule: 'UD-5', code: 'no-trade-to-choose' },
  take: { rule: 'UD-6', code: 'nothing-to-take' },
  steal: { rule: 'UD-12', code: 'no-theft' },
  'no-steal': { rule: 'UD-12', code: 'no-theft' },
  pay: { rule: 'UD-11', code: 'nothing-to-pay' },
  'keep-pillar': { rule: 'UD-8', code: 'no-pillar' },
  accept: { rule: 'UD-10', code: 'no-open-offer' },
  decline: { rule: 'UD-10', code: 'no-open-offer' },
  counter: { rule: 'UD-10', code: 'no-open-offer' },
  withdraw: { rule: 'UD-10', code: 'no-open-offer' },
  pick: { rule: 'UD-10', code: 'nothing-to-pick' },
  'pick-none': { rule: 'UD-10', code: 'nothing-to-pick' },
  discard: { rule: 'UD-13', code: 'no-surplus' },
};

/** Why it is not the moment for a verb; undefined if it is. */
export function untimely({ phase }: State, verb: Verb): PlayReason | undefined {
  if (phase === 'over') return undefined;
  if (phase === 'act') return NOT_NOW[verb];
  return PHASES_OF[verb]?.includes(phase) === true ? undefined : FIRST[phase];
}

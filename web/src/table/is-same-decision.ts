import { isEqualJson } from '@richtfest/engine';
import type { MatchSnapshot } from '../match/match-client.ts';

export type Decision = Pick<MatchSnapshot, 'acting' | 'legal'>;

/** What others choose at the same time is no change for who still has the same decision to make. */
export function isSameDecision(one: Decision, other: Decision): boolean {
  if (one === other) return true;
  return (
    other.legal.length > 0 && one.acting === other.acting && isEqualJson(one.legal, other.legal)
  );
}

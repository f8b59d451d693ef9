import { type GameEvent, isEqualJson } from '@richtfest/engine';
import type { MatchSnapshot } from '../match/match-client.ts';

export type Decision = Pick<MatchSnapshot, 'acting' | 'legal' | 'events'>;

/**
 * True if only other players have acted since: their simultaneous choices do not change this
 * player's decision. The player's own move does, even if the legal moves stay the same (a reroll).
 */
export function isSameDecision(one: Decision, other: Decision): boolean {
  if (one === other) return true;
  return (
    other.legal.length > 0 &&
    one.acting === other.acting &&
    isEqualJson(one.legal, other.legal) &&
    one.events.length <= other.events.length &&
    other.events.slice(one.events.length).every((event) => isOfAnother(event, other.acting))
  );
}

function isOfAnother(event: GameEvent, acting: Decision['acting']): boolean {
  const { seat } = event as GameEvent & { readonly seat?: unknown };
  return typeof seat === 'number' && seat !== acting;
}

import type { GameEvent, Seat } from '@richtfest/engine';
import type { MatchSnapshot } from '../match/match-client.ts';

/**
 * The seat whose face stands beside the prompt: the one that acts in the event described there,
 * else the one the table waits for, rather than one that has optional moves only.
 */
export function promptSeatOf(
  { acting, owing, legal }: Pick<MatchSnapshot, 'acting' | 'owing' | 'legal'>,
  latestEvent: GameEvent | undefined,
): Seat | undefined {
  if (latestEvent !== undefined && 'seat' in latestEvent) return latestEvent.seat as Seat;
  return legal.length > 0 ? acting : (owing[0] ?? acting);
}

import { botsAtFirst } from '@richtfest/bots';
import { type Match, hasSeat } from '@richtfest/engine';
import type { MatchStatus } from '../store/event-store.ts';

/** What the store must know of a position; `bots`: those that play now, by seat. */
export function statusOf(
  match: Match,
  bots: ReadonlyMap<number, string> = botsAtFirst(match),
): MatchStatus {
  const owing = match.game.owing(match.state);
  return {
    awaitsBot: [...bots.keys()].some((seat) => hasSeat(owing, seat)),
    isFinished: match.game.result(match.state) !== undefined,
  };
}

/** At the end the match's secret is public, so nothing can be taken back any more. */
export function undoableBy(match: Match, seat: number): number {
  const isFinished = match.game.result(match.state) !== undefined;
  return isFinished ? 0 : match.undoableAtTable(seat);
}

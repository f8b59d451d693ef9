import {
  type ExpectedResult,
  type GameTypes,
  type PlayableGame,
  type Result,
  pointsAhead,
  rank,
  winShares,
} from '@richtfest/engine';
import { hooksOf } from '@richtfest/bots';

export function actualResult(result: Result): ExpectedResult {
  return { shares: winShares(result), points: pointsAhead(result.seats) };
}

/** The result of a position where a rollout stopped: actual, learned, or as if it ended now. */
export function leafResult<T extends GameTypes>(
  game: PlayableGame<T>,
  state: T['State'],
): ExpectedResult {
  const result = game.result(state);
  if (result !== undefined) return actualResult(result);
  const learned = hooksOf(game).expectedResult?.(state);
  if (learned !== undefined) return learned;
  const standing = game.standing(state, 'public').map((tally) => ({ ...tally, tieBreaks: [] }));
  return actualResult(rank(standing));
}

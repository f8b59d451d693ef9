import { type DailyStanding, LEAST_RESULTS } from '@richtfest/protocol/daily';

/**
 * The share of other results that are not better, from 0 to 100; ties count half. Undefined while
 * there are too few results.
 */
export function percentileOf({
  results,
  below,
  equal,
}: Pick<DailyStanding, 'results' | 'below' | 'equal'>): number | undefined {
  if (results < LEAST_RESULTS) return undefined;
  return Math.round((100 * (below + (equal - 1) / 2)) / (results - 1));
}

/** The number of moves two lines have in common from the start. */
export function commonMoves(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((move, index) => move !== other[index]);
  return at < 0 ? one.length : at;
}

/** The seats in order of their points as small symbols, the player's as a house: `🟨🏠🟨`. */
export function placeSymbols(place: number, players: number): string {
  return Array.from({ length: players }, (_, at) => (at + 1 === place ? '🏠' : '🟨')).join('');
}

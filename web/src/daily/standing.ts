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

/** The seats in order of their points as small symbols, the player's as a house: `🟨🏠🟨`. */
function placeSymbols(place: number, players: number): string {
  return Array.from({ length: players }, (_, at) => (at + 1 === place ? '🏠' : '🟨')).join('');
}

interface SharedResult {
  readonly title: string;
  readonly day: string;
  /** The name of the game. */
  readonly game: string;
  readonly place: number;
  readonly players: number;
  /** In words: `Place 2 of 3`, and the percentile, if there is one. */
  readonly said: readonly string[];
}

/** The result as a message, without points, cards or houses. */
export function shareText({ title, day, game, place, players, said }: SharedResult): string {
  const symbols = placeSymbols(place, players);
  return `Richtfest · ${title} ${day}\n${game}\n${symbols} ${said.join(' · ')}`;
}

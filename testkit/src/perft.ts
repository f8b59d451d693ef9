import {
  type Chance,
  FastChance,
  type Game,
  type GameTypes,
  NO_SEATS,
  firstSeatOf,
  keyFromText,
} from '@richtfest/engine';

/** The luck of all perft tables: fixed, so that a count never changes unless the rules do. */
export function perftChance(): Chance {
  return new FastChance(keyFromText('richtfest/perft/1'));
}

/**
 * How many sequences of exactly `depth` moves a position allows under this luck. Where several
 * seats owe a decision, the first of them moves. A rule broken anywhere below shows as a
 * different number, so that a table of such numbers guards far more than it says.
 */
// oxlint-disable-next-line max-params -- position, how far and by which luck
export function perft<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  depth: number,
  chance: Chance = perftChance(),
): number {
  if (depth === 0) return 1;
  const owing = game.owing(state);
  if (owing === NO_SEATS) return 0;
  const seat = firstSeatOf(owing);
  const legal = game.legal(state, seat);
  if (depth === 1) return legal.length;
  let count = 0;
  for (const move of legal) {
    const next = game.clone(state);
    game.play(next, seat, move, { chance, report: undefined });
    count += perft(game, next, depth - 1, chance);
  }
  return count;
}

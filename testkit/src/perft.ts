import {
  type Chance,
  FastChance,
  type Game,
  type GameTypes,
  NO_SEATS,
  firstSeatOf,
  keyFromText,
} from '@richtfest/engine';

/** The fixed chance of all perft tables: counts change only if the rules do. */
export function perftChance(): Chance {
  return new FastChance(keyFromText('richtfest/perft/1'));
}

/**
 * The number of sequences of exactly `depth` moves. If several seats owe a decision, the first of
 * them moves.
 */
// oxlint-disable-next-line max-params -- position, depth and chance
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

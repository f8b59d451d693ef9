import { BANDS, type Puzzle, bandOf } from '@richtfest/review';

/**
 * At most `count` puzzles: those with the largest margins of each band in turn, so that easy and
 * hard ones are equally frequent as far as there are enough. The easiest comes first.
 */
export function selectPuzzles(found: readonly Puzzle[], count: number): Puzzle[] {
  const unique = [...new Map(found.map((puzzle) => [puzzle.id, puzzle])).values()];
  const bands = BANDS.map((band) =>
    unique
      .filter((puzzle) => bandOf(puzzle) === band)
      .sort((one, other) => other.margin.shares - one.margin.shares),
  );
  const selected: Puzzle[] = [];
  for (let rank = 0; rank < unique.length && selected.length < count; rank++) {
    const next = bands.flatMap((band) => band[rank] ?? []);
    selected.push(...next.slice(0, count - selected.length));
  }
  return selected.sort(
    (one, other) => one.difficulty - other.difficulty || (one.id < other.id ? -1 : 1),
  );
}

import { BANDS, type Puzzle, bandOf } from '@richtfest/review';

export interface Selection {
  readonly found: readonly Puzzle[];
  /** They stay in any case: people have links to them. */
  readonly shipped: readonly Puzzle[];
  readonly count: number;
}

/**
 * The shipped puzzles and found ones, at most `count`: each is the one with the largest margin in
 * the band with the fewest, so that easy and hard ones are equally frequent as far as there are
 * enough. The easiest comes first.
 */
export function selectPuzzles({ found, shipped, count }: Selection): Puzzle[] {
  const known = new Set(shipped.map(({ id }) => id));
  const added = new Map(found.filter(({ id }) => !known.has(id)).map((each) => [each.id, each]));
  const bands = BANDS.map((band) => ({
    selected: shipped.filter((puzzle) => bandOf(puzzle) === band),
    left: [...added.values()]
      .filter((puzzle) => bandOf(puzzle) === band)
      .sort((one, other) => one.margin.shares - other.margin.shares),
  }));
  for (let selected = shipped.length; selected < count; selected++) {
    const [fewest] = bands
      .filter(({ left }) => left.length > 0)
      .toSorted((one, other) => one.selected.length - other.selected.length);
    const next = fewest?.left.pop();
    if (next === undefined) break;
    fewest?.selected.push(next);
  }
  return bands
    .flatMap(({ selected }) => selected)
    .sort((one, other) => one.difficulty - other.difficulty || (one.id < other.id ? -1 : 1));
}

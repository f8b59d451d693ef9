import type { Tally } from '@richtfest/engine';

/** The parts of a score, in the order the game lists them. */
export function partsOf(tallies: readonly Tally[]): string[] {
  return [...new Set(tallies.flatMap(({ parts }) => Object.keys(parts)))];
}

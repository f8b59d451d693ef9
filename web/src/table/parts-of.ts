import type { Tally } from '@richtfest/engine';

/** The parts of a score in the game's order. */
export function partsOf(tallies: readonly Tally[]): string[] {
  return [...new Set(tallies.flatMap(({ parts }) => Object.keys(parts)))];
}

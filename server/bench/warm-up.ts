import { LiveTable, type TableOptions } from './live-table.ts';

/** About how many moves a match has. */
const MOVES_PER_MATCH = 60;

/** Matches that together have about this many moves. */
export function matchesOf(moves: number): number {
  return Math.ceil(moves / MOVES_PER_MATCH);
}

/**
 * Plays whole matches at tables of their own, until the server has compiled the code of every phase
 * of a match as one that has run for a while.
 */
export async function warmUp(options: TableOptions, matches: number): Promise<void> {
  const tables: LiveTable[] = [];
  try {
    for (let at = 0; at < matches; at++) {
      const table = await LiveTable.setUp(options);
      tables.push(table);
      await table.connect(() => undefined);
    }
    await Promise.all(tables.map((table) => table.playOut()));
  } finally {
    for (const table of tables) table.close();
  }
}

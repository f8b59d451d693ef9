import { setImmediate } from 'node:timers/promises';
import type { PlayableGame } from '@richtfest/engine';
import { type Puzzle, loadPuzzles } from '@richtfest/review';
import { gameNamed } from '../games.ts';
import { Progress } from '../terminal/progress.ts';
import type { Shell } from '../terminal/shell.ts';
import { stoppable } from '../workers/run-pool.ts';

export interface ShippedPuzzle {
  readonly game: PlayableGame;
  readonly puzzle: Puzzle;
}

/** The shipped puzzles of some games; with `sample`, that many of each, evenly from easy to hard. */
export async function shippedPuzzles(
  ids: readonly string[],
  sample: number | undefined,
): Promise<ShippedPuzzle[]> {
  const games = await Promise.all(ids.map(gameNamed));
  const all = games.map(async (game) => {
    const puzzles = await loadPuzzles(game);
    return sampled(puzzles, sample ?? puzzles.length).map((puzzle) => ({ game, puzzle }));
  });
  return (await Promise.all(all)).flat();
}

function sampled<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (count >= items.length) return items;
  return Array.from(
    { length: count },
    (_, at) => items[Math.floor(((at + 0.5) * items.length) / count)] as Item,
  );
}

/** Works on one puzzle after the other; Ctrl-C stops after the current one. */
export async function eachPuzzle<Result>(
  puzzles: readonly ShippedPuzzle[],
  work: (puzzle: ShippedPuzzle) => Result,
  { err }: Shell,
): Promise<{ readonly results: readonly Result[]; readonly isStopped: boolean }> {
  const progress = new Progress(err, puzzles.length, 'puzzles', { hasLines: true });
  const results: Result[] = [];
  let isStopped = false;
  progress.start();
  const run = async () => {
    for (const puzzle of puzzles) {
      // Lets a signal arrive.
      await setImmediate();
      if (isStopped) break;
      results.push(work(puzzle));
      progress.update(results.length);
    }
  };
  await stoppable(run, () => {
    isStopped = true;
  });
  progress.end();
  return { results, isStopped: results.length < puzzles.length };
}

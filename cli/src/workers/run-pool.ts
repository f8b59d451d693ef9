import { Progress } from '../terminal/progress.ts';
import type { Shell } from '../terminal/shell.ts';
import { ChunkPool, type PoolRun, type PoolSettings } from './pool.ts';

/** What the command answers with when somebody pressed Ctrl-C. */
export const INTERRUPTED = 130;

type Work<Sums> = Omit<PoolSettings<Sums>, 'onStart' | 'onProgress'> & {
  /** What is counted: `games`. */
  readonly unit: string;
  /** How many units a piece of work is. */
  readonly unitsEach: number;
  /** Asked after every chunk: there is no need for more. */
  isEnough?(sums: Sums): boolean;
};

/** Plays with a bar on the terminal; Ctrl-C ends it with what has been played so far. */
export async function runPool<Sums>(work: Work<Sums>, shell: Shell): Promise<PoolRun<Sums>> {
  const progress = new Progress(shell.err, work.count * work.unitsEach, work.unit);
  const pool = new ChunkPool({
    ...work,
    onStart: () => progress.start(),
    onProgress: (done) => {
      progress.update(done * work.unitsEach);
      if (work.isEnough?.(work.sums) === true) pool.stop();
    },
  });
  // A second Ctrl-C, a moment later, ends everything at once. (Some starters pass one on twice.)
  let firstAt: number | undefined;
  const onInterrupt = () => {
    const now = performance.now();
    if (firstAt !== undefined && now - firstAt > 500) process.exit(INTERRUPTED);
    firstAt ??= now;
    pool.stop();
  };
  process.on('SIGINT', onInterrupt);
  try {
    return await pool.run();
  } finally {
    progress.end();
    process.off('SIGINT', onInterrupt);
  }
}

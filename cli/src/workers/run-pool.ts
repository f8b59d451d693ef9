import { Progress } from '../terminal/progress.ts';
import type { Shell } from '../terminal/shell.ts';
import { ChunkPool, type PoolRun, type PoolOptions } from './pool.ts';

/** The exit code after Ctrl-C. */
export const INTERRUPTED = 130;

type Work<Sums> = Omit<PoolOptions<Sums>, 'onStart' | 'onProgress'> & {
  /** The unit of the progress bar: `games`. */
  readonly unit: string;
  /** Units per work item. */
  readonly unitsEach: number;
  /** Checked after every chunk; true stops the run. */
  isEnough?(sums: Sums): boolean;
};

/** Runs the pool with a progress bar; Ctrl-C stops it and returns the results so far. */
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
  try {
    return await stoppable(
      () => pool.run(),
      () => pool.stop(),
    );
  } finally {
    progress.end();
  }
}

/** Runs work that Ctrl-C stops; a second Ctrl-C exits at once. */
export async function stoppable<T>(work: () => Promise<T>, stop: () => void): Promise<T> {
  // Unless the second one comes immediately: npm passes the first one on twice.
  let firstAt: number | undefined;
  const onInterrupt = () => {
    const now = performance.now();
    if (firstAt !== undefined && now - firstAt > 500) process.exit(INTERRUPTED);
    firstAt ??= now;
    stop();
  };
  process.on('SIGINT', onInterrupt);
  try {
    return await work();
  } finally {
    process.off('SIGINT', onInterrupt);
  }
}

import type { MatchFile } from '@richtfest/engine';
import { type Review, type ReviewOptions, Reviewer, type Subject } from '@richtfest/review';
import { Progress } from '../terminal/progress.ts';
import type { Shell } from '../terminal/shell.ts';
import { stoppable } from '../workers/run-pool.ts';
import { UnitPool } from './unit-pool.ts';

/** Each round counts as this many steps of the progress bar. */
const STEPS_PER_ROUND = 100;

export interface ReviewRun {
  /** Undefined if it was stopped before the first result. */
  readonly review: Review | undefined;
  readonly isStopped: boolean;
}

export interface ReviewWork extends ReviewOptions {
  readonly subject: Subject;
  readonly file: MatchFile;
  readonly workers: number;
}

/** Reviews a match with a progress bar; Ctrl-C stops it and returns what is known so far. */
export async function runReview(work: ReviewWork, shell: Shell): Promise<ReviewRun> {
  const reviewer = new Reviewer(work.subject, work);
  const pool = new UnitPool(work.file, work.workers);
  const progress = new Progress(shell.err, reviewer.progress.of * STEPS_PER_ROUND, 'steps');
  progress.start();
  let isStopped = false;
  const run = async () => {
    for (let units = reviewer.next(); units !== undefined; units = reviewer.next()) {
      const { length } = units;
      let done = 0;
      const outcomes = await pool.run(units, () => {
        done++;
        progress.update(Math.round((reviewer.progress.done + done / length) * STEPS_PER_ROUND));
      });
      if (outcomes === undefined) return;
      reviewer.complete(units, outcomes);
    }
  };
  try {
    await stoppable(run, () => {
      isStopped = true;
      pool.stop();
    });
  } finally {
    progress.end();
    await pool.close();
  }
  return { review: reviewer.hasResult ? reviewer.review() : undefined, isStopped };
}

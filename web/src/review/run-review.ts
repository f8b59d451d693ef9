import type { MatchFile } from '@richtfest/engine';
import type { Review, Unit, UnitOutcome } from '@richtfest/review';
import type { ReviewWorker } from './review-worker.ts';

/** The state of a review that is being computed. */
export interface ReviewProgress {
  /** From 0 to 1. */
  readonly share: number;
  /** The latest result, which the following rounds refine. */
  readonly review: Review | undefined;
}

export interface ReviewRunOptions {
  readonly workers: readonly ReviewWorker[];
  /** A factor of the game's default budget. */
  readonly budget: number;
  readonly onProgress: (progress: ReviewProgress) => void;
}

/**
 * Reviews a match with any number of workers; the result does not depend on their number. Undefined
 * if the match can't be replayed. Closing the workers cancels it.
 */
export async function runReview(
  file: MatchFile,
  { workers, budget, onProgress }: ReviewRunOptions,
): Promise<Review | undefined> {
  const [planner] = workers;
  if (planner === undefined) throw new RangeError('a review needs a worker');
  const opened = await Promise.all(workers.map((worker) => worker.ask('open', { file })));
  if (!opened.every(({ isReadable }) => isReadable)) return undefined;
  let round = await planner.ask('plan', { budget });
  while (round.units !== undefined) {
    const { units, review, done, of } = round;
    const outcomes = await carriedOut(units, workers, (completed) =>
      onProgress({ share: (done + completed / units.length) / of, review }),
    );
    round = await planner.ask('complete', { outcomes });
    onProgress({ share: round.done / round.of, review: round.review });
  }
  return round.review;
}

/** The outcomes in the order of the units. */
async function carriedOut(
  units: readonly Unit[],
  workers: readonly ReviewWorker[],
  onCompleted: (completed: number) => void,
): Promise<readonly UnitOutcome[]> {
  const outcomes: UnitOutcome[] = [];
  let next = 0;
  let completed = 0;
  const serve = async (worker: ReviewWorker) => {
    while (next < units.length) {
      const at = next++;
      outcomes[at] = await worker.ask('unit', { unit: units[at] as Unit });
      onCompleted(++completed);
    }
  };
  await Promise.all(workers.map(serve));
  return outcomes;
}

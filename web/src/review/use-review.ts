import type { MatchFile, Seat } from '@richtfest/engine';
import type { Review } from '@richtfest/review';
import { startTransition, useEffect, useState } from 'react';
import { addExercises } from '../exercises/exercise-store.ts';
import { exercisesOf } from '../exercises/exercise.ts';
import { storeReview, storedReview } from './review-store.ts';
import { startReviewWorker } from './review-worker.ts';
import { runReview } from './run-review.ts';

/** More workers than this gain little and need memory. */
const MOST_WORKERS = 8;

export interface ReviewState {
  readonly is: 'computing' | 'complete' | 'failed';
  /** From 0 to 1, in whole hundredths. */
  readonly share: number;
  /** The latest result. */
  readonly review: Review | undefined;
}

const START: ReviewState = { is: 'computing', share: 0, review: undefined };

export interface MatchToReview {
  readonly address: string;
  readonly file: MatchFile;
  /** A factor of the game's default budget. */
  readonly budget: number;
  /** The seats of the people of this device, whose mistakes become exercises. */
  readonly mine: readonly Seat[];
}

/** Reviews a match in Web Workers while the page is open, and stores the result on this device. */
export function useReview(match: MatchToReview): ReviewState {
  const { address, file, budget, mine } = match;
  const [state, setState] = useState(START);
  useEffect(() => {
    const left = new AbortController();
    setState(START);
    const show = (next: ReviewState) => {
      if (left.signal.aborted) return;
      // A new result redraws the page in small steps, so that taps are not delayed.
      startTransition(() => setState((before) => (isSame(before, next) ? before : next)));
    };
    void reviewed({ address, file, budget, mine }, { show, left: left.signal }).catch(
      (error: unknown) => {
        console.error(error);
        show({ ...START, is: 'failed' });
      },
    );
    return () => left.abort();
  }, [address, file, budget, mine]);
  return state;
}

async function reviewed(
  { address, file, budget, mine }: MatchToReview,
  { show, left }: { readonly show: (state: ReviewState) => void; readonly left: AbortSignal },
): Promise<void> {
  const moves = file.moves.length;
  const known = await storedReview(address, { moves, budget });
  if (known !== undefined) return show({ is: 'complete', share: 1, review: known });
  if (left.aborted) return;
  const workers = Array.from({ length: workerCount() }, startReviewWorker);
  const close = () => workers.forEach((worker) => worker.close());
  left.addEventListener('abort', close);
  try {
    const review = await runReview(file, {
      workers,
      budget,
      onProgress: (progress) =>
        show({ is: 'computing', ...progress, share: Math.floor(100 * progress.share) / 100 }),
    });
    if (review === undefined) return show({ ...START, is: 'failed' });
    show({ is: 'complete', share: 1, review });
    await storeReview({ address, moves, budget, review, at: Date.now() });
    await addExercises(exercisesOf({ address, file, mine, review }));
  } finally {
    close();
  }
}

/** One for each core. */
function workerCount(): number {
  return Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));
}

function isSame(one: ReviewState, other: ReviewState): boolean {
  return one.is === other.is && one.share === other.share && one.review === other.review;
}

import { readFileSync } from 'node:fs';
import { findGame } from '@richtfest/catalog';
import type { MatchFile } from '@richtfest/engine';
import { type Review, reviewBudget, reviewMatch, subjectOf } from '@richtfest/review';
import { expect, test } from 'vitest';
import { ReviewDesk, type ReviewRequests } from '../../src/review/review-desk.ts';
import type { ReviewWorker } from '../../src/review/review-worker.ts';
import { type ReviewProgress, runReview } from '../../src/review/run-review.ts';

const BUDGET = 0.01;

function fileOf(path: string): MatchFile {
  const url = new URL(`../../../games/${path}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as MatchFile;
}

/** The first moves of a match. */
const TREES = unfinished(fileOf('best-treehouse/test/matches/v1-two-players'), 8);

function unfinished(whole: MatchFile, moves: number): MatchFile {
  const { result: _, ...file } = whole;
  return { ...file, moves: whole.moves.slice(0, moves) };
}

/** A worker on this thread, whose messages are copied as between threads. */
function workerHere(asked: string[] = []): ReviewWorker {
  const desk = new ReviewDesk();
  const ask = async (kind: keyof ReviewRequests, request: never) => {
    asked.push(kind);
    return structuredClone(await desk[kind](structuredClone(request)));
  };
  return { ask: ask as ReviewWorker['ask'], close: () => undefined };
}

async function reviewWith(
  workers: readonly ReviewWorker[],
  onProgress: (progress: ReviewProgress) => void = () => undefined,
): Promise<Review | undefined> {
  return runReview(TREES, { workers, budget: BUDGET, onProgress });
}

async function reviewOnOneThread(file: MatchFile): Promise<Review> {
  const game = await findGame(file.game)!.load(file.rulesVersion);
  const prepared = subjectOf(game, file);
  if ('problems' in prepared) throw new Error('the match can be replayed');
  const options = { seed: 'review', budget: reviewBudget(game, BUDGET) };
  const work = reviewMatch(prepared.subject, options);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

test('any number of workers gives the review that one thread gives', async () => {
  const expected = await reviewOnOneThread(TREES);
  expect(await reviewWith([workerHere()])).toEqual(expected);
  expect(await reviewWith([workerHere(), workerHere(), workerHere()])).toEqual(expected);
});

test('a first result comes early and is refined; all workers share the work', async () => {
  const asked: string[][] = [[], []];
  const seen: ReviewProgress[] = [];
  const final = await reviewWith(asked.map(workerHere), (progress) => seen.push(progress));
  const first = seen.findIndex(({ review }) => review !== undefined);
  expect(seen[first]!.share).toBeLessThan(0.5);
  expect(seen.at(-1)).toEqual({ share: 1, review: final });
  const shares = seen.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  for (const kinds of asked)
    expect(kinds.filter((kind) => kind === 'unit').length).toBeGreaterThan(5);
  // One of them plans.
  expect(asked[1]!.every((kind) => kind === 'open' || kind === 'unit')).toBe(true);
});

test('a match without its secret has no review', async () => {
  const { secret: _, ...file } = TREES;
  const workers = [workerHere()];
  const review = await runReview(file, { workers, budget: BUDGET, onProgress: () => undefined });
  expect(review).toBeUndefined();
});

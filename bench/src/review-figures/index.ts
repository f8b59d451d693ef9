import { createHash } from 'node:crypto';
import { findGame } from '@richtfest/catalog';
import { INTERRUPTED, type Shell } from '@richtfest/cli';
import type { PlayableGame } from '@richtfest/engine';
import { CERTAINTY, THRESHOLDS, reviewBudget } from '@richtfest/review';
import { Ledger } from '../ledger.ts';
import { writeSections } from '../marked-section.ts';
import { runPieces } from '../run-pieces.ts';
import { tableLines, tableMarkdown } from '../table.ts';
import { COUNTS, type Counts, QUICK, WORK, nameOf, piecesFor } from './pieces.ts';
import { type ReviewEntry, figuresOf } from './report.ts';
import { reviewPiece } from './review-piece.ts';
import { figuresTable } from './figures-table.ts';
import type { ReviewPlan } from './worker.ts';

export interface ReviewFiguresOptions {
  readonly games: readonly string[];
  /** The file that stores results. */
  readonly ledger: string;
  readonly workers: number;
  /** No review starts after this time. */
  readonly minutes: number;
  readonly isQuick: boolean;
  /** Fewer or more matches of a kind. */
  readonly counts: Partial<Counts>;
  /** Reviews nothing and shows stored results. */
  readonly isShowOnly: boolean;
  readonly isJson: boolean;
  /** Writes the table into docs/review.md. */
  readonly isWritten: boolean;
}

/** Makes the reviews that are missing, shows the figures and returns the exit code. */
export async function measureReviews(options: ReviewFiguresOptions, shell: Shell): Promise<number> {
  const ledger = new Ledger<ReviewEntry>(options.ledger);
  const all = ledger.read();
  const end = performance.now() + options.minutes * 60_000;
  const shown: { game: string; entries: ReviewEntry[] }[] = [];
  let isStopped = false;
  for (const [at, game] of options.games.entries()) {
    const fingerprint = fingerprintOf((await findGame(game)?.load()) as PlayableGame);
    const known = all.filter((entry) => entry.game === game);
    const entries = known.filter((entry) => entry.fingerprint === fingerprint);
    const outdated = known.length - entries.length;
    if (outdated > 0) shell.err.line(`Ignored ${outdated} reviews that would be different now.`);
    shown.push({ game, entries });
    if (options.isShowOnly || isStopped) continue;
    const left = (end - performance.now()) / (options.games.length - at);
    const deadline = performance.now() + left;
    isStopped = await reviewGame(
      { game, fingerprint, entries },
      { options, ledger, deadline, shell },
    );
  }
  show(shown, options, shell);
  return isStopped ? INTERRUPTED : 0;
}

/**
 * Identifies how reviews come out: budgets, thresholds and the review of a fixed match. Stored
 * results stay valid while it is unchanged.
 */
function fingerprintOf(game: PlayableGame): string {
  const results = (['again', 'skill'] as const).map((kind) => {
    const options = { now: () => 0, scale: 0.01 };
    const { oneCore: _, twoCores: __, ...result } = reviewPiece(game, { kind, match: 0 }, options);
    return result;
  });
  const settings = { budget: reviewBudget(game), CERTAINTY, THRESHOLDS, WORK };
  const text = JSON.stringify({ settings, results });
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

interface ReviewContext {
  readonly options: ReviewFiguresOptions;
  readonly ledger: Ledger<ReviewEntry>;
  readonly deadline: number;
  readonly shell: Shell;
}

/** Adds the missing reviews to the entries; returns whether it was interrupted. */
async function reviewGame(
  { game, fingerprint, entries }: Omit<ReviewPlan, 'pieces'> & { readonly entries: ReviewEntry[] },
  { options, ledger, deadline, shell }: ReviewContext,
): Promise<boolean> {
  const done = new Set(entries.map(({ piece }) => nameOf(piece)));
  const counts = { ...(options.isQuick ? QUICK : COUNTS), ...options.counts };
  const pieces = piecesFor(counts).filter((piece) => !done.has(nameOf(piece)));
  if (pieces.length === 0) return false;
  const plan: ReviewPlan = { game, fingerprint, pieces };
  const file = new URL('./worker.ts', import.meta.url);
  const { workers } = options;
  return await runPieces(
    { game, file, plan, count: pieces.length, unit: 'reviews' },
    { entries, ledger, workers, deadline, shell },
  );
}

function show(
  shown: readonly { readonly game: string; readonly entries: readonly ReviewEntry[] }[],
  { isJson, isWritten }: ReviewFiguresOptions,
  shell: Shell,
): void {
  const games = shown.map(({ game, entries }) => ({ game, ...figuresOf(entries) }));
  const table = figuresTable(games);
  if (isJson) shell.out.write(`${JSON.stringify({ games })}\n`);
  else shell.out.lines(tableLines(table, shell));
  if (!isWritten) return;
  writeSections('docs/review.md', { 'review figures': tableMarkdown(table) });
  shell.err.line('Wrote the table into docs/review.md.');
}

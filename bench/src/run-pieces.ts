import { type Shell, runPool, timeText } from '@richtfest/cli';
import { gameName } from './game-name.ts';
import type { Ledger } from './ledger.ts';
import { milestones } from './milestones.ts';

/** Pieces of a long measurement of one game, for the threads that run a file. */
export interface Pieces {
  readonly game: string;
  readonly file: URL;
  readonly plan: object;
  readonly count: number;
  readonly unit: string;
}

export interface PiecesContext<Entry> {
  readonly ledger: Ledger<Entry>;
  /** New entries are added to it. */
  readonly entries: Entry[];
  readonly workers: number;
  readonly deadline: number;
  /** Stops earlier. */
  readonly isEnough?: (entries: readonly Entry[]) => boolean;
  readonly shell: Shell;
}

/** Measures the pieces until the deadline and stores each at once; returns whether it was interrupted. */
export async function runPieces<Entry>(
  { game, file, plan, count, unit }: Pieces,
  { ledger, entries, workers, deadline, isEnough, shell }: PiecesContext<Entry>,
): Promise<boolean> {
  const name = gameName(game);
  shell.err.line(`${name}: ${count.toLocaleString('en')} ${unit} to measure.`);
  const report = milestones(name, count, shell);
  const { isStopped, seconds } = await runPool<Entry[]>(
    {
      file,
      plan,
      count,
      workers,
      maxChunk: 1,
      sums: entries,
      add(sums, more) {
        sums.push(...more);
        for (const entry of more) ledger.append(entry);
        report(more.length);
      },
      unit,
      unitsEach: 1,
      isEnough: () => performance.now() > deadline || isEnough?.(entries) === true,
    },
    shell,
  );
  const isLate = performance.now() > deadline;
  const isDone = !isStopped || isEnough?.(entries) === true;
  const how = isDone ? 'done' : isLate ? 'out of time' : 'stopped';
  shell.err.line(`${name}: ${how} after ${timeText(seconds)}.`);
  return !isDone && !isLate;
}

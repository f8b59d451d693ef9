import type { GameTypes } from '@richtfest/engine';
import { type Step, isDoing } from './lesson.ts';

/**
 * Where a lesson stands: everything up to the latest move done is behind, and so is what was told
 * since; a move that is still owed is never skipped. Taking a move back leads back.
 */
export function currentStep<T extends GameTypes>(
  steps: readonly Step<T>[],
  moves: number,
  told: number,
): number {
  let done = 0;
  let earliest = 0;
  for (const [at, step] of steps.entries()) {
    if (!isDoing(step)) continue;
    if (done === moves) return Math.min(Math.max(told, earliest), at);
    done++;
    earliest = at + 1;
  }
  return Math.min(Math.max(told, earliest), steps.length);
}

/** How many moves of a seat stand in a kept log (`0 roll a c`, `0 undo 1`). */
export function movesIn(log: readonly string[], seat: number): number {
  let count = 0;
  for (const entry of log) {
    if (!entry.startsWith(`${seat} `)) continue;
    const [, undone] = /^\d undo (\d+)$/.exec(entry) ?? [];
    count += undone === undefined ? 1 : -Number(undone);
  }
  return count;
}

/** The move that is asked for at a step: its own, or the next one's if it only tells. */
export function nextDoing<T extends GameTypes>(
  steps: readonly Step<T>[],
  at: number,
): Step<T> | undefined {
  return steps.slice(at).find(isDoing);
}

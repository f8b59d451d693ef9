import type { GameTypes } from '@richtfest/engine';
import { type Step, isDoing } from './lesson.ts';

/**
 * The index of the current step: steps up to the latest move are done, and so are
 * later ones already explained. A step with a move is never skipped; undoing a move returns to its step.
 */
export function currentStep<T extends GameTypes>(
  steps: readonly Step<T>[],
  moves: number,
  explained: number,
): number {
  let done = 0;
  let earliest = 0;
  for (const [at, step] of steps.entries()) {
    if (!isDoing(step)) continue;
    if (done === moves) return Math.min(Math.max(explained, earliest), at);
    done++;
    earliest = at + 1;
  }
  return Math.min(Math.max(explained, earliest), steps.length);
}

/** The number of a seat's moves in a stored log (`0 roll a c`, `0 undo 1`), without undone ones. */
export function movesIn(log: readonly string[], seat: number): number {
  let count = 0;
  for (const entry of log) {
    if (!entry.startsWith(`${seat} `)) continue;
    const [, undone] = /^\d undo (\d+)$/.exec(entry) ?? [];
    count += undone === undefined ? 1 : -Number(undone);
  }
  return count;
}

/** The step whose move is asked for: this one, or the next with a move. */
export function nextDoing<T extends GameTypes>(
  steps: readonly Step<T>[],
  at: number,
): Step<T> | undefined {
  return steps.slice(at).find(isDoing);
}

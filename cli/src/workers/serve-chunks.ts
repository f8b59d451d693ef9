import { parentPort } from 'node:worker_threads';
import { UsageError } from '../command-line/usage-error.ts';
import type { Chunk, WorkerMessage } from './messages.ts';

/** The warm-up is at most so long, and at most so much of the whole. */
const WARM_UP_SECONDS = 0.5;
const WARM_UP_SHARE = 0.1;

interface Service<Sums> {
  /** How many pieces of work there are in all. */
  readonly count: number;
  /** Does a piece that does not count. */
  readonly warmUp: (number: number) => void;
  readonly play: (chunk: Chunk) => Sums;
  /** Lets go of what must not outlive the work. */
  readonly close?: () => void;
}

/** A worker's life: it warms up, says how fast it is, and plays what it is handed. */
export function serveChunks<Sums>({ count, warmUp, play, close }: Service<Sums>): void {
  const answer = (message: WorkerMessage<Sums>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(message);
  };
  answer({ type: 'ready', perSecond: speedAfter(warmUp, count) });
  parentPort?.on('message', (chunk: Chunk | 'end') => {
    if (chunk === 'end') {
      close?.();
      parentPort?.close();
      return;
    }
    try {
      answer({ type: 'played', sums: play(chunk), count: chunk.count });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      answer({ type: 'failed', message: error.message });
    }
  });
}

/** Games that do not count, until the code has been compiled for what it is going to do. */
function speedAfter(warmUp: (number: number) => void, count: number): number {
  const start = performance.now();
  const enough = count * WARM_UP_SHARE;
  let played = 0;
  do warmUp(played++);
  while (played < enough && secondsSince(start) < WARM_UP_SECONDS);
  return played / secondsSince(start);
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}

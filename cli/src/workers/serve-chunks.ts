import { parentPort } from 'node:worker_threads';
import { UsageError } from '../command-line/usage-error.ts';
import type { Chunk, WorkerMessage } from './messages.ts';

/** Limits of the warm-up: its time, and its share of the whole work. */
const WARM_UP_SECONDS = 0.5;
const WARM_UP_SHARE = 0.1;

interface ChunkHandlers<Sums> {
  /** The total number of work items. */
  readonly count: number;
  /** Runs a work item whose result is discarded. */
  readonly warmUp: (number: number) => void;
  readonly play: (chunk: Chunk) => Sums;
  /** Releases resources. */
  readonly close?: () => void;
}

/** Runs in a worker: warms up, reports its speed and plays chunks. */
export function serveChunks<Sums>({ count, warmUp, play, close }: ChunkHandlers<Sums>): void {
  const post = (message: WorkerMessage<Sums>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(message);
  };
  post({ type: 'ready', perSecond: speedAfter(warmUp, count) });
  parentPort?.on('message', (chunk: Chunk | 'end') => {
    if (chunk === 'end') {
      close?.();
      parentPort?.close();
      return;
    }
    try {
      post({ type: 'played', sums: play(chunk), count: chunk.count });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      post({ type: 'failed', message: error.message });
    }
  });
}

/** Plays games without counting them until the code has been optimized; returns items per second. */
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

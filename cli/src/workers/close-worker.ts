import type { Worker } from 'node:worker_threads';

/** A worker that takes longer to close is terminated. */
const CLOSE_TIMEOUT_MS = 1000;
/** The `threadId` of a thread that has ended. */
const ENDED = -1;

/** Asks a worker to exit, and terminates it after a timeout. */
export function closeWorker(worker: Worker): Promise<void> {
  if (worker.threadId === ENDED) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => void worker.terminate(), CLOSE_TIMEOUT_MS);
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage('end');
  });
}

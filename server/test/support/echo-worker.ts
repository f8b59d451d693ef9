// A bots' thread that answers with the time it was given.
import { parentPort } from 'node:worker_threads';
import { READY, type TimedQuestion } from '../../src/bots/question.ts';

parentPort?.on('message', ({ atMostMs }: TimedQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage({ move: { atMostMs } });
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(READY);

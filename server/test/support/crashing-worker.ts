// A bot's thread that breaks at every question.
import { parentPort } from 'node:worker_threads';
import { READY } from '../../src/bots/question.ts';

parentPort?.on('message', () => {
  throw new Error('a bot broke');
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(READY);

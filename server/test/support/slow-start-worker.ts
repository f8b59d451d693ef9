// A bots' thread whose program is loaded when the test says so, on a channel named as this file.
import { BroadcastChannel, parentPort } from 'node:worker_threads';
import { READY } from '../../src/bots/question.ts';

const channel = new BroadcastChannel('slow-start-worker');
// oxlint-disable unicorn/require-post-message-target-origin -- threads, no windows
await new Promise((resolve) => {
  channel.onmessage = resolve;
  channel.postMessage('loading');
});
channel.close();
parentPort?.on('message', () => parentPort?.postMessage({ move: 'loaded' }));
parentPort?.postMessage(READY);

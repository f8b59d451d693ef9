// A bots' thread that knows no game and takes the last move.
import { parentPort } from 'node:worker_threads';
import { type BotQuestion, READY } from '../../src/bots/question.ts';

// oxlint-disable unicorn/require-post-message-target-origin -- threads, no windows
parentPort?.on('message', ({ legal, optional }: BotQuestion) => {
  parentPort?.postMessage({ move: optional === undefined ? legal.at(-1) : undefined });
});
parentPort?.postMessage(READY);

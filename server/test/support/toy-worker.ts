// A bots' thread that knows no game: “greedy” takes the first move, “random” the last one and
// whatever it may do though nobody waits for it.
import { parentPort } from 'node:worker_threads';
import { type BotQuestion, READY } from '../../src/bots/question.ts';

parentPort?.on('message', ({ bot, legal, optional }: BotQuestion) => {
  const isKeen = bot === 'random';
  const request = isKeen ? optional?.[0] : undefined;
  const move = optional === undefined ? legal.at(isKeen ? -1 : 0) : request;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage({ move });
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(READY);

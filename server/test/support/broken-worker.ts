// A bot's thread that misbehaves in the way the bot's name in the question says.
import { parentPort } from 'node:worker_threads';
import { type BotQuestion, READY } from '../../src/bots/question.ts';

parentPort?.on('message', ({ bot, seat, legal }: BotQuestion) => {
  const kinds = ['crash', 'hang', 'cheat', 'exit'];
  const kind = kinds.includes(bot) ? bot : kinds[(seat + legal.length) % kinds.length];
  if (kind === 'crash') throw new Error('a bot broke');
  if (kind === 'exit') process.exit(0);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  if (kind === 'cheat') parentPort?.postMessage({ move: { verb: 'win' } });
  if (kind === 'hang') for (;;);
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(READY);

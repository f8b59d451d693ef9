import { parentPort } from 'node:worker_threads';
import { botNamed, lineMove } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { type GameMove, randomFromText } from '@richtfest/engine';
import { READY, type TimedQuestion } from './question.ts';

// A thread that answers one question after the other. It knows a game only by its name. A failure
// ends the thread, and the pool starts a new one.
parentPort?.on('message', (question: TimedQuestion) => void answer(question));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(READY);

async function answer(question: TimedQuestion): Promise<void> {
  const move = await choose(question);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage({ move });
}

async function choose(question: TimedQuestion): Promise<GameMove | undefined> {
  const { seat, observation, legal, optional, atMostMs } = question;
  const game = await findGame(question.game)?.load(question.rulesVersion);
  if (game !== undefined && atMostMs === undefined) return lineMove(game, question);
  const bot = botNamed(question.bot, {
    now: () => performance.now(),
    ...(atMostMs === undefined ? {} : { atMostMs }),
  });
  if (bot === undefined || game === undefined) throw new Error('unknown bot or game');
  const random = randomFromText(question.seed);
  if (optional !== undefined) {
    const volunteer = bot.sees === 'observation' ? bot : undefined;
    return volunteer?.volunteer?.({ game, seat, observation, legal, optional, random });
  }
  if (bot.sees === 'observation') return bot.choose({ game, seat, observation, legal, random });
  return legal[bot.choose(legal.length, random)];
}

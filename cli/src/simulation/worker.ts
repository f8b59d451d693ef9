import { parentPort, workerData } from 'node:worker_threads';
import { addGame, noGames, simulateGame } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { UsageError } from '../command-line/usage-error.ts';
import type { Chunk, WorkerMessage } from './messages.ts';
import { type SimulationPlan, settingsOf } from './plan.ts';
import { saveGame } from './save-game.ts';

/** The warm-up is at most so long, and at most so much of the whole. */
const WARM_UP_SECONDS = 0.5;
const WARM_UP_SHARE = 0.1;

const plan = JSON.parse(workerData as string) as SimulationPlan;
const settings = settingsOf(plan);
const game = (await findGame(plan.game)?.load()) as Game;

answer({ type: 'ready', gamesPerSecond: warmUp() });
parentPort?.on('message', (chunk: Chunk) => answer(play(chunk)));

function answer(message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message);
}

/** Games that do not count, until the code has been compiled for what it is going to do. */
function warmUp(): number {
  const other = { ...settings, seed: `${settings.seed}/warm-up` };
  const start = performance.now();
  const enough = plan.games * WARM_UP_SHARE;
  let played = 0;
  do simulateGame(game, other, played++);
  while (played < enough && secondsSince(start) < WARM_UP_SECONDS);
  return played / secondsSince(start);
}

function play({ from, count }: Chunk): WorkerMessage {
  const start = performance.now();
  const sums = noGames(plan.players);
  try {
    for (let number = from; number < from + count; number++) {
      const { save } = plan;
      const played =
        save === undefined
          ? simulateGame(game, settings, number)
          : saveGame({ game, settings, number, folder: save });
      addGame(sums, played);
    }
  } catch (error) {
    if (error instanceof UsageError) return { type: 'failed', message: error.message };
    throw error;
  }
  return { type: 'played', sums, seconds: secondsSince(start) };
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}

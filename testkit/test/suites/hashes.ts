import { parentPort, workerData } from 'node:worker_threads';
import type { GameTypes } from '@richtfest/engine';
import { type GameFixture, hashesOfGame } from '../../src/index.ts';

/** Plays the games it is told to in a thread of its own and answers with their positions' hashes. */
export function answerWithHashes<T extends GameTypes>(fixture: GameFixture<T>): void {
  const { seed, games } = workerData as { seed: string; games: number };
  const hashes = Array.from({ length: games }, (_, number) => hashesOfGame(fixture, seed, number));
  parentPort?.postMessage(hashes, []);
}

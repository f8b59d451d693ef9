import { parentPort, workerData } from 'node:worker_threads';
import type { GameTypes } from '@richtfest/engine';
import { type GameFixture, hashesOfGame } from '../../src/index.ts';

/** In a worker thread: plays the games of `workerData` and posts the hashes of their positions. */
export function postHashes<T extends GameTypes>(fixture: GameFixture<T>): void {
  const { seed, games } = workerData as { seed: string; games: number };
  const hashes = Array.from({ length: games }, (_, number) => hashesOfGame(fixture, seed, number));
  parentPort?.postMessage(hashes, []);
}

import { parentPort, workerData } from 'node:worker_threads';
import { hashesOfGame } from '@richtfest/testkit';
import { ueberdachenFixture } from './fixture.ts';

/** Plays the games it is told to in a thread of its own and answers with their positions' hashes. */
const { seed, games } = workerData as { seed: string; games: number };
const hashes = Array.from({ length: games }, (_, number) =>
  hashesOfGame(ueberdachenFixture, seed, number),
);
parentPort?.postMessage(hashes, []);

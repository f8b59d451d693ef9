import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GameTypes } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type GameFixture, gameLaws, hashesOfGame } from '../../src/index.ts';

export interface LawSuite<T extends GameTypes> {
  readonly name: string;
  readonly fixture: GameFixture<T>;
  /** A file that calls `postHashes`. */
  readonly worker: URL;
  /** The number of games for each law, for each law in a long run, and in the worker. */
  readonly games: { readonly usual: number; readonly long: number; readonly worker: number };
}

export function testLaws<T extends GameTypes>(suite: LawSuite<T>): void {
  const { name, fixture, worker: file } = suite;
  const isLong = process.env['RICHTFEST_LONG'] === '1';
  const games = isLong ? suite.games.long : suite.games.usual;
  // A limit for endless loops, far beyond what a machine under load needs.
  const timeout = isLong ? 3_600_000 : 600_000;

  describe(`${name} keeps every law`, () => {
    test.each(gameLaws(fixture))('$name', { timeout }, (law) => {
      law.check({ games });
    });

    test('a worker thread reaches the same positions', { timeout }, async () => {
      const workerData = { seed: 'worker', games: suite.games.worker };
      const worker = new Worker(file, { workerData });
      const [hashes] = (await once(worker, 'message')) as [string[][]];
      expect(hashes).toHaveLength(suite.games.worker);
      expect(hashes).toEqual(hashes.map((_, number) => hashesOfGame(fixture, 'worker', number)));
    });
  });
}

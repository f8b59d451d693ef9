import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { gameLaws, hashesOfGame } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import { treehouseFixture } from './fixture.ts';

const isLong = process.env['RICHTFEST_LONG'] === '1';
const games = isLong ? 2000 : 24;
const timeout = isLong ? 600_000 : 60_000;

describe('Best Treehouse Ever keeps every law', () => {
  test.each(gameLaws(treehouseFixture))('$name', { timeout }, (law) => {
    expect(() => law.check({ games })).not.toThrow();
  });

  test('a worker thread reaches the same positions', { timeout }, async () => {
    const workerData = { seed: 'worker', games: 6 };
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { workerData });
    const [hashes] = (await once(worker, 'message')) as [string[][]];
    expect(hashes).toHaveLength(6);
    expect(hashes).toEqual(
      hashes.map((_, number) => hashesOfGame(treehouseFixture, 'worker', number)),
    );
  });
});

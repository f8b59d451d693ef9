import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { gameLaws, hashesOfGame } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import { ueberdachenFixture } from './fixture.ts';

const isLong = process.env['RICHTFEST_LONG'] === '1';
const games = isLong ? 200 : 5;
const timeout = isLong ? 900_000 : 120_000;

describe('Überdachen keeps every law', () => {
  test.each(gameLaws(ueberdachenFixture))('$name', { timeout }, (law) => {
    expect(() => law.check({ games })).not.toThrow();
  });

  test('a worker thread reaches the same positions', { timeout }, async () => {
    const workerData = { seed: 'worker', games: 3 };
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { workerData });
    const [hashes] = (await once(worker, 'message')) as [string[][]];
    expect(hashes).toHaveLength(3);
    expect(hashes).toEqual(
      hashes.map((_, number) => hashesOfGame(ueberdachenFixture, 'worker', number)),
    );
  });
});

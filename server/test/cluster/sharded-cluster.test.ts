import { expect, test } from 'vitest';
import type { ClusterStore, ServerRecord, WorkClaim } from '../../src/store/cluster-store.ts';
import { shardedCluster } from '../../src/store/sharded-cluster.ts';
import type { SqlStore } from '../../src/store/sql-store.ts';

const server: ServerRecord = { id: 'self', release: '1', bus: 1 };
const work: WorkClaim = { server: 'self', at: 0, most: 10 };

const HOME: Partial<ClusterStore> = { renew: async () => ({ time: 7 }) };

/** A cluster whose databases of tables are what the test says. */
function clusterOf(...shards: readonly Partial<ClusterStore>[]) {
  const [home, ...stores] = [HOME, ...shards].map(
    (cluster) => ({ cluster }) as unknown as SqlStore,
  );
  return shardedCluster(() => stores[0]!, stores, home!);
}

test('a database of tables that does not answer delays no lease; one that expired there is a lapse (PR-34)', async () => {
  let renewals = 0;
  let answer = Promise.resolve({ time: 7 });
  const cluster = clusterOf({
    renew: () => {
      renewals++;
      return answer;
    },
  });
  const renew = () => cluster.renew(server, 1);
  await renew();
  const late = Promise.withResolvers<{ time: number }>();
  answer = late.promise;
  expect(await renew()).toEqual({ time: 7, hasLapsed: false });
  expect(await renew()).toEqual({ time: 7, hasLapsed: false });
  expect(renewals).toBe(2);
  late.resolve({ time: 8 });
  expect(await renew()).toEqual({ time: 7, hasLapsed: true });
  answer = Promise.reject(new Error('down'));
  expect((await renew()).time).toBe(7);
});

test('work is claimed where databases answer; what was claimed late is not lost (PR-35)', async () => {
  const late = Promise.withResolvers<string[]>();
  const claims = [
    () => late.promise,
    () => Promise.reject(new Error('down')),
    async () => ['BACK'],
  ];
  const slow = { claimWork: () => claims.shift()!() };
  const cluster = clusterOf(slow, { claimWork: async () => ['PROMPT'] });
  expect(await cluster.claimWork(work)).toEqual(['PROMPT']);
  late.resolve(['LATE']);
  expect(await cluster.claimWork(work)).toEqual(['LATE', 'PROMPT']);
  expect(await cluster.claimWork(work)).toEqual(['PROMPT']);
  expect(await cluster.claimWork(work)).toEqual(['BACK', 'PROMPT']);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { ServerRecord } from '../../src/index.ts';
import { type OpenStore, change, start, table } from './store-contract.ts';

const HOUR = 60 * 60_000;
const server = (id: string): ServerRecord => ({ id, release: '1.0.0', bus: 1 });
const { code } = table;

/** What servers that share a store rely on. */
export function clusterContract(name: string, prepare: () => Promise<OpenStore>): void {
  describe(`${name}: servers and owners`, () => {
    test('a live server is listed until it leaves or its lease expires', async () => {
      const store = await (await prepare())();
      const ids = async () => (await store.cluster.servers()).map(({ id }) => id);
      const { time } = await store.cluster.renew(server('b'), HOUR);
      expect(Math.abs(time - Date.now())).toBeLessThan(HOUR);
      await store.cluster.renew({ ...server('a'), isDraining: true }, HOUR);
      await store.createTable(table);
      await store.cluster.claim(code, { server: 'a' });
      expect(await store.cluster.servers()).toEqual([
        { ...server('a'), isDraining: true },
        server('b'),
      ]);
      expect(await store.cluster.countTables('a')).toBe(1);
      expect(await store.cluster.countTables('b')).toBe(0);
      await store.cluster.leave('b');
      expect(await ids()).toEqual(['a']);
      await store.cluster.renew(server('a'), 1);
      await expect.poll(ids).toEqual([]);
      await store.cluster.renew(server('a'), HOUR);
      expect(await ids()).toEqual(['a']);
      await store.close();
    });

    test('a table has one owner until the lease of that server has expired (PR-33)', async () => {
      const open = await prepare();
      const [here, there] = [await open(), await open()];
      await here.cluster.renew(server('a'), HOUR);
      await there.cluster.renew(server('b'), HOUR);
      await here.createTable(table);
      expect(await here.cluster.ownership(code)).toEqual({ epoch: 0 });
      expect(await here.cluster.claim(code, { server: 'a' })).toEqual({ owner: 'a', epoch: 1 });
      expect(await there.cluster.claim(code, { server: 'b' })).toEqual({ owner: 'a', epoch: 1 });
      expect(await here.cluster.claim(code, { server: 'a' })).toEqual({ owner: 'a', epoch: 1 });
      expect(await there.cluster.ownership(code)).toEqual({ owner: 'a', epoch: 1 });
      await here.cluster.leave('a');
      expect(await there.cluster.ownership(code)).toEqual({ epoch: 1 });
      expect(await there.cluster.claim(code, { server: 'b' })).toEqual({
        owner: 'b',
        epoch: 2,
        takenFrom: 'a',
      });
      expect(await here.cluster.claim('NOSUCH', { server: 'a' })).toBeUndefined();
      expect(await here.cluster.ownership('NOSUCH')).toBeUndefined();
      await here.close();
      await there.close();
    });

    test('of several servers that claim a table at the same time one gets it (PR-33)', async () => {
      const open = await prepare();
      const stores = await Promise.all([open(), open(), open()]);
      const ids = stores.map((_, at) => `server-${at}`);
      await Promise.all(stores.map(({ cluster }, at) => cluster.renew(server(ids[at]!), HOUR)));
      await stores[0].createTable(table);
      const owners = await Promise.all(
        stores.map(({ cluster }, at) => cluster.claim(code, { server: ids[at]! })),
      );
      expect(new Set(owners.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(owners[0]!.epoch).toBe(1);
      await Promise.all(stores.map((store) => store.close()));
    });

    test('a server without a cluster takes a table from any owner, and marks none', async () => {
      const store = await (await prepare())();
      await store.createTable(table);
      const claim = (id: string) => store.cluster.claim(code, { server: id, isAlone: true });
      expect(await claim('first')).toEqual({ owner: 'first', epoch: 0 });
      await store.cluster.renew(server('member'), HOUR);
      await store.cluster.claim(code, { server: 'member' });
      expect(await claim('second')).toEqual({ owner: 'second', epoch: 2 });
      expect(await claim('first')).toEqual({ owner: 'first', epoch: 2 });
      expect(await claim('nobody').then(() => store.cluster.ownership(code))).toEqual({ epoch: 2 });
      expect(await store.cluster.claim('NOSUCH', { server: 'a', isAlone: true })).toBeUndefined();
      await store.close();
    });

    test('an append of an earlier epoch is a conflict and changes nothing (PR-34)', async () => {
      const store = await (await prepare())();
      await store.createTable(table);
      await store.startTable(code, start);
      const append = (version: number, epoch: number) =>
        store.append(code, version, change({ epoch }));
      await store.cluster.claim(code, { server: 'a' });
      expect(await append(0, 1)).toBe('appended');
      await store.cluster.claim(code, { server: 'b' });
      expect(await append(1, 1)).toBe('conflict');
      expect(await store.loadEntries(code, 0)).toHaveLength(1);
      const keyHash = start.seats[0]!.kind === 'person' ? start.seats[0]!.person!.keyHash : '';
      expect(await store.append(code, 1, change({ epoch: 1, keyHash }))).toBe('conflict');
      expect(await store.append(code, 1, change({ epoch: 2, keyHash }))).toBe('appended');
      expect(await append(2, 2)).toBe('appended');
      await store.close();
    });

    test('a table is handed over once, to a server or to the next that claims it (PR-36)', async () => {
      const store = await (await prepare())();
      const { cluster } = store;
      await store.createTable(table);
      await cluster.renew(server('a'), HOUR);
      await cluster.renew(server('b'), HOUR);
      await cluster.claim(code, { server: 'a' });
      expect(await cluster.handOver(code, { epoch: 1, to: 'b' })).toBe(true);
      expect(await cluster.ownership(code)).toEqual({ owner: 'b', epoch: 2 });
      expect(await cluster.handOver(code, { epoch: 1 })).toBe(false);
      expect(await cluster.handOver(code, { epoch: 2 })).toBe(true);
      expect(await cluster.ownership(code)).toEqual({ epoch: 3 });
      expect(await cluster.claim(code, { server: 'a' })).toEqual({ owner: 'a', epoch: 4 });
      await cluster.release('b');
      expect(await cluster.ownership(code)).toEqual({ owner: 'a', epoch: 4 });
      await cluster.release('a');
      expect(await cluster.ownership(code)).toEqual({ epoch: 5 });
      await store.close();
    });

    test('work without a live owner is claimed by one server each (PR-35)', async () => {
      const open = await prepare();
      const [here, there] = [await open(), await open()];
      await here.cluster.renew(server('a'), HOUR);
      await there.cluster.renew(server('b'), HOUR);
      await here.cluster.renew(server('dead'), 1);
      const awaiting = ['BOTS22', 'BOTS33', 'BOTS44', 'BOTS55'];
      for (const each of [...awaiting, 'OWNED2', 'CALM22', 'LATE22']) {
        await here.createTable({ ...table, code: each });
        const timing = each === 'LATE22' ? { timing: { dueAt: 5_000, clocks: [] } } : {};
        const awaitsBot = each !== 'CALM22' && each !== 'LATE22';
        await here.startTable(each, { ...start, awaitsBot, ...timing });
      }
      await here.cluster.claim('OWNED2', { server: 'a' });
      await here.cluster.claim('BOTS22', { server: 'dead' });
      while ((await here.cluster.servers()).length > 2) await sleep(1);
      const work = (id: string) => ({ server: id, at: 5_000, most: 3 });
      const [first, second] = await Promise.all([
        here.cluster.claimWork(work('a')),
        there.cluster.claimWork(work('b')),
      ]);
      const rest = await here.cluster.claimWork(work('a'));
      expect([...first, ...second, ...rest].sort()).toEqual([...awaiting, 'LATE22'].sort());
      expect(await there.cluster.claimWork(work('b'))).toEqual([]);
      expect(await here.cluster.ownership(second[0]!)).toMatchObject({ owner: 'b' });
      await here.close();
      await there.close();
    });
  });
}

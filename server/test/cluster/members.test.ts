import { expect, test } from 'vitest';
import { USUAL_LEASE } from '../../src/cluster/cluster.ts';
import { SEARCH_EVERY } from '../../src/cluster/gateway.ts';
import { ClusterMembers } from '../../src/cluster/members.ts';
import type { ServerRecord } from '../../src/index.ts';

const LEASE = 1_000;
const server = (id: string): ServerRecord => ({ id, release: '1', bus: 1 });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A server whose time the test spends. Each renewal takes `takes` milliseconds. */
function member({ storeAhead = 0 } = {}) {
  let time = 0;
  const world = {
    takes: 0,
    others: [] as (string | ServerRecord)[],
    isConnected: true,
    hasLapsed: false,
  };
  const renewed: ServerRecord[] = [];
  const members = new ClusterMembers(server('self'), {
    limits: { lease: LEASE, renewEvery: 600_000 },
    clock: { ticks: () => time, now: () => 1_000_000 + time },
    isConnected: () => world.isConnected,
    store: {
      renew: async (record) => {
        renewed.push(record);
        time += world.takes;
        // The database has written it halfway through.
        const now = 1_000_000 + time - world.takes / 2 + storeAhead;
        return { time: now, hasLapsed: world.hasLapsed };
      },
      servers: async () =>
        ['self', ...world.others].map((each) => (typeof each === 'string' ? server(each) : each)),
      leave: async () => undefined,
    },
  });
  const [gone, lapses] = [[] as string[], [] as number[]];
  members.onGone((id) => void gone.push(id));
  members.onLapse(() => void lapses.push(time));
  /** Lets time pass and renews the lease. */
  const renew = async (after = 100) => {
    time += after;
    await members.drain();
  };
  return { members, world, renewed, gone, lapses, renew, start: () => members.start(log) };
}

test('a table is taken over early enough for everybody to see the next move within two seconds', () => {
  // At worst the owner is killed just after a renewal: its lease has to expire, the others notice
  // it with their next renewal, and look for the table again. The rest is left for the work.
  const { lease, renewEvery } = USUAL_LEASE;
  expect(lease + renewEvery + SEARCH_EVERY).toBeLessThanOrEqual(1_500);
  // Several renewals may be late before a lease is lost by mistake.
  expect(lease / renewEvery).toBeGreaterThanOrEqual(5);
});

test('a server notices that its lease may have expired, also while it was renewed (PR-34)', async () => {
  const { start, renew, world, lapses } = member();
  await start();
  await renew(LEASE - 1);
  expect(lapses).toEqual([]);
  await renew(LEASE + 1);
  expect(lapses).toHaveLength(1);
  // Sent in time, but committed too late.
  world.takes = 600;
  await renew(500);
  expect(lapses).toHaveLength(2);
  world.takes = 300;
  await renew(100);
  expect(lapses).toHaveLength(2);
});

test('a lease that has expired in one of several databases is a lapse, too (PR-34)', async () => {
  const { start, renew, world, lapses } = member();
  await start();
  world.hasLapsed = true;
  await renew();
  world.hasLapsed = false;
  await renew();
  expect(lapses).toEqual([100]);
});

test('servers that are gone are reported once, also if they came and went between two renewals', async () => {
  const { members, start, renew, world, gone } = member();
  world.others = ['a'];
  await start();
  world.others = [];
  await renew();
  expect(gone).toEqual(['a']);
  members.watch('short-lived');
  await renew();
  expect(gone).toEqual(['a', 'short-lived']);
  world.others = ['b'];
  members.watch('b');
  await renew();
  await renew();
  expect(gone).toEqual(['a', 'short-lived']);
});

test('a server whose clock is wrong follows the database’s', async () => {
  for (const storeAhead of [-5_000, 5_000, 0]) {
    const { members, start, renew, world } = member({ storeAhead });
    world.takes = 40;
    await start();
    expect(members.clockOffset).toBe(storeAhead);
    // A slow renewal says little about the clocks.
    world.takes = 900;
    await renew();
    expect(members.clockOffset).toBe(storeAhead);
  }
});

test('tables are placed at servers of the version before and after, and at no others (PR-57)', async () => {
  const { members, start, world } = member();
  world.others = [
    { ...server('next'), bus: 2 },
    { ...server('later'), bus: 3 },
  ];
  await start();
  const tables = Array.from({ length: 50 }, (_, number) => `TABLE${number}`);
  const places = tables.map((table) => members.placeOf(table));
  expect(new Set(places)).toEqual(new Set(['self', 'next']));
});

test('a server that is cut off from the bus says so; others report it gone and place nothing there (PR-37)', async () => {
  const { members, start, renew, world, renewed, gone } = member();
  world.others = ['a'];
  await start();
  world.others = [{ ...server('a'), isCutOff: true }];
  await renew();
  await renew();
  expect(gone).toEqual(['a']);
  expect(members.isCutOff('a')).toBe(true);
  const tables = Array.from({ length: 50 }, (_, number) => `TABLE${number}`);
  expect(new Set(tables.map((table) => members.placeOf(table)))).toEqual(new Set(['self']));
  world.others = ['a'];
  await renew();
  expect(members.isCutOff('a')).toBe(false);
  world.others = [];
  await renew();
  expect(gone).toEqual(['a', 'a']);
  expect(renewed.some(({ isCutOff }) => isCutOff)).toBe(false);
  world.isConnected = false;
  await renew();
  expect(renewed.at(-1)).toMatchObject({ id: 'self', isCutOff: true });
  expect(members.isCutOff('self')).toBe(false);
});

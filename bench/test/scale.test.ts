import { describe, expect, test } from 'vitest';
import { type Model, capacityFor, limitsOf } from '../src/scale/capacity.ts';
import { EventQueue } from '../src/scale/event-queue.ts';
import { ASSUMPTIONS, type Measurements, moveCosts } from '../src/scale/measurements.ts';
import { simulate } from '../src/scale/simulate.ts';

const run = {
  servers: 1,
  serverCpu: 400,
  natsCpu: 0,
  databaseCpu: 200,
  busMessages: 0,
  busBytes: 0,
  clientBytes: 4000,
};
const measured: Measurements = {
  machine: 'a test',
  socketsPerTable: 4,
  runs: [run, { ...run, servers: 3, serverCpu: 600, natsCpu: 40, busMessages: 4, busBytes: 2000 }],
  memory: { process: 1e8, table: 20_000, socket: 10_000 },
  commitsPerSecond: 2000,
  socketCpuPerMinute: 60,
};
const assumed = { ...ASSUMPTIONS, socketsPerTable: 4, secondsPerMove: 8, utilization: 0.5 };
const model: Model = { measured, assumed, costs: moveCosts(measured, assumed) };

test('costs are extrapolated from two thirds of the connections elsewhere to all of them', () => {
  expect(model.costs).toEqual({
    ownerCpu: 400,
    gatewayCpu: 300,
    natsCpu: 60,
    databaseCpu: 200,
    busMessages: 6,
    busBytes: 3000,
    clientBytes: 4000,
  });
  const half = moveCosts(measured, { ...assumed, socketsPerTable: 2 });
  expect([half.ownerCpu, half.clientBytes, half.databaseCpu]).toEqual([200, 2000, 200]);
  expect(() => moveCosts({ ...measured, runs: [run] }, assumed)).toThrow(/several/u);
});

test('machines follow from the costs', () => {
  const million = capacityFor(1_000_000, 300_000, model);
  // 37,500 moves a second of 700 µs and 1.2 million sockets of 1 µs a second, half used.
  expect(million).toMatchObject({ movesPerSecond: 37_500, serversBy: 'sockets', servers: 120 });
  expect(million).toMatchObject({ shards: 38, shardsBy: 'commits', natsServers: 2 });
  expect(million.clientMegabits).toBe(1200);
  expect(million.membershipRows).toBe(5 * 120 ** 2);
  const few = capacityFor(1000, 300, model);
  expect(few).toMatchObject({ servers: 1, natsServers: 0, shards: 1, busMegabits: 0 });
  // One core, a database of eight, and 0.39 terabytes.
  expect(few.eurosPerMonth).toBeCloseTo(8 + 200 + 0.7776);
});

test('what is exhausted first is listed first', () => {
  const tables = limitsOf(model).map((limit) => limit.tables);
  expect(tables).toEqual(tables.toSorted((a, b) => a - b));
  const commits = limitsOf(model).find(({ resource }) => resource === 'one database: commits');
  expect(commits!.tables).toBe(8000);
});

describe('the simulation', () => {
  const capacity = capacityFor(100_000, 30_000, model);
  const options = { capacity, model, moves: 20_000, seed: 'test' };

  test('finds the utilization that the machines were chosen for', () => {
    const load = simulate(options);
    const movesPerCore = capacity.movesPerSecond / capacity.servers;
    const expected = (movesPerCore * (400 + 300)) / 1e6;
    expect(load.server).toBeGreaterThan(0.9 * expected);
    expect(load.server).toBeLessThan(1.6 * expected);
    expect(load.database).toBeLessThan(0.5);
    // The commit and six hops are the least a move takes.
    expect(load.p50).toBeGreaterThan(assumed.commit + 6 * assumed.hop);
    expect(load.p99).toBeLessThan(50);
  });

  test('gives the same answer for the same seed', () => {
    expect(simulate(options)).toEqual(simulate(options));
    expect(simulate({ ...options, seed: 'other' })).not.toEqual(simulate(options));
  });

  test('shows queues where there are too few servers', () => {
    const overloaded = simulate({ ...options, capacity: { ...capacity, servers: 2 } });
    expect(overloaded.p99).toBeGreaterThan(20 * simulate(options).p99);
  });
});

test('events come out in the order of their times, and in that of their arrival', () => {
  const queue = new EventQueue<string>();
  for (const [at, event] of [
    [3, 'd'],
    [1, 'a'],
    [2, 'b'],
    [3, 'e'],
    [2, 'c'],
  ] as const) {
    queue.add(at, event);
  }
  const order = [];
  for (let next = queue.next(); next !== undefined; next = queue.next()) order.push(next.event);
  expect(order.join('')).toBe('abcde');
  expect(queue.next()).toBeUndefined();
});

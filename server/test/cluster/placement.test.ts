import { expect, test } from 'vitest';
import { rendezvous } from '../../src/cluster/members.ts';

const SERVERS = ['a', 'b', 'c', 'd'];
const tables = Array.from({ length: 4_000 }, (_, number) => `TABLE${number}`);

test('tables are spread evenly over servers', () => {
  const counts = Map.groupBy(tables, (table) => rendezvous(table, SERVERS)!);
  for (const server of SERVERS) expect(counts.get(server)!.length / 1_000).toBeCloseTo(1, 0);
});

test('every server finds the same place, in whatever order it knows the others', () => {
  for (const table of tables.slice(0, 50)) {
    expect(rendezvous(table, SERVERS.toReversed())).toBe(rendezvous(table, SERVERS));
  }
});

test('when a server leaves, only its own tables get another place', () => {
  const left = SERVERS.filter((server) => server !== 'b');
  for (const table of tables) {
    const before = rendezvous(table, SERVERS)!;
    if (before === 'b') expect(left).toContain(rendezvous(table, left));
    else expect(rendezvous(table, left)).toBe(before);
  }
});

test('without servers there is no place', () => {
  expect(rendezvous('TABLE', [])).toBeUndefined();
});

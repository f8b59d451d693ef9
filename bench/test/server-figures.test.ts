import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ServerFigures, serverSections } from '../../server/bench/published.ts';
import { withSection } from '../src/marked-section.ts';

const latency = { count: 3000, p50: 0.5, p95: 1.2, p99: 2.3 };
const load = { movesPerSecond: 6820, cpuPerMove: 140, bytesPerMove: 1762, latency };
const ours = {
  sockets: 2000,
  tables: 500,
  bytesPerTable: 27_955,
  bytesPerSocket: 11_469,
  emptyRss: 1,
  rss: 2,
  steady: { ...load, movesPerSecond: 300 },
  most: load,
};
const opening = { ms: 7.2, cpuMs: 7 };
const one: ServerFigures = {
  ours,
  previous: { ...ours, most: { ...load, bytesPerMove: 7342 } },
  cold: { moves: 1000, snapshot: opening, replay: { ms: 13.4, cpuMs: 13 } },
  theirs: undefined,
};
const cluster = {
  servers: 3,
  tables: 500,
  sockets: 2000,
  movesPerSecond: 300,
  latency,
  cpuPerMove: 1364,
  natsCpuPerMove: 247,
  databaseCpuPerMove: 663,
  clientCpuPerMove: 200,
  bytesPerMove: 1762,
  busMessagesPerMove: 2.6,
  busBytesPerMove: 2033,
};
const standing = { ...latency, serverCpuMs: 1 };

test('the server’s figures fill the sections of the page', () => {
  const page = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8');
  const daily = { results: 10_000, sqlite: standing, postgres: standing };
  const sections = {
    ...serverSections(one, 'two cores'),
    ...serverSections({ cluster }, 'two cores'),
    ...serverSections({ daily }, 'two cores'),
  };
  let written = page;
  for (const [name, text] of Object.entries(sections)) written = withSection(written, name, text);
  for (const row of [
    '| maximum throughput, committed durably | 6,820 moves/s, 140 µs of CPU time per move |',
    '| bytes per move to all four clients | 1,762, complete views 7,342 |',
    '| memory | 27.3 kB per live match, 11.2 kB per socket |',
    "| 3 servers, 300 moves/s, to the last client's receipt | p50 0.5 ms, p95 1.2 ms, p99 2.3 ms |",
    '| a standing among 10,000 daily results, SQLite | p50 0.5 ms, p95 1.2 ms, p99 2.3 ms |',
  ]) {
    expect(written).toContain(row);
  }
  expect(written).not.toContain("boardgame.io's server in the same run");
});

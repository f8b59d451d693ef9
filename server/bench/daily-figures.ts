import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAILY_LEVELS, dayAfter, dayAt } from '@richtfest/protocol/daily';
import { startPostgres } from '../local-cluster/postgres.ts';
import type { Store } from '../src/index.ts';
import { openPostgresStore } from '../src/store/open-postgres-store.ts';
import { openSqliteStore } from '../src/store/open-sqlite-store.ts';
import type { DailyRecord } from '../src/store/daily-store.ts';
import { keyHash } from '../src/tables/secrets.ts';
import { startServer } from './child.ts';
import { Timings } from './timings.ts';

const GAME = 'dream-home';
const WARM_UP = 100;
const REQUESTS = 300;

/** A match file of a daily house has about this many characters. */
const FILE_LENGTH = 4000;

/** Measures requests for the standing among this many results, on SQLite and on PostgreSQL. */
export async function dailyFigures(results: number) {
  const folder = await mkdtemp(join(tmpdir(), 'richtfest-bench-'));
  try {
    const sqlite = await openSqliteStore(join(folder, 'richtfest.sqlite'));
    await fill(sqlite, results);
    const onSqlite = await measure([folder], results);
    const database = await startPostgres(join(folder, 'postgres'), { isDurable: true });
    try {
      await fill(await openPostgresStore(database.url), results);
      return {
        results,
        sqlite: onSqlite,
        postgres: await measure([folder, database.url], results),
      };
    } finally {
      await database.end();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores results of today, and as many of yesterday; and closes the store. */
async function fill(store: Store, results: number): Promise<void> {
  await store.replaceAll(recordsOf(results));
  await store.close();
}

async function* recordsOf(results: number): AsyncGenerator<DailyRecord> {
  const today = dayAt(Date.now());
  const file = JSON.stringify({ moves: ['0 x'.padEnd(FILE_LENGTH, 'x')] });
  for (const day of [today, dayAfter(today, -1)]) {
    for (const level of DAILY_LEVELS) {
      // All of one level: results are compared within a level.
      const count = level === 'family' ? results : results / 10;
      for (let at = 0; at < count; at++) {
        const player = keyHash(keyOf(`${level}-${at}`));
        const result = { day, game: GAME, level, player, score: at % 97, place: 1, file, at };
        yield { daily: result };
      }
    }
  }
}

function keyOf(name: string): string {
  return name.padEnd(32, '-');
}

/** Asks for the standings of different players, one after the other. */
async function measure(args: readonly string[], results: number) {
  const server = await startServer('./our-server.ts', args);
  const path = `http://127.0.0.1:${server.port}/api/daily/${dayAt(Date.now())}/standing`;
  const ask = async (player: number) => {
    const body = JSON.stringify({ key: keyOf(`family-${player}`), game: GAME });
    const headers = { 'content-type': 'application/json' };
    const start = performance.now();
    const response = await fetch(path, { method: 'POST', headers, body });
    const standing = (await response.json()) as { results?: number };
    const ms = performance.now() - start;
    if (standing.results !== results) throw new Error('a standing that does not count all results');
    return ms;
  };
  try {
    for (let at = 0; at < WARM_UP; at++) await ask(at);
    const timings = new Timings();
    const before = await server.cpu();
    for (let at = 0; at < REQUESTS; at++) timings.add(await ask((at * 31) % results));
    const spent = (await server.cpu()) - before;
    const serverCpuMs = Math.round(spent / 10 / REQUESTS) / 100;
    return { ...timings.summary, serverCpuMs };
  } finally {
    await server.end();
  }
}

import type { MatchHeader } from '@richtfest/engine';
import { openPostgresStore } from '../src/store/open-postgres-store.ts';
import type { Store } from '../src/index.ts';
import { keyHash } from '../src/tables/secrets.ts';

/** In a large cluster many servers use a database, each for a few moves at a time. */
const SERVERS = 16;
/** Of a server: it commits two groups of moves at a time, here of one move each. */
const TABLES = 2;
const WARM_UP = 1_000;
/** Milliseconds that are measured. */
const MEASURED = 5_000;

const KEY = keyHash('key of a player'.padEnd(32, '-'));
const PERSON = { name: 'Player', keyHash: KEY, nonce: 'nonce-of-a-player' };
const SEATS = [0, 1].map(() => ({ kind: 'person', person: PERSON }) as const);

/**
 * The moves per second that one PostgreSQL database commits durably for several servers. No two
 * moves share a commit, as they do at a server under load: it can take more moves than this.
 */
export async function commitRate(databaseUrl: string): Promise<number> {
  const stores: Store[] = [];
  for (let at = 0; at < SERVERS; at++) stores.push(await openPostgresStore(databaseUrl));
  try {
    const places = stores.flatMap((store, server) =>
      Array.from({ length: TABLES }, (_, at) => ({ store, code: `BENCH-${server}-${at}` })),
    );
    for (const { store, code } of places) await startTable(store, code);
    let commits = 0;
    const start = performance.now() + WARM_UP;
    await Promise.all(
      places.map(async ({ store, code }) => {
        for (let version = 0; performance.now() < start + MEASURED; version++) {
          await append(store, code, version);
          if (performance.now() > start) commits++;
        }
      }),
    );
    return Math.round((1000 * commits) / (performance.now() - start));
  } finally {
    await Promise.all(stores.map((store) => store.close()));
  }
}

async function startTable(store: Store, code: string): Promise<void> {
  const header: MatchHeader = {
    game: 'any-game',
    rulesVersion: 1,
    options: {},
    seats: SEATS.map(({ person: { name } }) => ({ name })),
    generator: { name: 'chacha20', commitment: KEY, nonces: SEATS.map(() => PERSON.nonce) },
  };
  const table = {
    code,
    createdAt: Date.now(),
    game: header.game,
    rulesVersion: header.rulesVersion,
    options: {},
    secret: KEY,
    hostKeyHash: KEY,
    seats: SEATS,
  };
  await store.createTable(table);
  const start = { at: Date.now(), header, seats: SEATS, awaitsBot: false, isFinished: false };
  if (!(await store.startTable(code, start))) throw new Error('a match that did not begin');
}

async function append(store: Store, code: string, version: number): Promise<void> {
  const outcome = await store.append(code, version, {
    at: Date.now(),
    entry: { seat: version % SEATS.length, move: { verb: 'build', house: 'new', stones: [1, 2] } },
    awaitsBot: false,
    isFinished: false,
    moveId: `move-${version}`,
    keyHash: KEY,
    epoch: 0,
  });
  if (outcome !== 'appended') throw new Error('an append that was in conflict');
}

import type { MatchHeader } from '@richtfest/engine';
import { openPostgresStore } from '../src/store/open-postgres-store.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { keyHash } from '../src/tables/secrets.ts';

/** Tables at which moves are made at the same time: as many as a group commit takes, and more. */
const TABLES = 400;
const WARM_UP = 1_000;
/** Milliseconds that are measured. */
const MEASURED = 5_000;

const KEY = keyHash('key of a player'.padEnd(32, '-'));
const PERSON = { name: 'Player', keyHash: KEY, nonce: 'nonce-of-a-player' };
const SEATS = [0, 1].map(() => ({ kind: 'person', person: PERSON }) as const);

/**
 * The moves per second that one PostgreSQL database commits durably for one server: every table
 * appends its next move as soon as the last one is committed.
 */
export async function commitRate(databaseUrl: string): Promise<number> {
  const store = await openPostgresStore(databaseUrl);
  try {
    const codes = Array.from({ length: TABLES }, (_, at) => `BENCH${at}`);
    await Promise.all(codes.map((code) => startedTable(store, code)));
    let commits = 0;
    const start = performance.now();
    const until = start + WARM_UP + MEASURED;
    await Promise.all(
      codes.map(async (code) => {
        for (let version = 0; performance.now() < until; version++) {
          await append(store, code, version);
          if (performance.now() > start + WARM_UP) commits++;
        }
      }),
    );
    return Math.round((1000 * commits) / (performance.now() - start - WARM_UP));
  } finally {
    await store.close();
  }
}

async function startedTable(store: EventStore, code: string): Promise<void> {
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

async function append(store: EventStore, code: string, version: number): Promise<void> {
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

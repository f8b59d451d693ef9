import { createHash } from 'node:crypto';
import { databaseName } from './database-name.ts';
import { StoreProblem } from './store-problem.ts';

/** Hashes of table codes are whole numbers up to this one. */
const LAST = 0xffff;
const RANGE = /^([\da-f]{4})-([\da-f]{4})=(\S+)$/u;
const URL_START = /^postgres(?:ql)?:\/\//u;
const EXAMPLE = '0000-7fff=postgresql://…/first 8000-ffff=postgresql://…/second';

/** Hashes from the first to the last, and the database of their tables. */
export interface Shard {
  readonly first: number;
  readonly last: number;
  readonly url: string;
}

export interface Databases {
  /** Of accounts, the list of servers and the keys that they share. */
  readonly home: string;
  /** By hash; empty if all tables are in the first database, too. */
  readonly shards: readonly Shard[];
}

/** The position of a table among the shards: the first 16 bits of its code's SHA-256. */
export function shardHash(code: string): number {
  return createHash('sha256').update(code).digest().readUInt16BE(0);
}

/** The shard of a table; undefined if there are none. */
export function shardOf<S extends Pick<Shard, 'first' | 'last'>>(
  shards: readonly S[],
  code: string,
): S | undefined {
  const hash = shardHash(code);
  return shards.find(({ first, last }) => first <= hash && hash <= last);
}

/** The range of a shard as it is written in `DATABASE_URL`. */
export function rangeText({ first, last }: Pick<Shard, 'first' | 'last'>): string {
  return `${hex(first)}-${hex(last)}`;
}

/**
 * Reads `DATABASE_URL`: one database, or the one of the accounts and then those of the tables, each
 * with its range of hashes, separated by spaces.
 */
export function readDatabases(text: string): Databases {
  const [home = '', ...parts] = text.trim().split(/\s+/u);
  if (!URL_START.test(home)) {
    throw new StoreProblem(
      RANGE.test(home)
        ? `DATABASE_URL must begin with the database of the accounts, before the ranges: postgresql://…/accounts ${EXAMPLE}`
        : 'DATABASE_URL must begin with postgresql://, or be left away: then tables are stored in a file.',
    );
  }
  const shards = parts.map(readShard).toSorted((a, b) => a.first - b.first);
  if (shards.length > 0) requireAllHashes(shards);
  requireDifferent([home, ...shards.map(({ url }) => url)]);
  return { home, shards };
}

function readShard(part: string): Shard {
  const [, first = '', last = '', url = ''] = RANGE.exec(part) ?? [];
  if (!URL_START.test(url)) {
    // Without user and password.
    const shown = URL_START.test(part) ? `${databaseName(part)} has no range` : 'one part is not';
    throw new StoreProblem(
      `In DATABASE_URL, databases after the first need a range of hashes, like ${EXAMPLE}; ${shown}.`,
    );
  }
  const shard = { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), url };
  if (shard.first <= shard.last) return shard;
  throw new StoreProblem(`In DATABASE_URL, the range ${first}-${last} ends before it begins.`);
}

function requireAllHashes(shards: readonly Shard[]): void {
  let next = 0;
  for (const { first, last } of [...shards, { first: LAST + 1, last: LAST + 1 }]) {
    if (first > next) {
      const gap = rangeText({ first: next, last: first - 1 });
      throw new StoreProblem(`In DATABASE_URL, no database has the hashes ${gap}.`);
    }
    if (first < next) {
      const both = rangeText({ first, last: Math.min(last, next - 1) });
      throw new StoreProblem(`In DATABASE_URL, two databases have the hashes ${both}.`);
    }
    next = last + 1;
  }
}

function requireDifferent(urls: readonly string[]): void {
  const twice = urls.find((url, at) => urls.indexOf(url) < at);
  if (twice === undefined) return;
  throw new StoreProblem(`DATABASE_URL names ${databaseName(twice)} twice.`);
}

function hex(hash: number): string {
  return hash.toString(16).padStart(4, '0');
}

import { MOST_TABLES } from '../online/seat-keys.ts';
import { type Chronicle, NO_CHRONICLE, mergedChronicles } from '../statistics/chronicle.ts';

/**
 * The data of an account, shared by its devices. Merging is commutative, associative and
 * idempotent, so that all devices converge.
 */
export interface AccountData {
  readonly format: 1;
  readonly name: Stamped<string>;
  /** By the name of the setting. */
  readonly settings: Readonly<Record<string, Stamped<unknown>>>;
  /** By the table's code. */
  readonly tables: Readonly<Record<string, AccountTable>>;
  readonly chronicle: Chronicle;
}

/** The latest value wins. */
export interface Stamped<T> {
  readonly value: T;
  /** The time of the change; all times are milliseconds since 1970. */
  readonly at: number;
}

/** An online table and the account's seats at it. */
export interface AccountTable {
  readonly game: string;
  readonly usedAt: number;
  /** The time of deletion; a later use restores it. */
  readonly droppedAt: number;
  readonly isFinished: boolean;
  readonly hostKey: string;
  /**
   * By key, not by number: a moved seat has a new key, and dropping the old one must not drop the
   * seat.
   */
  readonly seats: Readonly<Record<string, AccountSeat>>;
}

export interface AccountSeat {
  readonly seat: number;
  readonly at: number;
  readonly isDropped: boolean;
}

/** At most this many deleted tables are remembered. */
const MOST_DROPPED = 100;

export function emptyData(name: string, at: number): AccountData {
  const called = { value: name, at };
  return { format: 1, name: called, settings: {}, tables: {}, chronicle: NO_CHRONICLE };
}

export function merged(one: AccountData, other: AccountData): AccountData {
  return {
    format: 1,
    name: later(one.name, other.name),
    settings: both(one.settings, other.settings, later),
    tables: latest(both(one.tables, other.tables, mergedTables)),
    chronicle: mergedChronicles(one.chronicle, other.chronicle),
  };
}

export function isLive({ usedAt, droppedAt }: AccountTable): boolean {
  return usedAt > droppedAt;
}

type ByName<T> = Readonly<Record<string, T>>;

/** The union of both in alphabetical order; common entries are merged. */
function both<T>(one: ByName<T>, other: ByName<T>, join: (a: T, b: T) => T): ByName<T> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const [mine, theirs] = [one[name], other[name]];
      if (mine === undefined || theirs === undefined) return [name, (mine ?? theirs) as T];
      return [name, join(mine, theirs)];
    }),
  );
}

/** For changes in the same millisecond, the text order decides. */
function later<T extends { readonly at: number }>(one: T, other: T): T {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other;
}

function mergedTables(one: AccountTable, other: AccountTable): AccountTable {
  return {
    game: one.game >= other.game ? one.game : other.game,
    usedAt: Math.max(one.usedAt, other.usedAt),
    droppedAt: Math.max(one.droppedAt, other.droppedAt),
    isFinished: one.isFinished || other.isFinished,
    hostKey: one.hostKey >= other.hostKey ? one.hostKey : other.hostKey,
    seats: both(one.seats, other.seats, later),
  };
}

/** The least recently used entries are dropped. */
function latest(tables: ByName<AccountTable>): ByName<AccountTable> {
  const all = Object.entries(tables).sort(
    ([code, a], [next, b]) => touchedAt(b) - touchedAt(a) || (code < next ? -1 : 1),
  );
  const kept = [
    ...all.filter(([, table]) => isLive(table)).slice(0, MOST_TABLES),
    ...all.filter(([, table]) => !isLive(table)).slice(0, MOST_DROPPED),
  ];
  return Object.fromEntries(kept.sort(([code], [next]) => (code < next ? -1 : 1)));
}

function touchedAt({ usedAt, droppedAt }: AccountTable): number {
  return Math.max(usedAt, droppedAt);
}

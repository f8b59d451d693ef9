import { MOST_TABLES } from '../online/seat-keys.ts';
import { type Chronicle, NO_CHRONICLE, mergedChronicles } from '../statistics/chronicle.ts';

/**
 * What an account keeps, as its devices agree on it. Every part can be merged with another
 * device's, and whichever comes first, and however often, the outcome is the same.
 */
export interface AccountData {
  readonly format: 1;
  readonly name: Stamped<string>;
  /** By the name of the setting. */
  readonly settings: Readonly<Record<string, Stamped<unknown>>>;
  /** By the table's code. */
  readonly tables: Readonly<Record<string, KeptTable>>;
  readonly chronicle: Chronicle;
}

/** The latest wins. */
export interface Stamped<T> {
  readonly value: T;
  /** When it was settled; milliseconds since 1970, as all times here. */
  readonly at: number;
}

/** A table by link, and the seats this account speaks for. */
export interface KeptTable {
  readonly game: string;
  readonly usedAt: number;
  /** Cleared away then; using it later brings it back. */
  readonly droppedAt: number;
  readonly isFinished: boolean;
  readonly hostKey: string;
  /**
   * By key, not by number: a seat that moved has a new key, and whoever drops the old one
   * must not drop the seat.
   */
  readonly seats: Readonly<Record<string, KeptSeat>>;
}

export interface KeptSeat {
  readonly seat: number;
  readonly at: number;
  readonly isDropped: boolean;
}

/** So many tables that were cleared away are remembered. */
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

export function isLive({ usedAt, droppedAt }: KeptTable): boolean {
  return usedAt > droppedAt;
}

type ByName<T> = Readonly<Record<string, T>>;

/** Everything of both, in the order of the alphabet; what both have is joined. */
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

/** Of what was settled in the same millisecond, the text decides. */
function later<T extends { readonly at: number }>(one: T, other: T): T {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other;
}

function mergedTables(one: KeptTable, other: KeptTable): KeptTable {
  return {
    game: one.game >= other.game ? one.game : other.game,
    usedAt: Math.max(one.usedAt, other.usedAt),
    droppedAt: Math.max(one.droppedAt, other.droppedAt),
    isFinished: one.isFinished || other.isFinished,
    hostKey: one.hostKey >= other.hostKey ? one.hostKey : other.hostKey,
    seats: both(one.seats, other.seats, later),
  };
}

/** What nobody has touched for longest makes room. */
function latest(tables: ByName<KeptTable>): ByName<KeptTable> {
  const all = Object.entries(tables).sort(
    ([code, a], [next, b]) => touchedAt(b) - touchedAt(a) || (code < next ? -1 : 1),
  );
  const kept = [
    ...all.filter(([, table]) => isLive(table)).slice(0, MOST_TABLES),
    ...all.filter(([, table]) => !isLive(table)).slice(0, MOST_DROPPED),
  ];
  return Object.fromEntries(kept.sort(([code], [next]) => (code < next ? -1 : 1)));
}

function touchedAt({ usedAt, droppedAt }: KeptTable): number {
  return Math.max(usedAt, droppedAt);
}

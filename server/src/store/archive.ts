import type { ChatLine } from '@richtfest/protocol';
import type { AccountRecord, AccountStore } from './account-store.ts';
import type { DailyRecord } from './daily-store.ts';
import type { EventStore, StoredEntry, StoredTable } from './event-store.ts';
import type { StoredNotice } from './notice-store.ts';

/** Operations on a whole store, for operators. */
export interface Archive {
  stats(): Promise<StoreStats>;
  /** Permanently deletes tables and accounts that are no longer needed. */
  prune(cutoffs: PruneCutoffs): Promise<Pruned>;
  /** A consistent export of everything, while others keep writing. */
  records(): AsyncIterable<StoreRecord>;
  /** Replaces everything, or nothing if anything is wrong. Returns the number of tables. */
  replaceAll(records: AsyncIterable<StoreRecord>, keys?: ServerKeys): Promise<number>;
  serverKeys(): Promise<ServerKeys>;
}

export type Store = EventStore & Archive & { readonly accounts: AccountStore };

export type StoreRecord = TableRecord | AccountRecord | DailyRecord;

/** A table with its log and its chat. A snapshot is none of it: it follows from the log. */
export interface TableRecord {
  readonly table: StoredTable;
  readonly awaitsBot: boolean;
  readonly entries: readonly StoredEntry[];
  /** Absent if there are no chat lines. */
  readonly lines?: readonly ChatLine[];
  /** Absent if nobody wants notifications. */
  readonly notices?: readonly StoredNotice[];
}

/** Keys that all servers of a store share; part of backups so that notifications keep working. */
export type ServerKeys = Readonly<Record<string, string>>;

export interface StoreStats {
  readonly schema: number;
  /** Tables: not started, running, finished, closed before the end. */
  readonly waiting: number;
  readonly running: number;
  readonly finished: number;
  readonly closed: number;
  readonly entries: number;
  readonly accounts: number;
  /** Tables by game. */
  readonly games: Readonly<Record<string, number>>;
  /** The time of the last change; absent in an empty store. */
  readonly touchedAt?: number;
}

export interface PruneCutoffs {
  /** Tables whose match was over before this. */
  readonly finishedBefore: number;
  /** Unfinished tables, including closed ones, that have not changed since this. */
  readonly abandonedBefore: number;
  /** Accounts that have not been used since this. */
  readonly accountsBefore: number;
  /** Results of daily houses before this day; absent: all stay. */
  readonly dailyBefore?: string;
  /**
   * Sessions, challenges and shared score pads that expired before this; absent: they stay until
   * the next of their kind is created.
   */
  readonly endedBefore?: number;
  /** Counts without deleting. */
  readonly isRehearsal: boolean;
}

export interface Pruned {
  readonly finished: number;
  readonly abandoned: number;
  readonly accounts: number;
  /** Results of daily houses. */
  readonly daily: number;
}

import type { ChatLine } from '@richtfest/protocol';
import type { AccountRecord, AccountStore } from './account-store.ts';
import type { EventStore, StoredEntry, StoredTable } from './event-store.ts';
import type { StoredNotice } from './notice-store.ts';

/** What an operator does with a store as a whole. */
export interface Archive {
  stats(): Promise<StoreStats>;
  /** Deletes, for good, the tables and accounts nobody needs any more. */
  prune(cutoffs: PruneCutoffs): Promise<Pruned>;
  /** Everything, as it was at one moment, while others go on writing. */
  records(): AsyncIterable<StoreRecord>;
  /** Replaces everything there is, or, if anything is wrong, nothing. Returns how many tables. */
  replaceAll(records: AsyncIterable<StoreRecord>, keys?: ServerKeys): Promise<number>;
  serverKeys(): Promise<ServerKeys>;
}

export type Store = EventStore & Archive & { readonly accounts: AccountStore };

export type StoreRecord = TableRecord | AccountRecord;

/** A table with its log and its chat. A snapshot is none of it: it follows from the log. */
export interface TableRecord {
  readonly table: StoredTable;
  readonly awaitsBot: boolean;
  readonly entries: readonly StoredEntry[];
  /** Absent: nothing was said. */
  readonly lines?: readonly ChatLine[];
  /** Absent: nobody wants to be told. */
  readonly notices?: readonly StoredNotice[];
}

/** What the servers on one store share; in a backup, so that notices keep working. */
export type ServerKeys = Readonly<Record<string, string>>;

export interface StoreStats {
  readonly schema: number;
  /** Tables: not begun, being played, over, closed before they were over. */
  readonly waiting: number;
  readonly running: number;
  readonly finished: number;
  readonly closed: number;
  readonly entries: number;
  readonly accounts: number;
  /** Tables by game. */
  readonly games: Readonly<Record<string, number>>;
  /** When anything last changed; absent in an empty store. */
  readonly touchedAt?: number;
}

export interface PruneCutoffs {
  /** Tables whose match was over before this. */
  readonly finishedBefore: number;
  /** Tables that are not over, closed ones among them, and at which nothing has changed since this. */
  readonly abandonedBefore: number;
  /** Accounts nobody has used since this. */
  readonly accountsBefore: number;
  /** Sessions that ended before this; absent: they stay until somebody signs in. */
  readonly endedBefore?: number;
  /** Only counts. */
  readonly isRehearsal: boolean;
}

export interface Pruned {
  readonly finished: number;
  readonly abandoned: number;
  readonly accounts: number;
}

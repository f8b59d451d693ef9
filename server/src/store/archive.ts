import type { AccountRecord, AccountStore } from './account-store.ts';
import type { EventStore, StoredEntry, StoredTable } from './event-store.ts';

/** What whoever runs a server does with its store as a whole. */
export interface Archive {
  stats(): Promise<StoreStats>;
  /** Deletes, for good, the tables and accounts nobody needs any more. */
  prune(wish: PruneWish): Promise<Pruned>;
  /** Everything, as it was at one moment, while others go on writing. */
  records(): AsyncIterable<StoreRecord>;
  /** Replaces everything there is, or, if anything is wrong, nothing. Returns how many tables. */
  replaceAll(records: AsyncIterable<StoreRecord>): Promise<number>;
}

export type Store = EventStore & Archive & { readonly accounts: AccountStore };

export type StoreRecord = TableRecord | AccountRecord;

/** A table with its log. A snapshot is none of it: it follows from the log. */
export interface TableRecord {
  readonly table: StoredTable;
  readonly awaitsBot: boolean;
  readonly entries: readonly StoredEntry[];
}

export interface StoreStats {
  readonly schema: number;
  /** Tables: not begun, being played, over. */
  readonly waiting: number;
  readonly running: number;
  readonly finished: number;
  readonly entries: number;
  readonly accounts: number;
  /** Tables by game. */
  readonly games: Readonly<Record<string, number>>;
  /** When anything last changed; absent in an empty store. */
  readonly touchedAt?: number;
}

export interface PruneWish {
  /** Tables whose match was over before this. */
  readonly finishedBefore: number;
  /** Tables that are not over, and at which nothing has changed since this. */
  readonly abandonedBefore: number;
  /** Accounts nobody has used since this. */
  readonly accountsBefore: number;
  /** Sessions that ended before this go in any case. */
  readonly now: number;
  /** Only counts. */
  readonly isRehearsal: boolean;
}

export interface Pruned {
  readonly finished: number;
  readonly abandoned: number;
  readonly accounts: number;
}

import type { EventStore, StoredEntry, StoredTable } from './event-store.ts';
import type { StoredNotice } from './notice-store.ts';

/** What whoever runs a server does with its store as a whole. */
export interface Archive {
  stats(): Promise<StoreStats>;
  /** Deletes, for good, the tables nobody needs any more. */
  prune(wish: PruneWish): Promise<Pruned>;
  /** Everything, as it was at one moment, while others go on writing. */
  records(): AsyncIterable<TableRecord>;
  /** Replaces everything there is, or, if anything is wrong, nothing. Returns how many tables. */
  replaceAll(records: AsyncIterable<TableRecord>, keys?: ServerKeys): Promise<number>;
  serverKeys(): Promise<ServerKeys>;
}

export type Store = EventStore & Archive;

/** A table with its log. A snapshot is none of it: it follows from the log. */
export interface TableRecord {
  readonly table: StoredTable;
  readonly awaitsBot: boolean;
  readonly entries: readonly StoredEntry[];
  /** Absent: nobody wants to be told. */
  readonly notices?: readonly StoredNotice[];
}

/** What the servers on one store share; in a backup, so that whoever is to be told still can be. */
export type ServerKeys = Readonly<Record<string, string>>;

export interface StoreStats {
  readonly schema: number;
  /** Tables: not begun, being played, over. */
  readonly waiting: number;
  readonly running: number;
  readonly finished: number;
  readonly entries: number;
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
  /** Only counts. */
  readonly isRehearsal: boolean;
}

export interface Pruned {
  readonly finished: number;
  readonly abandoned: number;
}

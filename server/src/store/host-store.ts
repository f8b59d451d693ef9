import type { NewTable, StoredSeat, StoredTable } from './event-store.ts';

/** Host actions on tables, committed like everything else in the store. */
export interface HostStore {
  /** Lists or unlists a table. Returns false and changes nothing once its match has begun. */
  setListed(code: string, listing: Listing): Promise<boolean>;
  /** Tables listed since this time that have not begun, the latest first. */
  listedTables(since: number, most: number): Promise<StoredTable[]>;
  /** Forbids or allows spectators. */
  setWatching(code: string, change: Watching): Promise<void>;
  /**
   * Replaces or removes the holder of a seat. Returns false and changes nothing if the key is not the
   * expected one, the match is not in the expected phase, is over, or the table is closed.
   */
  changeSeat(code: string, seat: number, change: SeatChange): Promise<boolean>;
  /** Replaces the hash of the host's key. Returns false and changes nothing if it was another one. */
  changeHost(code: string, change: HostChange): Promise<boolean>;
  /** Closes a table. Returns false and changes nothing if its match is over or it is closed. */
  close(code: string, at: number): Promise<boolean>;
  /**
   * Sets up the next table after another. Returns the code of the next table: of several
   * attempts the first counts. Returns undefined and changes nothing if the new code is in use.
   */
  createNext(code: string, table: NewTable): Promise<string | undefined>;
}

export interface Listing {
  readonly at: number;
  readonly isListed: boolean;
}

export interface Watching {
  readonly at: number;
  readonly forbidsWatchers: boolean;
}

export interface SeatChange {
  readonly at: number;
  /** The hash of its current key; absent if the seat is open. */
  readonly from?: string;
  readonly to: StoredSeat;
  /** The new status of the running match; absent if it has not begun. */
  readonly running?: { readonly awaitsBot: boolean };
}

export interface HostChange {
  readonly at: number;
  /** Hashes. */
  readonly from: string;
  readonly to: string;
}

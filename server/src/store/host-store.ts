import type { NewTable, StoredSeat, StoredTable } from './event-store.ts';

/** What hosts do with their tables, committed as everything else in the store. */
export interface HostStore {
  /** Shows a table in the lobby, or no longer. False, and nothing, once its match has begun. */
  setListed(code: string, listing: Listing): Promise<boolean>;
  /** Tables in the lobby since this moment or later that have not begun, the latest first. */
  listedTables(since: number, most: number): Promise<StoredTable[]>;
  /** Only players may watch, or anybody with the link again. */
  setWatching(code: string, change: Watching): Promise<void>;
  /**
   * Another takes a seat, or nobody. False, and nothing, if it is held by another key than
   * expected by now, the match has begun or not against expectation, is over, or is closed.
   */
  changeSeat(code: string, seat: number, change: SeatChange): Promise<boolean>;
  /** The host's key has this hash from now on. False, and nothing, if it was another than expected. */
  changeHost(code: string, change: HostChange): Promise<boolean>;
  /** For good. False, and nothing, if its match is over or it was closed before. */
  close(code: string, at: number): Promise<boolean>;
  /**
   * Sets up the table that follows another. Returns the code of the one that follows: of several
   * attempts the first counts. Undefined, and nothing, if the new code is in use.
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
  /** The hash of the key that holds it so far; absent: nobody's. */
  readonly from?: string;
  readonly to: StoredSeat;
  /** Of the running match, as it is from now on; absent: it has not begun. */
  readonly running?: { readonly awaitsBot: boolean };
}

export interface HostChange {
  readonly at: number;
  /** Hashes. */
  readonly from: string;
  readonly to: string;
}

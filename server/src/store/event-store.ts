import type { JsonObject, LogEntry, MatchHeader } from '@richtfest/engine';
import type { TableClock } from '@richtfest/protocol';
import type { NoticeStore } from './notice-store.ts';
import type { StoredTiming, TimingStore } from './timing-store.ts';

/**
 * Where tables live. A match is its header and its log; both only ever grow. Every method that
 * writes has committed when its promise is fulfilled: what was answered survives a crash.
 */
export interface EventStore {
  /** False, and nothing, if the code is in use. */
  createTable(table: NewTable): Promise<boolean>;
  loadTable(code: string): Promise<StoredTable | undefined>;
  /** False, and nothing, if the seat is taken, is a bot's, or the match has begun. */
  takeSeat(code: string, seat: number, seating: Seating): Promise<boolean>;
  /** The seat with one key's hash has another's from now on. False, and nothing, if none has it. */
  changeKey(code: string, change: KeyChange): Promise<boolean>;
  /** A bot stands in for a person in a running match, or does so no longer. False, and nothing, if nobody sits there. */
  setStandIn(code: string, seat: number, standIn: StandIn): Promise<boolean>;
  /**
   * Settles the seats for good and the header with them. False, and nothing, if it has begun
   * already or somebody sits where `start` has nobody or another.
   */
  startTable(code: string, start: TableStart): Promise<boolean>;
  /** Entries with a version above `after`, in order. */
  loadEntries(code: string, after: number): Promise<StoredEntry[]>;
  /**
   * Appends entry number `expectedVersion + 1`. Of several writers that expect the same version
   * one wins; for the others it is a conflict, and nothing.
   */
  append(code: string, expectedVersion: number, change: Change): Promise<'appended' | 'conflict'>;
  /** Replaces the table's snapshot. It is a convenience: losing one loses nothing. */
  saveSnapshot(code: string, snapshot: StoredSnapshot): Promise<void>;
  loadSnapshot(code: string): Promise<StoredSnapshot | undefined>;
  /** Tables whose running match waits for a bot. */
  tablesAwaitingBots(): Promise<string[]>;
  readonly timing: TimingStore;
  readonly notices: NoticeStore;
  /** Fails if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface NewTable {
  readonly code: string;
  /** Milliseconds since 1970, as all times here. */
  readonly createdAt: number;
  readonly game: string;
  readonly rulesVersion: number;
  /** Complete. */
  readonly options: JsonObject;
  /** The host's share in the luck; not to be shown before the end. */
  readonly secret: string;
  readonly hostKeyHash: string;
  readonly seats: readonly StoredSeat[];
  /** Absent: no clock runs. */
  readonly clock?: TableClock;
}

export interface StoredTable extends NewTable {
  /** How many entries the log has. */
  readonly version: number;
  /** Absent until the match has begun. */
  readonly header?: MatchHeader;
  readonly startedAt?: number;
  readonly finishedAt?: number;
  /** When anything last changed. */
  readonly touchedAt: number;
  /** Of a slow table whose match runs. */
  readonly timing?: StoredTiming;
}

export type StoredSeat =
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
  | { readonly kind: 'person'; readonly person?: SeatedPerson; readonly standIn?: string };

export interface SeatedPerson {
  readonly name: string;
  readonly keyHash: string;
  readonly nonce: string;
}

export interface Seating {
  readonly at: number;
  readonly person: SeatedPerson;
}

export interface StandIn {
  readonly at: number;
  /** Absent: the person is back. */
  readonly bot?: string;
  readonly awaitsBot: boolean;
}

export interface KeyChange {
  readonly at: number;
  /** Hashes. */
  readonly from: string;
  readonly to: string;
}

export interface TableStart extends Outlook {
  readonly at: number;
  readonly header: MatchHeader;
  readonly seats: readonly StoredSeat[];
}

/** What the store must know of a position it does not understand. */
export interface Outlook {
  readonly awaitsBot: boolean;
  readonly isFinished: boolean;
  readonly timing?: StoredTiming;
}

export interface StoredEntry {
  readonly version: number;
  readonly at: number;
  readonly entry: LogEntry<unknown>;
  /** The client's name for the attempt; absent for a bot's move. */
  readonly moveId?: string;
}

export interface Change extends Omit<StoredEntry, 'version'>, Outlook {}

export interface StoredSnapshot {
  readonly version: number;
  /** JSON; only who wrote it reads it. */
  readonly content: string;
}

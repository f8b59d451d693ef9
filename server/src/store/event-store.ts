import type { JsonObject, LogEntry, MatchHeader, PlayerFace, SeatColour } from '@richtfest/engine';
import type { Aids, Talk, TableClock } from '@richtfest/protocol';
import type { ClusterStore } from './cluster-store.ts';
import type { DailyStore } from './daily-store.ts';
import type { HostStore } from './host-store.ts';
import type { NoticeStore } from './notice-store.ts';
import type { PadStore } from './pad-store.ts';
import type { StoredTakeBack, TalkStore } from './talk-store.ts';
import type { StoredTiming, TimingStore } from './timing-store.ts';

/**
 * Stores tables. A match is its header and its log; both only ever grow. Every method that
 * writes has committed when its promise is fulfilled: acknowledged writes survive a crash.
 */
export interface EventStore {
  /** Host actions on tables. */
  readonly hosting: HostStore;
  /** Returns false and changes nothing if the code is in use. */
  createTable(table: NewTable): Promise<boolean>;
  loadTable(code: string): Promise<StoredTable | undefined>;
  /** Returns false and changes nothing if the seat is taken, is a bot's, or the match has begun. */
  takeSeat(code: string, seat: number, seating: Seating): Promise<boolean>;
  /** Replaces the key hash of a seat. Returns false and changes nothing if no seat has it. */
  changeKey(code: string, change: KeyChange): Promise<boolean>;
  /** Sets or removes a stand-in. Returns false and changes nothing if no person sits there. */
  setStandIn(code: string, seat: number, standIn: StandIn): Promise<boolean>;
  /**
   * Gives an open seat or a bot's seat to a program, or withdraws it: before the match the seat is
   * open again, later a bot continues. Returns false and changes nothing if that is impossible.
   */
  setProgram(code: string, seat: number, change: ProgramChange): Promise<boolean>;
  /**
   * Fixes the seats and the header. Returns false and changes nothing if the match has begun
   * already or a seat differs from `start`.
   */
  startTable(code: string, start: TableStart): Promise<boolean>;
  /** Entries with a version above `after`, in order. */
  loadEntries(code: string, after: number): Promise<StoredEntry[]>;
  /**
   * Appends entry number `expectedVersion + 1`. Of several writers that expect the same version
   * one wins; for the others it is a conflict and nothing changes. An old epoch is a conflict, too.
   */
  append(code: string, expectedVersion: number, change: Change): Promise<'appended' | 'conflict'>;
  /** Replaces the table's snapshot. It is a convenience: losing one loses nothing. */
  saveSnapshot(code: string, snapshot: StoredSnapshot): Promise<void>;
  loadSnapshot(code: string): Promise<StoredSnapshot | undefined>;
  readonly talk: TalkStore;
  /** Tables whose running match waits for a bot. */
  tablesAwaitingBots(): Promise<string[]>;
  readonly timing: TimingStore;
  readonly cluster: ClusterStore;
  readonly notices: NoticeStore;
  readonly daily: DailyStore;
  readonly pads: PadStore;
  /**
   * Writes and commits random bytes as moves are committed, as many as the largest commit that has
   * failed. Fails if nothing can be committed.
   */
  probe(): Promise<void>;
  /** The number of moves and snapshots that could not be committed since the store was opened. */
  readonly failedCommits: number;
  /** Undefined if there is no database server. */
  readonly connections: DatabaseConnections | undefined;
  close(): Promise<void>;
}

/** The connections to a database server, and the requests that wait for one. */
export interface DatabaseConnections {
  readonly active: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface NewTable {
  readonly code: string;
  /** Milliseconds since 1970, as all times here. */
  readonly createdAt: number;
  readonly game: string;
  readonly rulesVersion: number;
  /** Complete. */
  readonly options: JsonObject;
  /** The custom edition that the component data in `options` comes from. */
  readonly editionName?: string;
  /** The server's secret for the random values; not to be shown before the end. */
  readonly secret: string;
  readonly hostKeyHash: string;
  readonly seats: readonly StoredSeat[];
  /** Absent: no clock runs. */
  readonly clock?: TableClock;
  /** Only players may watch; absent: anybody with the link may. */
  readonly forbidsWatchers?: boolean;
  /** Absent choices have their defaults (PR-44). */
  readonly aids?: Aids;
  /** Absent: what is usual for such a table. */
  readonly talk?: Talk;
}

export interface StoredTable extends NewTable {
  /** How many entries the log has. */
  readonly version: number;
  /** Absent until the match has begun. */
  readonly header?: MatchHeader;
  readonly startedAt?: number;
  readonly finishedAt?: number;
  /** The latest request to take a turn back, even if it is over. */
  readonly takeBack?: StoredTakeBack;
  /** When anything last changed. */
  readonly touchedAt: number;
  /** Since when it is in the lobby; absent: only people with the link find it. */
  readonly listedAt?: number;
  /** Its host has closed it: nothing happens here any more. */
  readonly closedAt?: number;
  /** The table at which the same people play again. */
  readonly next?: string;
  /** Of a slow table whose match runs. */
  readonly timing?: StoredTiming;
}

export type StoredSeat = (
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly bot: string;
      /** A program that shows this token plays; the bot stands in while it does not. */
      readonly tokenHash?: string;
    }
  | {
      readonly kind: 'person';
      /** Absent: nobody sits here yet, or any more. */
      readonly person?: SeatedPerson;
      /** Which bot plays here for now. */
      readonly standIn?: string;
    }
) & {
  /** In a running match anybody with the link may take this seat over from its bot. */
  readonly isOffered?: boolean;
  /** Absent: that of its place in the row. */
  readonly colour?: SeatColour;
};

export interface SeatedPerson {
  readonly name: string;
  readonly keyHash: string;
  /** Empty for a player who is expected and has not come yet. */
  readonly nonce: string;
  /** Before the match: this player has not said yet that they are ready. */
  readonly isPreparing?: boolean;
  /** Absent for the default. */
  readonly face?: PlayerFace;
}

export interface Seating {
  readonly at: number;
  readonly person: SeatedPerson;
  /** No seated person has it; a seat still open gets this seat's colour in exchange. */
  readonly colour?: SeatColour;
}

export interface StandIn {
  readonly at: number;
  /** Absent: the person is back. */
  readonly bot?: string;
  readonly awaitsBot: boolean;
}

export interface ProgramChange {
  readonly at: number;
  /** Absent: no program any more. */
  readonly program?: Omit<Extract<StoredSeat, { kind: 'bot' }>, 'kind'>;
}

export interface KeyChange {
  readonly at: number;
  /** Hashes. */
  readonly from: string;
  readonly to: string;
}

export interface TableStart extends MatchStatus {
  readonly at: number;
  readonly header: MatchHeader;
  readonly seats: readonly StoredSeat[];
}

/** What the store must know of a position it does not understand. */
export interface MatchStatus {
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

export interface Change extends Omit<StoredEntry, 'version'>, MatchStatus {
  /**
   * Of the key the mover has shown. If the seat has another by now it is a conflict:
   * another server has given the seat away. Absent: no person moved.
   */
  readonly keyHash?: string;
  /** The epoch in which the writer owns the table; absent: it does not matter who does. */
  readonly epoch?: number;
}

export interface StoredSnapshot {
  readonly version: number;
  /** JSON; read only by the code that wrote it. */
  readonly content: string;
}

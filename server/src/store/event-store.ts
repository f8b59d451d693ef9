import type { JsonObject, LogEntry, MatchHeader, SeatColour } from '@richtfest/engine';
import type { Talk, TableClock } from '@richtfest/protocol';
import type { HostStore } from './host-store.ts';
import type { NoticeStore } from './notice-store.ts';
import type { StoredTakeBack, TalkStore } from './talk-store.ts';
import type { StoredTiming, TimingStore } from './timing-store.ts';

/**
 * Where tables live. A match is its header and its log; both only ever grow. Every method that
 * writes has committed when its promise is fulfilled: what was answered survives a crash.
 */
export interface EventStore {
  /** What hosts do with their tables. */
  readonly hosting: HostStore;
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
   * A seat nobody has taken, or a bot's, is given to a program, or taken from it again: before the
   * match it is open then, later the bot plays on. False, and nothing, if that can't be.
   */
  setProgram(code: string, seat: number, change: ProgramChange): Promise<boolean>;
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
  readonly talk: TalkStore;
  /** Tables whose running match waits for a bot. */
  tablesAwaitingBots(): Promise<string[]>;
  readonly timing: TimingStore;
  readonly notices: NoticeStore;
  /**
   * Commits something that has no meaning, on the same path as moves and as large as any commit
   * that has failed. Fails if nothing can be committed.
   */
  probe(): Promise<void>;
  /** How many moves and snapshots could not be committed since the store was opened. */
  readonly failedCommits: number;
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
  /** Only players may watch; absent: anybody with the link may. */
  readonly forbidsWatchers?: boolean;
  /** People may get hints, however many of them play; absent: only where one plays with bots. */
  readonly allowsHints?: boolean;
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
  /** The latest question whether a turn may be taken back, also if it is over. */
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
  /** Empty for somebody who is expected and has not come yet. */
  readonly nonce: string;
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
}

export interface StoredSnapshot {
  readonly version: number;
  /** JSON; read only by the code that wrote it. */
  readonly content: string;
}

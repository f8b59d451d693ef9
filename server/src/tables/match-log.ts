import { botsAtFirst } from '@richtfest/bots';
import {
  type Game,
  type LogEntry,
  type Match,
  type MatchHeader,
  type Reason,
  hasSeat,
} from '@richtfest/engine';
import type { EventStore, MatchStatus, StoredEntry, StoredTable } from '../store/event-store.ts';
import { closedTable } from '../request-error.ts';
import type { StoredTiming } from '../store/timing-store.ts';
import { openMatch } from './open-match.ts';
import { saveMatch } from './saved-match.ts';
import type { Writing } from './services.ts';
import type { WatcherVersions } from './watcher-versions.ts';

/** A snapshot after so many entries. */
const SNAPSHOT_EVERY = 32;

export type Written =
  | { readonly outcome: 'appended' | 'conflict' | 'cannot-undo' }
  | { readonly outcome: 'refused'; readonly reason: Reason };

export interface StartedTable extends StoredTable {
  readonly header: MatchHeader;
}

/**
 * A match and its log in the store. A change is played here, then committed there; nobody may
 * look in between, and after a failed commit this object is of no use any more.
 */
export class MatchLog {
  readonly game: Game;
  readonly #store: EventStore;
  readonly #now: () => number;
  readonly #table: StartedTable;
  /** Bots that play just now, by seat; whoever opened it keeps them. */
  readonly #bots: ReadonlyMap<number, string>;
  #versions: WatcherVersions;
  #entries: readonly StoredEntry[];
  #savedVersion: number;
  #foundTiming: StoredTiming | undefined;

  private constructor(
    { store, now }: Writing,
    table: StartedTable,
    opened: Opened & { readonly bots: ReadonlyMap<number, string> },
  ) {
    this.game = opened.versions.match.game;
    this.#store = store;
    this.#now = now;
    this.#table = table;
    this.#bots = opened.bots;
    this.#versions = opened.versions;
    this.#entries = opened.entries;
    this.#savedVersion = opened.savedVersion;
    this.#foundTiming = table.timing;
  }

  static async open(writing: Writing, game: Game, wishes: MatchLogOptions): Promise<MatchLog> {
    const { table, bots } = wishes;
    const opened = await open(writing.store, game, table);
    return new MatchLog(writing, table, { ...opened, bots });
  }

  get match(): Match {
    return this.#versions.match;
  }

  get versions(): WatcherVersions {
    return this.#versions;
  }

  /** How many entries the log has: nobody outside is told. */
  get length(): number {
    return this.match.log.length;
  }

  get status(): MatchStatus {
    return statusOf(this.match, this.#bots);
  }

  /** How the store says that the clocks of a slow table stand: when it was opened, or overtaken. */
  get foundTiming(): StoredTiming | undefined {
    return this.#foundTiming;
  }

  /** The entries it was opened with. */
  get openedWith(): readonly StoredEntry[] {
    return this.#entries;
  }

  async move(seat: number, move: unknown, settling: Settling): Promise<Written> {
    const played = this.#versions.play(seat, move);
    if ('refused' in played) return { outcome: 'refused', reason: played.refused };
    return await this.#commit({ seat, move: played.step.move }, settling);
  }

  async undo(seat: number, moves: number, settling: Settling): Promise<Written> {
    const entry = { seat, undo: moves };
    if (moves > undoableBy(this.match, seat) || !this.#versions.undo(entry)) {
      return { outcome: 'cannot-undo' };
    }
    return await this.#commit(entry, settling);
  }

  /** What all have agreed to take back. */
  async undoAgreed(seat: number, moves: number, settling: Settling): Promise<Written> {
    const entry = { seat, undo: moves, isAgreed: true } as const;
    if (!this.#versions.undo(entry)) return { outcome: 'cannot-undo' };
    return await this.#commit(entry, settling);
  }

  /** Saves a snapshot when one is due, or at once when the match is put away; undefined: none is. */
  keepSnapshot(isLast: boolean): Promise<void> | undefined {
    const before = this.#savedVersion;
    if (this.length - before < (isLast ? 1 : SNAPSHOT_EVERY)) return undefined;
    const snapshot = saveMatch(this.#versions);
    this.#savedVersion = snapshot.version;
    return this.#store.saveSnapshot(this.#table.code, snapshot).catch((error: unknown) => {
      this.#savedVersion = before;
      throw error;
    });
  }

  async #commit(entry: LogEntry<unknown>, { moveId, keyHash, settle }: Settling): Promise<Written> {
    const timing = settle();
    const outcome = await this.#store.append(this.#table.code, this.length - 1, {
      at: this.#now(),
      entry,
      ...this.status,
      ...(timing === undefined ? {} : { timing }),
      ...(moveId === undefined ? {} : { moveId }),
      ...(keyHash === undefined ? {} : { keyHash }),
    });
    if (outcome === 'conflict') await this.catchUp();
    return { outcome };
  }

  /** Reads anew what the store has: another server was quicker. */
  async catchUp(): Promise<void> {
    const table = await this.#store.loadTable(this.#table.code);
    if (table === undefined) throw new Error('a table that is gone from the store');
    const opened = await open(this.#store, this.game, this.#table);
    this.#versions = opened.versions;
    this.#entries = opened.entries;
    this.#foundTiming = table.timing;
    // Another server has closed it.
    if (table.closedAt !== undefined) throw closedTable();
  }
}

export interface Settling {
  /** The client's name for the attempt. */
  readonly moveId?: string;
  /** Of the key the client has shown. */
  readonly keyHash?: string;
  /** Called once the change is played, before it is committed; says how clocks stand then. */
  readonly settle: () => StoredTiming | undefined;
}

interface MatchLogOptions {
  readonly table: StartedTable;
  readonly bots: ReadonlyMap<number, string>;
}

interface Opened {
  readonly versions: WatcherVersions;
  readonly entries: readonly StoredEntry[];
  readonly savedVersion: number;
}

async function open(store: EventStore, game: Game, table: StartedTable): Promise<Opened> {
  const { code, header, secret } = table;
  const snapshot = await store.loadSnapshot(code);
  const entries = await store.loadEntries(code, 0);
  const versions = openMatch({ game, header, secret, entries, snapshot });
  return { versions, entries, savedVersion: snapshot?.version ?? 0 };
}

/** At the end the secret of the luck is out: nobody goes back from there. */
export function undoableBy(match: Match, seat: number): number {
  return statusOf(match).isFinished ? 0 : match.undoableAtTable(seat);
}

export function statusOf(
  match: Match,
  bots: ReadonlyMap<number, string> = botsAtFirst(match),
): MatchStatus {
  const owing = match.game.owing(match.state);
  return {
    awaitsBot: [...bots.keys()].some((seat) => hasSeat(owing, seat)),
    isFinished: match.game.result(match.state) !== undefined,
  };
}

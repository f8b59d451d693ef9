import type { Game, Seat, Watcher } from '@richtfest/engine';
import { CLOSE, type SeatStatus } from '@richtfest/protocol';
import { TableMoved } from '../cluster/table-moved.ts';
import { RequestError, SERVER_FAILURE } from '../request-error.ts';
import { isSameDigest } from '../same-digest.ts';
import type { StoredTable } from '../store/event-store.ts';
import { storeFailureText } from '../store/store-failure.ts';
import { catchUp } from './actions/begin.ts';
import { sendAway } from './announce.ts';
import { goneFrom, letSeatGo } from './let-go.ts';
import { Mailbox } from './mailbox.ts';
import { type Connection, Presence } from './presence.ts';
import { Programs } from './programs.ts';
import type { RunningMatch } from './running-match.ts';
import { botsOf, seatStatus } from './seating.ts';
import type { TableServices } from './services.ts';
import { TableTalk } from './table-talk.ts';

/** A function that reads or changes a table. */
export type Action<T = void> = (table: Table) => T | Promise<T>;

interface TableOptions {
  readonly stored: StoredTable;
  readonly game: Game;
  readonly epoch: number;
}

/**
 * A table in memory: its seats, its match once it has begun, and who is connected. Only actions
 * (`actions/`) change anything here; they go through one mailbox, one after the other, and nobody
 * is sent anything that is not in the store. After a failure the table closes: memory and store may
 * differ then, and the next visitor opens it from the store.
 */
export class Table {
  readonly game: Game;
  /** The epoch in which this server owns the table. */
  readonly epoch: number;
  readonly services: TableServices;
  readonly presence = new Presence();
  readonly programs: Programs;
  /** Chat and reactions; nothing of the match waits for them. */
  readonly talk: TableTalk;
  /** As it was last read from the store. */
  stored: StoredTable;
  match: RunningMatch | undefined;
  /** When the host last did something here or left, on the monotonic clock. */
  hostSeenAt: number;
  readonly #mailbox = new Mailbox();
  #isClosed = false;
  #isMoved = false;

  constructor({ stored, game, epoch }: TableOptions, services: TableServices) {
    this.stored = stored;
    this.game = game;
    this.epoch = epoch;
    this.services = services;
    this.programs = new Programs(services);
    this.talk = new TableTalk(services);
    this.hostSeenAt = services.ticks();
  }

  /** Resumes the stored match, including its bots. */
  open(): Promise<void> {
    return this.do(catchUp);
  }

  /** Whether the table can be unloaded. */
  get isIdle(): boolean {
    const isEmpty = this.presence.size === 0 && this.programs.size === 0;
    return isEmpty && this.#mailbox.isEmpty && this.match?.botTurns.isThinking !== true;
  }

  /** Closed by its owner, or by itself after a failure: it must be opened from the store again. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Runs an action at the table, after those already queued. */
  do<T>(action: Action<T>): Promise<T> {
    return this.#mailbox.run(async () => {
      this.#requireOpen();
      try {
        return await action(this);
      } catch (error) {
        if (error instanceof TableMoved) this.moveAway();
        else if (!(error instanceof RequestError)) this.#giveUp(error);
        throw error;
      }
    });
  }

  /** Runs an action that no client sent, such as a bot's decision or a timeout. */
  async schedule(action: Action): Promise<void> {
    if (this.#isClosed) return;
    // A failure has been logged and has closed the table; there is nobody to tell.
    await this.do(action).catch(() => undefined);
  }

  /** Runs a chat action outside the mailbox, so that a failure affects nothing else. */
  async chat(action: Action): Promise<void> {
    this.#requireOpen();
    await action(this);
  }

  /** Another server owns the table: all connections go on there. */
  moveAway(): void {
    if (this.#isClosed) return;
    this.#isMoved = true;
    this.#stop();
    for (const [connection] of this.presence) connection.moved();
    this.programs.sendAway(CLOSE.goingAway, 'The table moves to another server.');
  }

  /** Saves a snapshot and gives the table to another server, or to the first that claims it. */
  async handOver(to?: string): Promise<void> {
    await this.#mailbox.run(async () => {
      if (this.#isClosed) return;
      await this.match?.snapshots.saveLast(this.match.versions);
      const { epoch, services, stored } = this;
      await services.store.cluster.handOver(stored.code, {
        epoch,
        ...(to === undefined ? {} : { to }),
      });
      this.moveAway();
    });
  }

  /** Throws if another server has taken the table over. */
  async requireOwner(): Promise<void> {
    const ownership = await this.services.store.cluster.ownership(this.stored.code);
    if (ownership?.epoch !== this.epoch) throw new TableMoved();
  }

  /** Closes all connections, which may reconnect, and saves a snapshot. */
  async close(): Promise<void> {
    this.#shut('The server closes this table for a moment.');
    await this.#mailbox.run(() => this.match?.snapshots.saveLast(this.match.versions));
  }

  /**
   * Reads the table from the store: another server may have changed it. Connections that speak for
   * a seat that is no longer theirs are let go.
   */
  async reload(): Promise<void> {
    const before = this.stored.seats;
    this.stored = (await this.services.store.loadTable(this.stored.code)) ?? this.stored;
    this.match?.seatBots(botsOf(this.stored.seats));
    for (const [seat, held] of before.entries()) {
      const why = goneFrom(held, this.stored.seats[seat]);
      if (why !== undefined) letSeatGo(this, seat, why);
    }
  }

  get seats(): SeatStatus[] {
    return this.stored.seats.map((seat, at) =>
      seatStatus(seat, {
        isPresent: this.presence.has(at) || this.programs.isHere(at),
        doNotDisturb: this.match?.doNotDisturb.has(at) ?? false,
        isHost: this.isHost(at),
        isRunning: this.isRunning,
      }),
    );
  }

  /** Whether the person in this seat has the host's rights. */
  isHost(at: Watcher): boolean {
    const seat = at === 'public' ? undefined : this.stored.seats[at];
    return seat?.kind === 'person' && isSameDigest(seat.person?.keyHash, this.stored.hostKeyHash);
  }

  /** Whether a connection has the key of the host's seat. */
  get isHostHere(): boolean {
    return this.stored.seats.some((_, at) => this.isHost(at) && this.presence.has(at));
  }

  /** Whether its match has begun and is not over. */
  get isRunning(): boolean {
    const { match, stored } = this;
    return match !== undefined && !match.isFinished && stored.closedAt === undefined;
  }

  /** The seat of a connection and the match; throws if there is none (PR-9). */
  playing(connection: Connection): { readonly seat: Seat; readonly match: RunningMatch } {
    return { seat: this.seatOf(connection), match: this.requireMatch() };
  }

  /** The seat of a connection; throws if it only watches. */
  seatOf(connection: Connection): Seat {
    const watcher = this.presence.watcherOf(connection);
    if (typeof watcher === 'number') return watcher;
    throw new RequestError('not-seated', 'You are watching, not playing.');
  }

  /** The match; throws if it has not begun. */
  requireMatch(): RunningMatch {
    if (this.match !== undefined) return this.match;
    throw new RequestError('not-started', 'The match has not begun yet.');
  }

  #requireOpen(): void {
    if (this.#isMoved) throw new TableMoved();
    if (this.#isClosed) throw new RequestError(SERVER_FAILURE.code, SERVER_FAILURE.sentence);
  }

  #giveUp(error: unknown): void {
    const { meters, log } = this.services;
    meters.failures.add();
    const problem = storeFailureText(error);
    log.error({ table: this.stored.code, problem, err: error }, 'a table failed');
    this.#shut(SERVER_FAILURE.sentence);
    this.match = undefined;
  }

  #shut(sentence: string): void {
    this.#stop();
    sendAway(this, sentence);
  }

  #stop(): void {
    this.#isClosed = true;
    this.match?.stop();
  }
}

import { type Game, type MatchFile, type Watcher, commitmentTo } from '@richtfest/engine';
import {
  type AnswerMessage,
  type BusyMessage,
  CLOSE,
  type HelloMessage,
  type HoldMessage,
  type MoveMessage,
  PROTOCOL,
  type Problem,
  type SeatStatus,
  type ServerMessage,
  type StartTableRequest,
  type TableSummary,
  type TakeSeatRequest,
  type TakeSeatResponse,
  type UndoMessage,
  type WelcomeMessage,
} from '@richtfest/protocol';
import { SERVER_FAULT, WishProblem } from '../problem.ts';
import type { StoredSeat, StoredTable } from '../store/event-store.ts';
import { Attendance, type Attendant } from './attendance.ts';
import { beginMatch, settledSeats, sitDown } from './before-the-match.ts';
import { Mailbox } from './mailbox.ts';
import type { StartedTable } from './match-log.ts';
import { RunningMatch } from './running-match.ts';
import { isComplete, seatStatus, seatWithKey } from './seating.ts';
import { keyHash } from './secrets.ts';
import type { TableServices } from './services.ts';

const NOT_SEATED: Problem = { code: 'not-seated', sentence: 'You are watching, not playing.' };
const NOT_STARTED: Problem = { code: 'not-started', sentence: 'The match has not begun yet.' };

/**
 * A table in memory: its seats, its match once it has begun, and who is connected. Everything
 * that happens here goes through one mailbox, and nobody is told what is not in the store.
 */
export class Table {
  readonly #game: Game;
  readonly #services: TableServices;
  readonly #mailbox = new Mailbox();
  readonly #attendance = new Attendance();
  #stored: StoredTable;
  #match: RunningMatch | undefined;
  #isClosed = false;

  constructor(stored: StoredTable, game: Game, services: TableServices) {
    this.#stored = stored;
    this.#game = game;
    this.#services = services;
  }

  /** Goes on where the store says it was left, bots included. */
  open(): Promise<void> {
    return this.#run(() => this.#catchUp());
  }

  /** Whether nobody would miss it in memory. */
  get isIdle(): boolean {
    const isBotThinking = this.#match?.isBotThinking ?? false;
    return this.#attendance.size === 0 && this.#mailbox.isEmpty && !isBotThinking;
  }

  /** Closed by its owner, or by itself after a fault: it must be opened anew from the store. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  summary(): Promise<TableSummary> {
    const { code: table, game, rulesVersion, options, secret, clock } = this.#stored;
    return this.#run(() => ({
      table,
      game,
      rulesVersion,
      options,
      seats: this.#seats(),
      ...(clock === undefined ? {} : { clock }),
      commitment: commitmentTo(secret),
      isStarted: this.#match !== undefined,
      isFinished: this.#match?.isFinished ?? false,
      version: this.#match?.publicVersion ?? 0,
    }));
  }

  /** Seats a person; the last one starts the match. */
  takeSeat(request: TakeSeatRequest): Promise<TakeSeatResponse> {
    return this.#run(async () => {
      this.#requireNotStarted();
      const { store } = this.#services;
      const seated = await sitDown(store, this.#stored, request);
      this.#stored = (await store.loadTable(this.#stored.code)) ?? this.#stored;
      this.#announceSeats();
      await this.#catchUp();
      if (seated !== undefined) return seated;
      throw new WishProblem('seat-taken', 'This seat is taken.');
    });
  }

  start({ hostKey, ...wishes }: StartTableRequest): Promise<void> {
    return this.#run(async () => {
      if (keyHash(hostKey) !== this.#stored.hostKeyHash) {
        throw new WishProblem('wrong-key', 'Only whoever set this table up can start it.');
      }
      this.#requireNotStarted();
      await this.#begin(settledSeats(this.#stored, wishes));
    });
  }

  matchFile(): Promise<MatchFile> {
    return this.#run(() => {
      if (this.#match?.isFinished === true) return this.#match.file();
      throw new WishProblem(
        'not-finished',
        'The match is not over yet; its file, with the secret of its luck, comes at the end.',
      );
    });
  }

  attend(attendant: Attendant, { key, since }: HelloMessage): Promise<void> {
    return this.#run(() => {
      const watcher = key === undefined ? 'public' : seatWithKey(this.#stored.seats, key);
      if (watcher === undefined) {
        throw new WishProblem('wrong-key', 'This key belongs to no seat of this table.');
      }
      const others = this.#attendance.count(watcher);
      if (others >= this.#services.limits.socketsPerWatcher) {
        throw new WishProblem('too-many', 'There is no room for more connections to this table.');
      }
      this.#attendance.enter(attendant, watcher);
      this.#seeToClocks(attendant);
      attendant.send(JSON.stringify(this.#welcome(watcher, since)));
      if (watcher !== 'public' && others === 0) this.#announceSeats();
    });
  }

  leave(attendant: Attendant): void {
    const watcher = this.#attendance.leave(attendant);
    if (typeof watcher === 'number' && this.#attendance.count(watcher) === 0) {
      this.#announceSeats();
      this.#match?.hold(watcher, false);
    }
    this.#seeToClocks(attendant);
  }

  /** A seat is busy or is back, or wants bots to wait a moment. */
  note(attendant: Attendant, message: BusyMessage | HoldMessage): Promise<void> {
    return this.#run(() => {
      const seat = this.#attendance.watcherOf(attendant);
      if (typeof seat !== 'number') throw new WishProblem(NOT_SEATED.code, NOT_SEATED.sentence);
      if (this.#match === undefined) {
        throw new WishProblem(NOT_STARTED.code, NOT_STARTED.sentence);
      }
      if (message.type === 'hold') {
        this.#match.hold(seat, message.isHolding);
        return;
      }
      if (this.#match.isBusy(seat) === message.isBusy) return;
      this.#match.setBusy(seat, message.isBusy);
      this.#announceSeats();
      this.#match.wakeOthers();
    });
  }

  /** A move or an undo: committed before it is acknowledged, acknowledged before others see it. */
  attempt(attendant: Attendant, message: MoveMessage | UndoMessage): Promise<void> {
    return this.#run(async () => {
      const before = this.#match?.length;
      const answer = await this.#answer(this.#attendance.watcherOf(attendant), message);
      attendant.send(JSON.stringify(answer));
      await this.#goOn(before);
    });
  }

  /** Sends everybody away, who may come back, and keeps what makes opening it again quick. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#match?.stop();
    this.#sendAway('The server closes this table for a moment.');
    await this.#mailbox.run(() => this.#match?.keepSnapshot(true));
  }

  async #answer(
    seat: Watcher | undefined,
    message: MoveMessage | UndoMessage,
  ): Promise<AnswerMessage> {
    const { id } = message;
    if (typeof seat !== 'number') {
      return { type: 'error', id, ...NOT_SEATED };
    }
    if (this.#match === undefined) {
      return { type: 'error', id, ...NOT_STARTED };
    }
    return await this.#match.attempt(seat, message);
  }

  /** What nobody sent: moves of bots, and those that stand for a busy or absent person. */
  async #due(task: () => Promise<void>): Promise<void> {
    if (this.#isClosed) return;
    const play = async () => {
      const before = this.#match?.length;
      await task();
      await this.#goOn(before);
    };
    // A fault has been written down and has closed the table; there is nobody to tell.
    await this.#run(play).catch(() => undefined);
  }

  /** Opens the match if it has begun, also by another server or just before this one ended. */
  async #catchUp(): Promise<void> {
    const { header, seats } = this.#stored;
    if (header !== undefined) await this.#openMatch({ ...this.#stored, header });
    else if (isComplete(seats)) await this.#begin(seats);
  }

  async #begin(seats: readonly StoredSeat[]): Promise<void> {
    const { store } = this.#services;
    await beginMatch(store, this.#game, { table: this.#stored, seats });
    const stored = await store.loadTable(this.#stored.code);
    if (stored?.header === undefined) throw new Error('a table that can’t be started');
    this.#stored = stored;
    await this.#openMatch({ ...stored, header: stored.header });
  }

  async #openMatch(table: StartedTable): Promise<void> {
    this.#match = await RunningMatch.open({
      game: this.#game,
      table,
      services: this.#services,
      onDue: (task) => this.#due(task),
      isPresent: (seat) => this.#attendance.count(seat) > 0,
    });
    this.#match.attended(this.#attendance.hasPlayers);
    this.#attendance.broadcast((watcher) => this.#welcome(watcher, undefined));
    this.#match.wakeOthers();
  }

  /** After a change: everybody sees it, and bots think on. */
  async #goOn(before: number | undefined): Promise<void> {
    const match = this.#match;
    if (match === undefined || before === undefined || match.length === before) return;
    this.#attendance.broadcast((watcher) => match.updateFor(watcher, before));
    match.wakeOthers();
    await match.keepSnapshot();
  }

  #welcome(watcher: Watcher, since: number | undefined): WelcomeMessage {
    const { code: table, game, rulesVersion, secret } = this.#stored;
    return {
      type: 'welcome',
      protocol: PROTOCOL,
      table,
      ...(watcher === 'public' ? {} : { seat: watcher }),
      seats: this.#seats(),
      game,
      rulesVersion,
      commitment: commitmentTo(secret),
      ...(this.#match === undefined ? {} : { match: this.#match.newsFor(watcher, since) }),
    };
  }

  #seats(): SeatStatus[] {
    return this.#stored.seats.map((seat, at) =>
      seatStatus(seat, {
        isPresent: this.#attendance.count(at) > 0,
        isBusy: this.#match?.isBusy(at) ?? false,
      }),
    );
  }

  #announceSeats(): void {
    const seats = this.#seats();
    this.#attendance.broadcast(() => ({ type: 'presence', seats }));
  }

  /** Clocks run while somebody plays; all who are welcomed already hear when that changes. */
  #seeToClocks(newcomer: Attendant): void {
    const match = this.#match;
    const seat = this.#attendance.watcherOf(newcomer);
    const came = typeof seat === 'number' ? seat : undefined;
    if (match?.attended(this.#attendance.hasPlayers, came) !== true) return;
    const { clocks } = match;
    const text = JSON.stringify({ type: 'clocks', clocks } satisfies ServerMessage);
    for (const [attendant] of this.#attendance) if (attendant !== newcomer) attendant.send(text);
  }

  #requireNotStarted(): void {
    if (this.#match === undefined) return;
    throw new WishProblem('already-started', 'This match has begun. You can watch.');
  }

  #run<T>(task: () => T | Promise<T>): Promise<T> {
    return this.#mailbox.run(async () => {
      if (this.#isClosed) throw new WishProblem(SERVER_FAULT.code, SERVER_FAULT.sentence);
      try {
        return await task();
      } catch (error) {
        if (!(error instanceof WishProblem)) this.#giveUp(error);
        throw error;
      }
    });
  }

  /** Memory and store may differ now: whoever comes back opens the table anew from the store. */
  #giveUp(error: unknown): void {
    this.#services.log.error({ table: this.#stored.code, err: error }, 'a table had a fault');
    this.#isClosed = true;
    this.#match?.stop();
    this.#match = undefined;
    this.#sendAway(SERVER_FAULT.sentence);
  }

  #sendAway(sentence: string): void {
    for (const [attendant] of this.#attendance) attendant.end(CLOSE.goingAway, sentence);
  }
}

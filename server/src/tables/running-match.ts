import {
  type Game,
  type MatchFile,
  type Result,
  type Seat,
  seatsIn,
  writeMatchFile,
} from '@richtfest/engine';
import type { AnswerMessage, MoveMessage, UndoMessage } from '@richtfest/protocol';
import type { BotAnswer, BotQuestion } from '../bots/question.ts';
import { answerTo } from './answer.ts';
import { Asked } from './asked.ts';
import { Calls } from './calls.ts';
import type { MadeMove } from './clocks.ts';
import { MatchLog, type Settling, type StartedTable, type Written, statusOf } from './match-log.ts';
import { MatchNews } from './match-news.ts';
import { MatchTime } from './match-time.ts';
import { Outcomes } from './outcomes.ts';
import { Proxies } from './proxies.ts';
import { usualBot } from './relief.ts';
import { botsOf } from './seating.ts';
import type { TableServices } from './services.ts';
import type { StoredTakeBack } from '../store/talk-store.ts';
import { TakeBacks } from './take-backs.ts';

export interface RunningMatchOptions {
  readonly game: Game;
  readonly table: StartedTable;
  readonly services: TableServices;
  /** Asks whoever plays a seat that is no person's. */
  readonly ask: (question: BotQuestion) => Promise<BotAnswer>;
  /** Something nobody sent is due: it is to be done in its turn, and shown like any move. */
  readonly onDue: (task: () => Promise<void>) => Promise<void>;
  /** Time has run out for somebody. */
  readonly onOverdue: () => void;
  /** Somebody who is away is to be told that it is their turn. */
  readonly onCall: () => void;
  /** Whether anybody is connected for a seat. */
  readonly isPresent: (seat: Seat) => boolean;
}

export interface Attempt {
  readonly message: MoveMessage | UndoMessage;
  /** Of the key whoever attempts it has shown. */
  readonly keyHash: string;
}

/** A match that has begun: its log, its clocks, the bots in its seats, what became of each attempt. */
export class RunningMatch {
  /** What somebody asks to take back. */
  readonly takeBacks: TakeBacks;
  readonly #log: MatchLog;
  readonly #options: RunningMatchOptions;
  readonly #outcomes = new Outcomes();
  readonly #proxies: Proxies;
  readonly time: MatchTime;
  readonly news: MatchNews;
  readonly #asked = new Asked();
  /** Who plays where just now, whatever the match began with. */
  readonly #bots: Map<Seat, string>;
  #saved: Promise<unknown> = Promise.resolve();
  readonly #calls: Calls;
  #changedAt: number;

  private constructor(log: MatchLog, options: RunningMatchOptions, bots: Map<Seat, string>) {
    const { services, table, onDue } = options;
    this.#log = log;
    this.#options = options;
    this.#bots = bots;
    this.takeBacks = new TakeBacks({ log, bots, now: services.now }, table.takeBack);
    this.#outcomes.remember(log.openedWith, log.versions);
    this.#proxies = new Proxies({
      log,
      table,
      services,
      bots,
      ask: options.ask,
      onDue,
      move: (seat, move, by) => this.#write(seat, by, (settle) => log.move(seat, move, { settle })),
    });
    this.time = new MatchTime({
      clock: table.clock ?? {},
      log,
      bots,
      isPresent: options.isPresent,
      ticks: services.ticks,
      now: services.now,
      startTimer: services.startTimer,
      onDue: options.onOverdue,
    });
    this.news = new MatchNews({
      log,
      secret: table.secret,
      clocks: () => this.time.clocks,
      takeBackFor: (watcher) => this.takeBacks.for(watcher),
    });
    this.#asked.note(this.#log.versions);
    this.#calls = new Calls(services.limits.callAfter, options.onCall);
    this.#changedAt = log.openedWith.at(-1)?.at ?? table.startedAt ?? table.createdAt;
  }

  static async open(options: RunningMatchOptions): Promise<RunningMatch> {
    const { services, game, table } = options;
    const bots = botsOf(table.seats);
    const log = await MatchLog.open(services, game, { table, bots });
    return new RunningMatch(log, options, bots);
  }

  /** How many entries the log has: for `news.update`, and for nobody outside. */
  get length(): number {
    return this.#log.length;
  }

  /** How much the public was told. */
  get publicVersion(): number {
    return this.#log.versions.version('public');
  }

  get isFinished(): boolean {
    return this.#log.status.isFinished;
  }

  get result(): Result | undefined {
    const { game, state } = this.#log.match;
    return game.result(state);
  }

  get names(): string[] {
    return this.#log.match.header.seats.map(({ name }) => name);
  }

  /** The seats it waits for, which is no secret. */
  get owing(): Seat[] {
    const { game, state } = this.#log.match;
    return seatsIn(game.owing(state));
  }

  /** When somebody last moved, in milliseconds since 1970. */
  get changedAt(): number {
    return this.#changedAt;
  }

  get isBotThinking(): boolean {
    return this.#proxies.isThinking;
  }

  isBusy(seat: Seat): boolean {
    return this.#proxies.isBusy(seat);
  }

  setDoNotDisturb(seat: Seat, isBusy: boolean): void {
    this.#proxies.setDoNotDisturb(seat, isBusy);
  }

  /** These bots play from now on, and no others. */
  seatBots(bots: ReadonlyMap<Seat, string>): void {
    const freed = [...this.#bots.keys()].filter((seat) => !bots.has(seat));
    this.#bots.clear();
    for (const [seat, bot] of bots) this.#bots.set(seat, bot);
    for (const seat of freed) this.time.renew(seat);
  }

  hasBot(seat: Seat): boolean {
    return this.#bots.has(seat);
  }

  /** Whether it would wait for a bot if this one played this seat, or none did. */
  awaitsBotWith(seat: Seat, bot: string | undefined): boolean {
    const bots = new Map(this.#bots);
    if (bot === undefined) bots.delete(seat);
    else bots.set(seat, bot);
    return statusOf(this.#log.match, bots).awaitsBot;
  }

  /** Bots wait a moment for this seat, or need not any longer. */
  hold(seat: Seat, isHolding: boolean): void {
    this.#proxies.hold(seat, isHolding);
  }

  /** Whether what this seat owes is an answer in another's turn. */
  owesAnswer(seat: Seat): boolean {
    const { game, state } = this.#log.match;
    return game.isAnswer?.(state, seat) === true;
  }

  /** As strong as those who play at the table anyway. */
  get usualBot(): string {
    return usualBot(this.#log.match);
  }

  /** A bot makes the move this seat owes. */
  relieve(seat: Seat): void {
    this.#proxies.relieve(seat);
    this.wakeOthers();
  }

  /** Somebody may have to be told that it is their turn. */
  noteAway(): void {
    this.#calls.note(this.#away());
  }

  /** Those who are to be told that it is their turn. */
  takeCalls(): Seat[] {
    return this.#calls.take(this.#away());
  }

  /** The table is put away. */
  stop(): void {
    this.#calls.stop();
    this.time.stop();
  }

  /** The file of the match. One that is over or was broken off carries the secret. */
  file(): MatchFile {
    return writeMatchFile(this.#log.match, this.#options.table.secret, 'own-save');
  }

  /** Asks those who need nobody's hands: bots, and people who are busy. */
  wakeOthers(): void {
    this.noteAway();
    this.#proxies.wake();
  }

  /** The move that stands for a seat that makes none itself; not for one that owes nothing. */
  timeOut(seats: readonly Seat[], by: MadeMove['by']): Promise<void> {
    return this.#proxies.timeOut(seats, by);
  }

  /** Saves a snapshot if one is due. Losing one loses nothing, so nobody waits for it. */
  keepSnapshot(isLast = false): void {
    const { services, table } = this.#options;
    const saving = this.#log
      .keepSnapshot(isLast)
      ?.catch((error: unknown) =>
        services.log.warn({ table: table.code, err: error }, 'a snapshot was not kept'),
      );
    if (saving !== undefined) this.#saved = Promise.all([this.#saved, saving]);
  }

  /** When the match is put away: what makes opening it again quick is on the disk. */
  async saved(): Promise<void> {
    this.keepSnapshot(true);
    await this.#saved;
  }

  /** A move or undo of a seat. What is accepted has been committed. */
  async attempt(seat: Seat, { message, keyHash }: Attempt): Promise<AnswerMessage> {
    const { id } = message;
    const known = this.#outcomes.find(seat, id);
    if (known !== undefined) return known;
    const version = this.#log.versions.version(seat);
    if (!this.#isUpToDate(seat, message)) {
      return this.#outcomes.keep(seat, id, { type: 'outdated', id, version });
    }
    const written = await this.#write(seat, 'seat', (settle) =>
      message.type === 'move'
        ? this.#log.move(seat, message.move, { moveId: id, keyHash, settle })
        : this.#log.undo(seat, message.moves, { moveId: id, keyHash, settle }),
    );
    if (written.outcome === 'conflict') {
      this.#outcomes.remember(this.#log.openedWith, this.#log.versions);
      const meanwhile = this.#outcomes.find(seat, id);
      if (meanwhile !== undefined) return meanwhile;
    }
    const answer = answerTo(id, written, this.#log.versions.version(seat));
    return this.#outcomes.keep(seat, id, answer);
  }

  /** Takes back what all have agreed to take back, unless the match has gone on. */
  async takeBack({ seat, moves }: StoredTakeBack): Promise<boolean> {
    const count = this.#log.match.line.length - moves;
    const written = await this.#write(seat, 'seat', (settle) =>
      this.#log.undoAgreed(seat, count, { settle }),
    );
    this.time.restart();
    return written.outcome === 'appended';
  }

  /** Reads anew what the store has: another server was quicker. */
  async catchUp(): Promise<void> {
    await this.#log.catchUp();
    this.#outcomes.remember(this.#log.openedWith, this.#log.versions);
    this.time.overtaken();
    this.#asked.note(this.#log.versions);
  }

  /** A move counts if it was made on the decision its seat still has before it. */
  #isUpToDate(seat: Seat, { type, version }: MoveMessage | UndoMessage): boolean {
    const latest = this.#log.versions.version(seat);
    const earliest = type === 'move' ? this.#asked.since(seat) : latest;
    return version >= earliest && version <= latest;
  }

  async #write(
    mover: Seat,
    by: MadeMove['by'],
    write: (settle: Settling['settle']) => Promise<Written>,
  ): Promise<Written> {
    const before = this.time.before(mover);
    const told = this.publicVersion;
    const { meters, ticks } = this.#options.services;
    const start = ticks();
    const written = await write(() =>
      this.time.settle({ mover, before, isPublic: this.publicVersion > told, by }),
    );
    if (written.outcome === 'appended') {
      meters.moves.add(by);
      meters.moveTime.observe((ticks() - start) / 1000);
      this.time.committed();
      this.#changedAt = this.#options.services.now();
      if (this.isFinished) this.#note('a match is over');
    } else if (written.outcome === 'conflict') {
      this.time.overtaken();
    }
    this.#asked.note(this.#log.versions);
    return written;
  }

  #note(sentence: string): void {
    const { services, table } = this.#options;
    services.log.info({ table: table.code, game: table.game }, sentence);
  }

  /** People who owe a decision and are not here, with its number. */
  #away(): ReadonlyMap<Seat, number> {
    const { match } = this.#log;
    const { isPresent } = this.#options;
    const away = this.owing.filter((seat) => !this.hasBot(seat) && !isPresent(seat));
    return new Map(away.map((seat) => [seat, match.decisionOf(seat)]));
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Hold } from '@richtfest/bots';
import {
  type Game,
  type MatchFile,
  type Reason,
  type Seat,
  type Watcher,
  hasSeat,
  seatsIn,
  writeMatchFile,
} from '@richtfest/engine';
import type {
  BotPace,
  AnswerMessage,
  MoveMessage,
  SeatClock,
  UndoMessage,
  UpdateMessage,
  WelcomeMessage,
} from '@richtfest/protocol';
import { answerTo } from './answer.ts';
import { Asked } from './asked.ts';
import { type BotDecision, BotTurns } from './bot-turns.ts';
import { Clocks, type MadeMove } from './clocks.ts';
import { MatchLog, type StartedTable, type Written, outlookOf } from './match-log.ts';
import { Outcomes } from './outcomes.ts';
import { standInsOf } from './seating.ts';
import type { TableServices } from './services.ts';
import type { StoredTakeBack } from '../store/talk-store.ts';
import { situationFor } from './situation.ts';
import { TakeBacks } from './take-backs.ts';

/** Milliseconds bots wait for somebody who puts a proposal together. */
const LONGEST_HOLD = 20_000;

/** Of the server's pause, so much is left at each pace. */
const PAUSES: Readonly<Record<BotPace, number>> = { calm: 1, brisk: 0.4, instant: 0 };

export interface RunningMatchSettings {
  readonly game: Game;
  readonly table: StartedTable;
  readonly services: TableServices;
  /** Something nobody sent is due: it is to be done in its turn, and shown like any move. */
  readonly onDue: (task: () => Promise<void>) => Promise<void>;
  /** Whether anybody is connected for a seat. */
  readonly isPresent: (seat: Seat) => boolean;
}

/** A match that has begun: its log, its clocks, the bots in its seats, what became of each attempt. */
export class RunningMatch {
  /** What somebody asks to take back. */
  readonly takeBacks: TakeBacks;
  readonly #log: MatchLog;
  readonly #settings: RunningMatchSettings;
  readonly #outcomes = new Outcomes();
  readonly #botTurns: BotTurns;
  readonly #clocks: Clocks;
  /** Forgotten when the table is put away: whoever is still busy says so again. */
  readonly #busy = new Set<Seat>();
  readonly #hold = new Hold();
  readonly #asked = new Asked();
  readonly #standIns: Map<Seat, string>;

  private constructor(log: MatchLog, settings: RunningMatchSettings, standIns: Map<Seat, string>) {
    const { services, table, onDue } = settings;
    this.#log = log;
    this.#settings = settings;
    this.#standIns = standIns;
    this.takeBacks = new TakeBacks({ log, standIns, now: services.now }, table.takeBack);
    this.#outcomes.remember(log.openedWith, log.telling);
    this.#botTurns = new BotTurns({
      ask: (question) => services.askBot(question, table.code),
      pause: services.botPause * PAUSES[table.clock?.bots ?? 'calm'],
      released: () => this.#hold.released(() => sleep(LONGEST_HOLD, undefined, { ref: false })),
      decided: (decisions) => onDue(() => this.#playBots(decisions)),
      volunteered: (decision) => onDue(() => this.#playVolunteer(decision)),
    });
    const { seats } = log.match.header;
    this.#clocks = new Clocks({
      clock: table.clock ?? {},
      people: seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])),
      isPresent: settings.isPresent,
      now: services.ticks,
      onDue: () => void onDue(() => this.#playOverdue()),
    });
    this.#asked.note(this.#log.telling);
  }

  static async open(settings: RunningMatchSettings): Promise<RunningMatch> {
    const { services, game, table } = settings;
    const standIns = standInsOf(table.seats);
    const log = await MatchLog.open(services, game, { table, standIns });
    return new RunningMatch(log, settings, standIns);
  }

  /** How many entries the log has: for `updateFor`, and for nobody outside. */
  get length(): number {
    return this.#log.length;
  }

  /** How much the public was told. */
  get publicVersion(): number {
    return this.#log.telling.version('public');
  }

  get isFinished(): boolean {
    return this.#log.outlook.isFinished;
  }

  /** The seats it waits for, which is no secret. */
  get owing(): Seat[] {
    const { game, state } = this.#log.match;
    return seatsIn(game.owing(state));
  }

  get isBotThinking(): boolean {
    return this.#botTurns.isBusy;
  }

  get clocks(): SeatClock[] {
    return this.#clocks.left();
  }

  isBusy(seat: Seat): boolean {
    return this.#busy.has(seat);
  }

  setBusy(seat: Seat, isBusy: boolean): void {
    if (isBusy) this.#busy.add(seat);
    else this.#busy.delete(seat);
  }

  /** A bot plays for this seat from now on, or nobody but its person. */
  setStandIn(seat: Seat, bot: string | undefined): void {
    if (bot === undefined) this.#standIns.delete(seat);
    else this.#standIns.set(seat, bot);
  }

  /** Whether it would wait for a bot if this one stood in, or nobody did. */
  awaitsBotWith(seat: Seat, bot: string | undefined): boolean {
    const standIns = new Map(this.#standIns);
    if (bot === undefined) standIns.delete(seat);
    else standIns.set(seat, bot);
    return outlookOf(this.#log.match, standIns).awaitsBot;
  }

  /** Bots wait a moment for this seat, or need not any longer. */
  hold(seat: Seat, isHolding: boolean): void {
    this.#hold.set(seat, isHolding);
  }

  /** Clocks run while somebody plays. True if that somebody came or went changes a clock. */
  attended(hasPlayers: boolean, newcomer?: Seat): boolean {
    if (hasPlayers === this.#clocks.isRunning) {
      return newcomer !== undefined && this.#clocks.cameBack(this.#log.match, newcomer);
    }
    if (hasPlayers) this.#clocks.start(this.#log.match);
    else this.#clocks.stop();
    return true;
  }

  /** The table is put away. */
  stop(): void {
    this.#clocks.stop();
  }

  /** The file of the match; a finished one carries the secret. */
  file(): MatchFile {
    return writeMatchFile(this.#log.match, this.#settings.table.secret);
  }

  /** Asks those who need nobody's hands: bots, and people who are busy. */
  wakeOthers(): void {
    const isAnswered = (seat: Seat) => this.#isAnsweredFor(seat);
    if ([...this.#busy].some(isAnswered)) {
      void this.#settings.onDue(() => this.#timeOut([...this.#busy].filter(isAnswered), 'busy'));
    }
    this.#botTurns.wake(this.#log.match, this.#standIns);
  }

  /** Saves a snapshot if one is due. Losing one loses nothing. */
  async keepSnapshot(isLast = false): Promise<void> {
    const { services, table } = this.#settings;
    await this.#log
      .keepSnapshot(isLast)
      .catch((error: unknown) =>
        services.log.warn({ table: table.code, err: error }, 'a snapshot was not kept'),
      );
  }

  /** A move or undo of a seat. What is accepted has been committed. */
  async attempt(seat: Seat, message: MoveMessage | UndoMessage): Promise<AnswerMessage> {
    const { id } = message;
    const known = this.#outcomes.find(seat, id);
    if (known !== undefined) return known;
    const version = this.#log.telling.version(seat);
    if (!this.#isUpToDate(seat, message)) {
      return this.#outcomes.keep(seat, id, { type: 'outdated', id, version });
    }
    const written = await this.#write(seat, 'seat', () =>
      message.type === 'move'
        ? this.#log.move(seat, message.move, id)
        : this.#log.undo(seat, message.moves, id),
    );
    if (written.outcome === 'conflict') {
      this.#outcomes.remember(this.#log.openedWith, this.#log.telling);
      const meanwhile = this.#outcomes.find(seat, id);
      if (meanwhile !== undefined) return meanwhile;
    }
    const answer = answerTo(id, written, this.#log.telling.version(seat));
    return this.#outcomes.keep(seat, id, answer);
  }

  /** Another server has gone on with it. */
  async catchUp(): Promise<void> {
    await this.#log.catchUp();
    this.#outcomes.remember(this.#log.openedWith, this.#log.telling);
    if (this.#clocks.isRunning) this.#clocks.start(this.#log.match);
    this.#asked.note(this.#log.telling);
  }

  /** Takes back what all have agreed to take back, unless the match has gone on. */
  async takeBack({ seat, moves }: StoredTakeBack): Promise<boolean> {
    const count = this.#log.match.line.length - moves;
    const written = await this.#write(seat, 'seat', () => this.#log.undoAgreed(seat, count));
    // All begin anew with what they decide about.
    if (this.#clocks.isRunning) this.#clocks.start(this.#log.match);
    return written.outcome === 'appended';
  }

  /** Where the match stands for a watcher, in full or after a version of that watcher. */
  newsFor(watcher: Watcher, wished: number | undefined): NonNullable<WelcomeMessage['match']> {
    const { header } = this.#log.match;
    const { generator } = header;
    if (generator.name !== 'chacha20') throw new Error('a table with foreign luck');
    // Whoever knows more than there is knows another match.
    const isKnown = wished !== undefined && wished <= this.#log.telling.version(watcher);
    const since = isKnown ? wished : undefined;
    return {
      header: { ...header, generator },
      ...(since === undefined ? {} : { since }),
      ...this.#situation(watcher, since),
    };
  }

  /** What a watcher is told of the entries after the first `length`; undefined: nothing. */
  updateFor(watcher: Watcher, length: number): UpdateMessage | undefined {
    const { telling } = this.#log;
    const since = telling.version(watcher, length);
    if (since === telling.version(watcher)) return undefined;
    return { type: 'update', ...this.#situation(watcher, since) };
  }

  #situation(watcher: Watcher, since: number | undefined) {
    const { secret } = this.#settings.table;
    const takeBack = this.takeBacks.for(watcher);
    return situationFor(this.#log.telling, watcher, {
      since,
      secret,
      clocks: this.clocks,
      takeBack,
    });
  }

  /** A move counts if it was made on the decision its seat still has before it. */
  #isUpToDate(seat: Seat, { type, version }: MoveMessage | UndoMessage): boolean {
    const latest = this.#log.telling.version(seat);
    const earliest = type === 'move' ? this.#asked.since(seat) : latest;
    return version >= earliest && version <= latest;
  }

  async #write(mover: Seat, by: MadeMove['by'], write: () => Promise<Written>): Promise<Written> {
    const before = this.#clocks.before(this.#log.match, mover);
    const told = this.publicVersion;
    const { meters, ticks } = this.#settings.services;
    const start = ticks();
    const written = await write();
    const { match } = this.#log;
    if (written.outcome === 'appended') {
      meters.moves.add(by);
      meters.moveTime.observe((ticks() - start) / 1000);
      const isPublic = this.publicVersion > told;
      this.#clocks.after(match, { mover, before, isPublic, by });
      if (this.isFinished) this.#note('a match is over');
    } else if (written.outcome === 'conflict' && this.#clocks.isRunning) {
      this.#clocks.start(match);
    }
    this.#asked.note(this.#log.telling);
    return written;
  }

  /**
   * The moves of bots, unless what they decided about is no longer to be decided. A bot that
   * failed, or chose what the rules refuse, gets the move of somebody whose time ran out.
   */
  async #playBots(decisions: readonly BotDecision[]): Promise<void> {
    for (const made of decisions) {
      const { seat, answer } = made;
      if (!this.#isStill(made)) continue;
      const written = 'move' in answer ? await this.#move(seat, answer.move, 'bot') : undefined;
      if (written !== undefined && written.outcome !== 'refused') continue;
      this.#noteFailure(seat, 'failed' in answer ? answer.failed : written?.reason);
      await this.#timeOut([seat], 'bot');
    }
  }

  #note(sentence: string): void {
    const { services, table } = this.#settings;
    services.log.info({ table: table.code, game: table.game }, sentence);
  }

  /** What a bot failed by; never a move, for a choice may be secret. */
  #noteFailure(seat: Seat, failure: string | Reason | undefined): void {
    const { services, table } = this.#settings;
    const reason = typeof failure === 'object' ? failure.code : failure;
    services.log.warn({ table: table.code, seat, reason }, 'a bot had no move');
  }

  async #playVolunteer(made: BotDecision): Promise<void> {
    const { seat, answer } = made;
    if ('move' in answer && this.#isStill(made)) await this.#move(seat, answer.move, 'bot');
  }

  async #playOverdue(): Promise<void> {
    const seats = [...this.#log.match.header.seats.keys()];
    await this.#timeOut(
      seats.filter((seat) => this.#clocks.isDue(seat)),
      'clock',
    );
  }

  /** The move that stands for a seat that makes none itself; not for one that owes nothing. */
  async #timeOut(seats: readonly Seat[], by: MadeMove['by']): Promise<void> {
    for (const seat of seats) {
      const { game, state } = this.#log.match;
      const isOwed = hasSeat(game.owing(state), seat);
      if (isOwed) await this.#move(seat, game.timeoutMove(state, seat), by);
    }
  }

  #move(seat: Seat, move: unknown, by: MadeMove['by']): Promise<Written> {
    return this.#write(seat, by, () => this.#log.move(seat, move));
  }

  #isStill({ match, seat, decision }: BotDecision): boolean {
    const isBot = match.header.seats[seat]?.bot !== undefined || this.#standIns.has(seat);
    return isBot && match === this.#log.match && match.decisionOf(seat) === decision;
  }

  #isAnsweredFor(seat: Seat): boolean {
    const { game, state } = this.#log.match;
    return this.#busy.has(seat) && game.isAnswer?.(state, seat) === true;
  }
}

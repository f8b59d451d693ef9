import { Hold } from '@richtfest/bots';
import { type Game, type Match, type Reason, type Seat, hasSeat, seatsIn } from '@richtfest/engine';
import type { BotAnswer, BotQuestion } from '../bots/question.ts';
import { closedTable } from '../request-error.ts';
import type { MatchStatus } from '../store/event-store.ts';
import type { StoredTiming } from '../store/timing-store.ts';
import { Attempts } from './attempts.ts';
import { type BotDecision, BotTurns, botPause } from './bot-turns.ts';
import { Calls } from './calls.ts';
import type { MadeMove } from './clocks.ts';
import { SentObservations } from './match-news.ts';
import { MatchTime } from './match-time.ts';
import { type LoadedMatch, type StartedTable, loadMatch } from './open-match.ts';
import type { Presence } from './presence.ts';
import { Relief } from './relief.ts';
import { botsOf } from './seating.ts';
import type { TableServices } from './services.ts';
import { Snapshots } from './snapshots.ts';
import { TakeBacks } from './take-backs.ts';
import type { WatcherVersions } from './watcher-versions.ts';

export interface RunningMatchOptions {
  readonly game: Game;
  readonly table: StartedTable;
  /** The epoch in which this server owns the table. */
  readonly epoch: number;
  /** Throws if another server has taken the table over. */
  readonly requireOwner: () => Promise<void>;
  readonly services: TableServices;
  readonly presence: Presence;
  /** Asks the bot or program that plays a seat. */
  readonly askBot: (question: BotQuestion) => Promise<BotAnswer>;
  readonly onBotsDecided: (decisions: readonly BotDecision[]) => Promise<void>;
  readonly onBotVolunteered: (decision: BotDecision) => Promise<void>;
  /** The time of a seat has run out. */
  readonly onTimeUp: () => void;
  /** An absent player has to be notified of their turn. */
  readonly onCallDue: () => void;
}

/** A change of a match: a move, an undo, or an agreed take-back. */
export type MatchChange = MoveChange | UndoChange;

interface ChangeOrigin {
  readonly seat: Seat;
  readonly by: MadeMove['by'];
  /** The client's name for the attempt, and the hash of the key it has shown; absent for bots. */
  readonly moveId?: string;
  readonly keyHash?: string;
}

interface MoveChange extends ChangeOrigin {
  readonly move: unknown;
}

interface UndoChange extends ChangeOrigin {
  readonly undo: number;
  readonly isAgreed?: true;
}

export type CommitOutcome =
  | { readonly outcome: 'appended' | 'conflict' | 'cannot-undo' }
  | { readonly outcome: 'refused'; readonly reason: Reason };

/** A match that has begun, with its clocks, the bots in its seats and the answered attempts. */
export class RunningMatch {
  /** The bots that play now, by seat, whatever the match began with. */
  readonly bots: Map<Seat, string>;
  readonly attempts = new Attempts();
  readonly takeBacks: TakeBacks;
  readonly time: MatchTime;
  readonly calls: Calls;
  readonly snapshots: Snapshots;
  readonly botTurns: BotTurns;
  /** Players who want bots to wait a moment. */
  readonly hold = new Hold();
  readonly relief = new Relief();
  /** Seats that are not asked in others' turns. Not stored: clients repeat it. */
  readonly doNotDisturb = new Set<Seat>();
  /** What clients have, so that they are sent what is different. */
  readonly sent = new SentObservations();
  /** The host's contribution to the random values; published at the end. */
  readonly secret: string;
  /** When the match last changed, in milliseconds since 1970. */
  changedAt: number;
  readonly #options: RunningMatchOptions;
  #versions: WatcherVersions;
  #storedTiming: StoredTiming | undefined;

  private constructor(loaded: LoadedMatch, options: RunningMatchOptions) {
    const { services, table, askBot: ask } = options;
    this.#options = options;
    this.#versions = loaded.versions;
    this.#storedTiming = table.timing;
    this.secret = table.secret;
    this.bots = botsOf(table.seats);
    this.changedAt = loaded.entries.at(-1)?.at ?? table.startedAt ?? table.createdAt;
    this.takeBacks = new TakeBacks(this, services.now, table.takeBack);
    this.time = new MatchTime(this, {
      clock: table.clock ?? {},
      presence: options.presence,
      ticks: services.ticks,
      now: services.now,
      startTimer: services.startTimer,
      onDue: options.onTimeUp,
    });
    this.calls = new Calls(services.limits.callAfter, options.onCallDue);
    this.snapshots = new Snapshots({
      services,
      code: table.code,
      savedVersion: loaded.savedVersion,
    });
    this.botTurns = new BotTurns({
      ask,
      pause: botPause(services.botPause, table.clock?.bots),
      hold: this.hold,
      decided: options.onBotsDecided,
      volunteered: options.onBotVolunteered,
    });
    this.attempts.remember(loaded.entries, loaded.versions);
    this.attempts.noteDecisions(loaded.versions);
  }

  static async open(options: RunningMatchOptions): Promise<RunningMatch> {
    const { services, game, table } = options;
    return new RunningMatch(await loadMatch(services.store, game, table), options);
  }

  get versions(): WatcherVersions {
    return this.#versions;
  }

  /** The match as the engine plays it. */
  get engine(): Match {
    return this.#versions.match;
  }

  /** The number of log entries, which is never sent to a client. */
  get length(): number {
    return this.engine.log.length;
  }

  get isFinished(): boolean {
    const { game, state } = this.engine;
    return game.result(state) !== undefined;
  }

  /** The seats it waits for, which are public. */
  get owing(): Seat[] {
    const { game, state } = this.engine;
    return seatsIn(game.owing(state));
  }

  /** The stored clocks of a slow table, as last read from the store. */
  get storedTiming(): StoredTiming | undefined {
    return this.#storedTiming;
  }

  /**
   * The path of every change, by people, bots and clocks: the rules check and play it, clocks are
   * settled, it is appended and committed. Nothing may be read in between; after a failed commit this
   * object must not be used again. The caller acknowledges and notifies.
   */
  async commit(change: MatchChange): Promise<CommitOutcome> {
    const { services, table, epoch } = this.#options;
    const { seat: mover, by, moveId, keyHash } = change;
    const start = services.ticks();
    const before = this.time.before(mover);
    const publicVersion = this.versions.version('public');

    const refused = 'undo' in change ? this.#undo(change) : this.#play(change);
    if (refused !== undefined) return refused;
    const entry = this.versions.record();

    const isPublic = this.versions.version('public') > publicVersion;
    const timing = this.time.settle({ mover, before, isPublic, by });

    const outcome = await services.store.append(table.code, this.length - 1, {
      at: services.now(),
      entry,
      epoch,
      ...statusOf(this.engine, this.bots),
      ...(timing === undefined ? {} : { timing }),
      ...(moveId === undefined ? {} : { moveId }),
      ...(keyHash === undefined ? {} : { keyHash }),
    });
    if (outcome === 'conflict') {
      await this.catchUp();
      return { outcome };
    }
    this.time.markSaved(timing);
    this.#committed(by, start);
    return { outcome };
  }

  /** Catches up with the store after another server was faster. */
  async catchUp(): Promise<void> {
    const { services, game, table, requireOwner } = this.#options;
    await requireOwner();
    const stored = await services.store.loadTable(table.code);
    if (stored === undefined) throw new Error('a table that is gone from the store');
    const { versions, entries } = await loadMatch(services.store, game, table);
    this.#versions = versions;
    this.#storedTiming = stored.timing;
    // Another server has closed it.
    if (stored.closedAt !== undefined) throw closedTable();
    this.attempts.remember(entries, versions);
    this.time.overtaken();
    this.attempts.noteDecisions(versions);
  }

  /** Replaces the set of bots that play. */
  seatBots(bots: ReadonlyMap<Seat, string>): void {
    const freed = [...this.bots.keys()].filter((seat) => !bots.has(seat));
    this.bots.clear();
    for (const [seat, bot] of bots) this.bots.set(seat, bot);
    for (const seat of freed) this.time.renew(seat);
  }

  /** Whether the match would wait for a bot if this bot, or none, played this seat. */
  awaitsBotWith(seat: Seat, bot: string | undefined): boolean {
    const bots = new Map(this.bots);
    if (bot === undefined) bots.delete(seat);
    else bots.set(seat, bot);
    return statusOf(this.engine, bots).awaitsBot;
  }

  /** Whether what this seat owes is an answer in another's turn. */
  owesAnswer(seat: Seat): boolean {
    const { game, state } = this.engine;
    return game.isAnswer?.(state, seat) === true;
  }

  /** At the end the match's secret is public, so nothing can be taken back any more. */
  undoableBy(seat: Seat): number {
    return this.isFinished ? 0 : this.engine.undoableAtTable(seat);
  }

  /** People who owe a decision and are not here, with its number. */
  get absentees(): ReadonlyMap<Seat, number> {
    const { presence } = this.#options;
    const away = this.owing.filter((seat) => !this.bots.has(seat) && !presence.has(seat));
    return new Map(away.map((seat) => [seat, this.engine.decisionOf(seat)]));
  }

  /** Releases timers when the table is unloaded. */
  stop(): void {
    this.calls.stop();
    this.time.clocks.stop();
  }

  #play({ seat, move }: MoveChange): CommitOutcome | undefined {
    const played = this.engine.play(seat, move);
    return 'refused' in played ? { outcome: 'refused', reason: played.refused } : undefined;
  }

  #undo({ seat, undo, isAgreed }: UndoChange): CommitOutcome | undefined {
    const isUndone =
      isAgreed === true
        ? this.engine.undoByConsent(seat, undo)
        : undo <= this.undoableBy(seat) && this.engine.undo(seat, undo);
    return isUndone ? undefined : { outcome: 'cannot-undo' };
  }

  #committed(by: MadeMove['by'], start: number): void {
    const { services, table } = this.#options;
    const { meters, ticks, log, now } = services;
    meters.moves.add(by);
    meters.moveTime.observe((ticks() - start) / 1000);
    this.attempts.noteDecisions(this.versions);
    this.changedAt = now();
    if (this.isFinished) log.info({ table: table.code, game: table.game }, 'a match is over');
  }
}

/** What the store must know of a position; `bots`: those that play now, by seat. */
export function statusOf(match: Match, bots: ReadonlyMap<Seat, string>): MatchStatus {
  const owing = match.game.owing(match.state);
  return {
    awaitsBot: [...bots.keys()].some((seat) => hasSeat(owing, seat)),
    isFinished: match.game.result(match.state) !== undefined,
  };
}

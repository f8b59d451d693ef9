import type { Match, Seat } from '@richtfest/engine';
import { type TableClock, isSlow } from '@richtfest/protocol';
import type { StoredTiming, TimingChange } from '../store/timing-store.ts';
import { type BeforeMove, Clocks, type MadeMove, type StartTimer } from './clocks.ts';
import type { Presence } from './presence.ts';
import type { RunningMatch } from './running-match.ts';

export interface MatchTimeOptions {
  readonly clock: TableClock;
  readonly presence: Pick<Presence, 'has'>;
  /** Milliseconds of a monotonic clock. */
  readonly ticks: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly startTimer: StartTimer | undefined;
  /** The time of a seat has run out. */
  readonly onDue: () => void;
}

/** The part of a match that clocks need; `storedTiming` is the timing in the store. */
type TimedMatch = Pick<RunningMatch, 'engine' | 'bots' | 'storedTiming' | 'isFinished'>;

/**
 * The time of a match. At a slow table it runs even if nobody is connected, and it is stored
 * with every move, and by `unsaved` when it changed without one.
 */
export class MatchTime {
  readonly #running: TimedMatch;
  readonly #options: MatchTimeOptions;
  readonly clocks: Clocks;
  readonly #isSlow: boolean;
  /** The stored time of the table's next deadline. */
  #savedDueAt: number | undefined;
  #isSaved = false;

  constructor(running: TimedMatch, options: MatchTimeOptions) {
    const { clock, presence, ticks, startTimer, onDue } = options;
    const { bots } = running;
    const { seats } = running.engine.header;
    // A person may have taken over the seat of a bot.
    const people = () =>
      [...seats.keys()].filter((seat) => seats[seat]?.bot === undefined || !bots.has(seat));
    this.#running = running;
    this.#options = options;
    this.clocks = new Clocks({ clock, people, presence, now: ticks, startTimer, onDue });
    this.#isSlow = isSlow(clock);
    if (this.#isSlow) this.#resume();
  }

  /** Runs clocks while a player is connected, at a slow table always. True if a clock changes. */
  presenceChanged(hasPlayers: boolean, newcomer?: Seat): boolean {
    const isAwake = hasPlayers || this.#isSlow;
    if (isAwake === this.clocks.isRunning) {
      return newcomer !== undefined && this.#note(this.clocks.cameBack(this.#match, newcomer));
    }
    if (isAwake) this.clocks.start(this.#match);
    else this.clocks.stop();
    return true;
  }

  remind(seat: Seat): void {
    this.clocks.remind(this.#match, seat);
    this.#isSaved = false;
  }

  /** Gives a returning player the full time for the decision they owe. */
  renew(seat: Seat): void {
    this.#note(this.clocks.renew(this.#match, seat));
  }

  /** Gives all seats their full time again. */
  restart(): void {
    if (!this.clocks.isRunning) return;
    this.clocks.start(this.#match);
    this.#isSaved = false;
  }

  before(mover: Seat): BeforeMove {
    return this.clocks.before(this.#match, mover);
  }

  /** Updates the clocks for a move, and returns the timing to commit with it. */
  settle(made: MadeMove): StoredTiming | undefined {
    this.clocks.after(this.#match, made);
    return this.#timing();
  }

  /** Catches up after another server was faster. */
  overtaken(): void {
    if (this.#isSlow) this.#resume();
    else if (this.clocks.isRunning) this.clocks.start(this.#match);
  }

  /** The clocks of a slow table to store; undefined if the store is up to date. */
  get unsaved(): TimingChange | undefined {
    const timing = this.#timing();
    if (timing === undefined || this.#isSaved) return undefined;
    return { version: this.#match.log.length, from: this.#savedDueAt, timing };
  }

  /** The store may be wrong about the clocks: save them again. */
  markUnsaved(): void {
    this.#isSaved = false;
  }

  /** The store has this timing. */
  markSaved(timing: StoredTiming | undefined): void {
    this.#isSaved = true;
    this.#savedDueAt = timing?.dueAt;
  }

  get #match(): Match {
    return this.#running.engine;
  }

  #note(isChanged: boolean): boolean {
    if (isChanged) this.#isSaved = false;
    return isChanged;
  }

  #timing(): StoredTiming | undefined {
    const { now } = this.#options;
    if (!this.#isSlow || this.#running.isFinished) return undefined;
    const clocks = this.clocks.toStored(now());
    const next = Math.min(...clocks.map(({ at = Infinity }) => at));
    return { ...(next === Infinity ? {} : { dueAt: next }), clocks };
  }

  /** Restores the clocks from the store, or starts them if there is nothing stored. */
  #resume(): void {
    const { now } = this.#options;
    const { clocks = [], dueAt } = this.#running.storedTiming ?? {};
    this.#savedDueAt = dueAt;
    this.#isSaved = clocks.length > 0;
    this.clocks.resume(this.#match, clocks, now());
  }
}

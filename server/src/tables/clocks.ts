import { type Match, type Seat, type SeatSet, hasSeat } from '@richtfest/engine';
import type { SeatClock, TableClock } from '@richtfest/protocol';

/** Milliseconds a seat has at least when its clock goes on after others have answered it. */
const LEAST_AFTER_ANSWERS = 15_000;
/**
 * Milliseconds a seat has for a decision after it let its time run out: for the rest of that turn,
 * and if nobody is there, until somebody is.
 */
const LATE = 5_000;
/** The most a timer can wait; a longer time is waited for in parts. */
const LONGEST_TIMER = 2 ** 31 - 1;

export interface ClocksSettings {
  readonly clock: TableClock;
  /** The seats that have a clock: those of people. */
  readonly people: readonly Seat[];
  isPresent(seat: Seat): boolean;
  now(): number;
  /** Time has run out for somebody. */
  onDue(): void;
}

/** What the clocks must know of a position before a move. */
export interface BeforeMove {
  readonly owing: SeatSet;
  /** Whether what the mover owed was an answer in another's turn. */
  readonly wasAnswer: boolean;
}

export interface MadeMove {
  readonly mover: Seat;
  readonly before: BeforeMove;
  /** Whether everybody could see that a move was made. */
  readonly isPublic: boolean;
  /** Who made it: the seat itself, or what stood in for it. */
  readonly by: 'seat' | 'bot' | 'busy' | 'clock';
}

/**
 * The clocks of a table. A seat's time runs only while it owes a decision, and only while
 * somebody who plays is there: nobody waits for ever, and nobody's game ends without people.
 */
export class Clocks {
  readonly #settings: ClocksSettings;
  readonly #deadlines = new Map<Seat, number>();
  /** What was left to a seat when its clock came to stand still. */
  readonly #left = new Map<Seat, number>();
  readonly #late = new Set<Seat>();
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;

  constructor(settings: ClocksSettings) {
    this.#settings = settings;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Everybody who owes a decision gets the whole time for it, whatever was before. */
  start(match: Match): void {
    this.#isRunning = true;
    this.#left.clear();
    this.#deadlines.clear();
    const owing = match.game.owing(match.state);
    for (const seat of this.#settings.people) {
      if (hasSeat(owing, seat)) this.#begin(match, seat);
    }
    this.#wait();
  }

  stop(): void {
    this.#isRunning = false;
    this.#deadlines.clear();
    clearTimeout(this.#timer);
  }

  before({ game, state }: Match, mover: Seat): BeforeMove {
    return {
      owing: game.owing(state),
      wasAnswer: game.isAnswer?.(state, mover) === true,
    };
  }

  after(match: Match, made: MadeMove): void {
    if (made.by === 'seat') this.#late.delete(made.mover);
    if (made.by === 'clock') this.#late.add(made.mover);
    if (!this.#isRunning) return;
    const owing = match.game.owing(match.state);
    for (const seat of this.#settings.people) {
      if (hasSeat(owing, seat)) this.#goOn(match, seat, made);
      else this.#standStill(seat);
    }
    this.#wait();
  }

  /** Somebody has come to a seat: if it was late, it has its whole time. True if that changes it. */
  cameBack(match: Match, seat: Seat): boolean {
    if (!this.#late.delete(seat) || !this.#deadlines.has(seat)) return false;
    this.#begin(match, seat);
    this.#wait();
    return true;
  }

  isDue(seat: Seat): boolean {
    const deadline = this.#deadlines.get(seat);
    return deadline !== undefined && deadline <= this.#settings.now();
  }

  /** The seats whose time is running, with what is left of it. */
  left(): SeatClock[] {
    const now = this.#settings.now();
    return [...this.#deadlines]
      .toSorted(([a], [b]) => a - b)
      .map(([seat, deadline]) => ({ seat, msLeft: Math.max(0, deadline - now) }));
  }

  #goOn(match: Match, seat: Seat, { mover, before, isPublic }: MadeMove): void {
    const wasOwing = hasSeat(before.owing, seat);
    const isMover = seat === mover;
    const isAnswer = match.game.isAnswer?.(match.state, seat) === true;
    if (wasOwing) {
      // A clock that began anew would tell others of a step they can't see. And what a seat does
      // beside the answer it owes does not give it more time for that answer.
      const isSame = !isMover || !isPublic || (before.wasAnswer && isAnswer);
      if (!isSame) this.#begin(match, seat);
    } else if (isMover) {
      // It took something back: that gives nobody more time.
      this.#begin(match, seat, this.#left.get(seat));
    } else if (before.wasAnswer) {
      const left = this.#left.get(seat);
      this.#begin(match, seat, left === undefined ? left : Math.max(left, LEAST_AFTER_ANSWERS));
    } else {
      this.#begin(match, seat);
    }
  }

  #standStill(seat: Seat): void {
    if (this.#settings.isPresent(seat)) this.#late.delete(seat);
    const deadline = this.#deadlines.get(seat);
    if (deadline === undefined) return;
    this.#left.set(seat, Math.max(0, deadline - this.#settings.now()));
    this.#deadlines.delete(seat);
  }

  #begin({ game, state }: Match, seat: Seat, left = Infinity): void {
    const { clock } = this.#settings;
    const seconds = game.isAnswer?.(state, seat) === true ? clock.answer : clock.decision;
    this.#deadlines.delete(seat);
    if (seconds === undefined) return;
    const most = this.#late.has(seat) ? LATE : Infinity;
    this.#deadlines.set(seat, this.#settings.now() + Math.min(seconds * 1000, left, most));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const next = Math.min(...this.#deadlines.values());
    if (next === Infinity) return;
    const long = Math.min(LONGEST_TIMER, Math.max(0, next - this.#settings.now()));
    this.#timer = setTimeout(() => this.#rang(), long);
    this.#timer.unref();
  }

  #rang(): void {
    if ([...this.#deadlines.keys()].some((seat) => this.isDue(seat))) this.#settings.onDue();
    else this.#wait();
  }
}

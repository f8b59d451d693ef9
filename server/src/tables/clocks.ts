import { type Match, type Seat, type SeatSet, hasSeat } from '@richtfest/engine';
import { type SeatClock, type TableClock, isSlow } from '@richtfest/protocol';
import type { StoredClock } from '../store/timing-store.ts';
import type { Presence } from './presence.ts';
import { type SeatTime, storedClock, seatTime } from './seat-time.ts';

/** The minimum milliseconds of a seat whose clock resumes after the others have answered. */
const LEAST_AFTER_ANSWERS = 15_000;
/**
 * Milliseconds a seat has for a decision after it let its time run out: for the rest of that turn,
 * and if it is absent, until it connects.
 */
const LATE = 5_000;
/** The maximum delay of a timer; longer times are split. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** The maximum number of reminders for one decision. */
const MOST_REMINDERS = 6;

/** Calls `ring` after this many milliseconds; the result cancels the timer. */
export type StartTimer = (milliseconds: number, ring: () => void) => () => void;

export interface ClocksOptions {
  readonly clock: TableClock;
  /** The seats that have a clock now: those of people. */
  people(): readonly Seat[];
  readonly presence: Pick<Presence, 'has'>;
  now(): number;
  /** By default Node's own timers. */
  readonly startTimer?: StartTimer | undefined;
  /** The time of a seat has run out. */
  onDue(): void;
}

const startNodeTimer: StartTimer = (milliseconds, ring) => {
  const timer = setTimeout(ring, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
};

/** The part of a position before a move that clocks need. */
export interface BeforeMove {
  readonly owing: SeatSet;
  /** Whether what the mover owed was an answer in another's turn. */
  readonly wasAnswer: boolean;
}

export interface MadeMove {
  readonly mover: Seat;
  readonly before: BeforeMove;
  /** Whether all watchers could see that a move was made. */
  readonly isPublic: boolean;
  /**
   * What made the move: the seat, or what replaced it because its player was absent, had no time
   * left or is not to be disturbed. The values are labels of a metric.
   */
  readonly by: 'seat' | 'bot' | 'busy' | 'clock';
}

/**
 * The clocks of a table. A seat's time runs only while it owes a decision, and at a live table
 * only while a player is connected: nobody waits forever, and no game runs out of time without
 * people.
 */
export class Clocks {
  readonly #options: ClocksOptions;
  readonly #isSlow: boolean;
  /** Whether any decision has a time limit. */
  readonly #isLimited: boolean;
  readonly #seats = new Map<Seat, SeatTime>();
  #cancelTimer: (() => void) | undefined;
  #isRunning = false;

  constructor(options: ClocksOptions) {
    this.#options = options;
    this.#isSlow = isSlow(options.clock);
    const { decision, answer } = options.clock;
    this.#isLimited = decision !== undefined || answer !== undefined;
    for (const seat of options.people()) this.#seats.set(seat, {});
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Gives every seat that owes a decision the full time for it. */
  start(match: Match): void {
    this.#isRunning = true;
    const owing = match.game.owing(match.state);
    for (const seat of this.#options.people()) {
      this.#seats.set(seat, { isLate: this.#seats.get(seat)?.isLate ?? false });
      if (hasSeat(owing, seat)) this.#begin(match, seat);
    }
    this.#wait();
  }

  /** Resumes stored clocks; `wallTime` is now, in milliseconds since 1970. */
  resume(match: Match, stored: readonly StoredClock[], wallTime: number): void {
    this.#isRunning = true;
    const now = this.#options.now();
    const owing = match.game.owing(match.state);
    for (const seat of this.#options.people()) {
      const found = stored.find((each) => each.seat === seat) ?? { seat };
      const pause = this.#pause(match, seat, found.reminders);
      const deadlineOf = (at: number) => now + at - wallTime;
      const time = seatTime(found, { deadlineOf, most: now + pause });
      this.#seats.set(seat, time);
      const isForgotten = time.deadline === undefined && (time.reminders ?? 0) === 0;
      if (hasSeat(owing, seat) && isForgotten) this.#begin(match, seat);
    }
    this.#wait();
  }

  /** The clocks to store; `wallTime` is now, in milliseconds since 1970. */
  toStored(wallTime: number): StoredClock[] {
    const now = this.#options.now();
    return [...this.#seats].map(([seat, time]) =>
      storedClock(seat, time, (deadline) => wallTime + deadline - now),
    );
  }

  stop(): void {
    this.#isRunning = false;
    for (const time of this.#seats.values()) time.deadline = undefined;
    this.#cancelTimer?.();
  }

  before({ game, state }: Match, mover: Seat): BeforeMove {
    return {
      owing: game.owing(state),
      wasAnswer: game.isAnswer?.(state, mover) === true,
    };
  }

  after(match: Match, made: MadeMove): void {
    const mover = this.#seats.get(made.mover);
    if (mover !== undefined && made.by === 'seat') mover.isLate = false;
    // Where a table only reminds, an answer that did not come makes no turn shorter.
    const isStrict = !made.before.wasAnswer || this.#options.clock.late !== 'reminder';
    if (mover !== undefined && made.by === 'clock' && isStrict) mover.isLate = true;
    if (!this.#isRunning || !this.#isLimited) return;
    const owing = match.game.owing(match.state);
    for (const seat of this.#options.people()) {
      if (hasSeat(owing, seat)) this.#updateSeat(match, seat, made);
      else this.#standStill(seat);
    }
    this.#wait();
  }

  /** Gives a late seat its full time when its player connects. True if that changes its clock. */
  cameBack(match: Match, seat: Seat): boolean {
    const time = this.#seats.get(seat);
    if (time === undefined) return false;
    const isReminded = (time.reminders ?? 0) > 0;
    const isChanged = time.isLate === true || (isReminded && !this.#isSlow);
    time.isLate = false;
    if (!isChanged || (time.deadline === undefined && !isReminded)) return false;
    return this.renew(match, seat);
  }

  /** Gives a seat the full time for a decision it owes. True if it owes one. */
  renew(match: Match, seat: Seat): boolean {
    const isOwed = hasSeat(match.game.owing(match.state), seat);
    if (!this.#isRunning || !isOwed || !this.#options.people().includes(seat)) return false;
    this.#begin(match, seat);
    this.#wait();
    return true;
  }

  /** The seats whose time has run out and that nobody has handled yet; the caller handles them. */
  takeDue(): Seat[] {
    const due = [...this.#seats].filter(([, time]) => !time.isRung && this.#isOver(time));
    for (const [, time] of due) time.isRung = true;
    this.#wait();
    return due.map(([seat]) => seat);
  }

  isDue(seat: Seat): boolean {
    return this.#isOver(this.#seats.get(seat) ?? {});
  }

  /** Whether it was reminded of the decision it owes. */
  isReminded(seat: Seat): boolean {
    return (this.#seats.get(seat)?.reminders ?? 0) > 0;
  }

  /** Whether a bot or the rules moved for it in this turn already. */
  isLate(seat: Seat): boolean {
    return this.#seats.get(seat)?.isLate === true;
  }

  /** Counts a reminder and schedules the next one after a longer pause. */
  remind(match: Match, seat: Seat): void {
    const time = this.#seats.get(seat);
    if (time === undefined) return;
    const count = (time.reminders ?? 0) + 1;
    const isLast = count >= MOST_REMINDERS;
    const next = this.#options.now() + this.#pause(match, seat, count);
    const deadline = isLast ? undefined : next;
    this.#seats.set(seat, { ...time, reminders: count, deadline, isRung: false });
    this.#wait();
  }

  /** The seats whose time is running or has run out, with what is left of it. */
  left(): SeatClock[] {
    if (!this.#isLimited) return [];
    const now = this.#options.now();
    return [...this.#seats]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([seat, { deadline, reminders = 0 }]) => {
        if (reminders > 0) return [{ seat, msLeft: 0, reminders }];
        return deadline === undefined ? [] : [{ seat, msLeft: Math.max(0, deadline - now) }];
      });
  }

  #isOver({ deadline }: SeatTime): boolean {
    return deadline !== undefined && deadline <= this.#options.now();
  }

  #updateSeat(match: Match, seat: Seat, { mover, before, isPublic }: MadeMove): void {
    const wasOwing = hasSeat(before.owing, seat);
    const isMover = seat === mover;
    const isAnswer = match.game.isAnswer?.(match.state, seat) === true;
    const left = this.#seats.get(seat)?.left;
    if (wasOwing) {
      // A clock that restarted would tell others of a step they can't see. And what a seat does
      // beside the answer it owes does not give it more time for that answer.
      const isSame = !isMover || !isPublic || (before.wasAnswer && isAnswer);
      if (!isSame) this.#begin(match, seat);
    } else if (isMover) {
      // A taken-back choice gives no seat more time.
      this.#begin(match, seat, left);
    } else if (before.wasAnswer) {
      this.#begin(match, seat, left === undefined ? left : Math.max(left, LEAST_AFTER_ANSWERS));
    } else {
      this.#begin(match, seat);
    }
  }

  #standStill(seat: Seat): void {
    const { deadline, isLate = false, left } = this.#seats.get(seat) ?? {};
    // At a slow table players come and go all the time: being late once only shortens that turn.
    const isStillLate = isLate && !this.#isSlow && !this.#options.presence.has(seat);
    const rest = deadline === undefined ? left : Math.max(0, deadline - this.#options.now());
    this.#seats.set(seat, { isLate: isStillLate, left: rest });
  }

  #begin(match: Match, seat: Seat, left = Infinity): void {
    const isLate = this.#seats.get(seat)?.isLate ?? false;
    const whole = this.#pause(match, seat);
    const span = Math.min(whole, left, isLate ? LATE : Infinity);
    const deadline = whole === Infinity ? undefined : this.#options.now() + span;
    this.#seats.set(seat, { isLate, deadline });
  }

  /** Milliseconds for what a seat owes; after some reminders until the next one. */
  #pause({ game, state }: Match, seat: Seat, reminders = 0): number {
    const { answer, decision } = this.#options.clock;
    const seconds = (game.isAnswer?.(state, seat) === true ? answer : decision) ?? Infinity;
    return seconds * 1000 * 2 ** Math.max(0, reminders - 1);
  }

  #wait(): void {
    this.#cancelTimer?.();
    const waiting = [...this.#seats.values()].filter(({ isRung = false }) => !isRung);
    const next = Math.min(...waiting.map(({ deadline = Infinity }) => deadline));
    if (next === Infinity) return;
    const long = Math.min(LONGEST_TIMER, Math.max(0, next - this.#options.now()));
    const { startTimer = startNodeTimer } = this.#options;
    this.#cancelTimer = startTimer(long, () => this.#rang());
  }

  #rang(): void {
    const isDue = [...this.#seats.values()].some((time) => !time.isRung && this.#isOver(time));
    if (isDue) this.#options.onDue();
    else this.#wait();
  }
}

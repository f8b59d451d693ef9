import type { Match, Seat } from '@richtfest/engine';
import { type SeatClock, type TableClock, isSlow } from '@richtfest/protocol';
import type { StoredTiming, TimingChange } from '../store/timing-store.ts';
import { type BeforeMove, Clocks, type MadeMove, type StartTimer } from './clocks.ts';
import type { MatchLog } from './match-log.ts';

export interface MatchTimeOptions {
  readonly clock: TableClock;
  readonly log: Pick<MatchLog, 'match' | 'length' | 'foundTiming' | 'status'>;
  /** Bots that play just now, by seat. */
  readonly bots: ReadonlyMap<Seat, string>;
  readonly isPresent: (seat: Seat) => boolean;
  /** Milliseconds that go on evenly. */
  readonly ticks: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly startTimer: StartTimer | undefined;
  /** Time has run out for somebody. */
  readonly onDue: () => void;
}

/**
 * The time of a match. At a slow table it runs whoever is there, and the store knows how it
 * stands: with every move, and by `toKeep` where it changed without one.
 */
export class MatchTime {
  readonly #options: MatchTimeOptions;
  readonly #clocks: Clocks;
  readonly #isSlow: boolean;
  /** When the store says somebody must look at the table next. */
  #keptDueAt: number | undefined;
  #isKept = false;
  #settled: StoredTiming | undefined;

  constructor(options: MatchTimeOptions) {
    const { clock, log, bots, isPresent, ticks, startTimer, onDue } = options;
    const { seats } = log.match.header;
    // Somebody may have taken the seat of a bot over.
    const people = () =>
      [...seats.keys()].filter((seat) => seats[seat]?.bot === undefined || !bots.has(seat));
    this.#options = options;
    this.#clocks = new Clocks({ clock, people, isPresent, now: ticks, startTimer, onDue });
    this.#isSlow = isSlow(clock);
    if (this.#isSlow) this.#resume();
  }

  get clocks(): SeatClock[] {
    return this.#clocks.left();
  }

  /** Clocks run while somebody plays, at a slow table always. True if that changes a clock. */
  presenceChanged(hasPlayers: boolean, newcomer?: Seat): boolean {
    const isAwake = hasPlayers || this.#isSlow;
    if (isAwake === this.#clocks.isRunning) {
      return newcomer !== undefined && this.#note(this.#clocks.cameBack(this.#match, newcomer));
    }
    if (isAwake) this.#clocks.start(this.#match);
    else this.#clocks.stop();
    return true;
  }

  stop(): void {
    this.#clocks.stop();
  }

  /** The seats whose time has run out and that nobody has seen to yet; whoever asks sees to it. */
  takeDue(): Seat[] {
    return this.#clocks.takeDue();
  }

  isDue(seat: Seat): boolean {
    return this.#clocks.isDue(seat);
  }

  /** Whether somebody else moved for it in this turn already. */
  isLate(seat: Seat): boolean {
    return this.#clocks.isLate(seat);
  }

  isReminded(seat: Seat): boolean {
    return this.#clocks.isReminded(seat);
  }

  remind(seat: Seat): void {
    this.#clocks.remind(this.#match, seat);
    this.#isKept = false;
  }

  /** Whoever sits there is back, and has the whole time for what they owe. */
  renew(seat: Seat): void {
    this.#note(this.#clocks.renew(this.#match, seat));
  }

  /** All begin anew with what they decide about. */
  restart(): void {
    if (!this.#clocks.isRunning) return;
    this.#clocks.start(this.#match);
    this.#isKept = false;
  }

  before(mover: Seat): BeforeMove {
    return this.#clocks.before(this.#match, mover);
  }

  /** A move was made and is about to be committed; what is to be committed of the clocks. */
  settle(made: MadeMove): StoredTiming | undefined {
    this.#clocks.after(this.#match, made);
    return (this.#settled = this.#timing());
  }

  /** What was settled is in the store. */
  committed(): void {
    this.#isKept = true;
    this.#keptDueAt = this.#settled?.dueAt;
  }

  /** Another server was quicker. */
  overtaken(): void {
    if (this.#isSlow) this.#resume();
    else if (this.#clocks.isRunning) this.#clocks.start(this.#match);
  }

  /** What is to be written down of a slow table's clocks; undefined: the store has it. */
  get toKeep(): TimingChange | undefined {
    const timing = this.#timing();
    if (timing === undefined || this.#isKept) return undefined;
    return { version: this.#options.log.length, from: this.#keptDueAt, timing };
  }

  /** Perhaps the store is wrong about the clocks. */
  doubt(): void {
    this.#isKept = false;
  }

  kept({ timing }: TimingChange): void {
    this.#isKept = true;
    this.#keptDueAt = timing.dueAt;
  }

  get #match(): Match {
    return this.#options.log.match;
  }

  #note(isChanged: boolean): boolean {
    if (isChanged) this.#isKept = false;
    return isChanged;
  }

  #timing(): StoredTiming | undefined {
    const { log, now } = this.#options;
    if (!this.#isSlow || log.status.isFinished) return undefined;
    const clocks = this.#clocks.kept(now());
    const next = Math.min(...clocks.map(({ at = Infinity }) => at));
    return { ...(next === Infinity ? {} : { dueAt: next }), clocks };
  }

  /** As the store says they stand; as from the beginning where it says nothing. */
  #resume(): void {
    const { log, now } = this.#options;
    const { clocks = [], dueAt } = log.foundTiming ?? {};
    this.#keptDueAt = dueAt;
    this.#isKept = clocks.length > 0;
    this.#clocks.resume(log.match, clocks, now());
  }
}

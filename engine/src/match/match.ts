import { type Chance, RecordingChance } from '../chance.ts';
import type { Dealer, Game, GameTypes, Observation, TableSetup } from '../game.ts';
import { cloneJson } from '../json.ts';
import type { TableReason } from '../reasons.ts';
import { problemText } from '../schema.ts';
import { type Seat, type Watcher, hasSeat } from '../seats.ts';
import { Decisions } from './decisions.ts';
import { PastChances, forkedAt } from './fork.ts';
import type { MatchHeader } from './header.ts';
import { type TakeBackPlace, isFairMoment, movesOfLatestTurn } from './take-back.ts';

/** An entry of the log: a move, or an undo. */
export type LogEntry<Move> =
  | { readonly seat: Seat; readonly move: Move }
  | {
      readonly seat: Seat;
      readonly undo: number;
      /** A take-back that all seats have agreed to. */
      readonly isAgreed?: true;
    };

/** A move that still stands, with its events. */
export interface Step<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['Move'];
  readonly events: readonly T['Event'][];
  /** The move drew a random value or revealed a secret, so it can't be undone. */
  readonly isLearned: boolean;
  /** An answer in another player's turn, or an optional move. */
  readonly isAside?: true;
  /** The move drew a random value while a secret choice was pending, and still is. */
  readonly hasPending?: true;
}

export type Played<T extends GameTypes> =
  | { readonly step: Step<T> }
  | { readonly refused: T['Reason'] | TableReason };

/** A stored match that is resumed without replaying its moves. */
export interface SavedMatch<T extends GameTypes> {
  readonly setupEvents: readonly T['Event'][];
  readonly log: readonly LogEntry<T['Move']>[];
  readonly line: readonly Step<T>[];
  /** Owned by the match from now on, which changes it. */
  readonly state: T['State'];
}

/**
 * A match in progress. Header and log define it; the line of moves, the state and all views are
 * derived from them.
 */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly header: MatchHeader;
  readonly setupEvents: readonly T['Event'][];
  readonly log: LogEntry<T['Move']>[] = [];
  readonly #chance: Chance;
  readonly #past: PastChances;
  readonly #decisions: Decisions<T>;
  /** Set up at the first undo if the match was resumed from a stored state. */
  #start: T['State'] | undefined;
  #line: Step<T>[] = [];
  #takeBacks = 0;
  #state: T['State'];

  constructor(game: Game<T>, header: MatchHeader, chance: Chance, saved?: SavedMatch<T>) {
    this.game = game;
    this.header = header;
    this.#chance = chance;
    this.#past = new PastChances(header);
    this.#decisions = new Decisions(game, header.seats.length);
    if (saved !== undefined) {
      this.setupEvents = saved.setupEvents;
      this.log.push(...saved.log);
      this.#takeBacks = saved.log.filter((entry) => 'isAgreed' in entry).length;
      this.#line = [...saved.line];
      this.#state = saved.state;
      return;
    }
    const events: T['Event'][] = [];
    this.#start = startState(game, header, {
      chance: this.#past.atSetup ?? chance,
      report: (event) => events.push(event),
    });
    this.setupEvents = events;
    this.#state = game.clone(this.#start);
  }

  get state(): Readonly<T['State']> {
    return this.#state;
  }

  /** The moves that still stand. */
  get line(): readonly Step<T>[] {
    return this.#line;
  }

  /** Plays a move, or returns the refusal and changes nothing. */
  play(seat: Seat, move: unknown): Played<T> {
    const refused = this.game.refusal(this.#state, seat, move);
    if (refused !== undefined) return { refused };
    const before = this.#decisions.before(this.#state, seat);
    const step = this.#carryOut(seat, cloneJson(move) as T['Move']);
    this.#decisions.after(this.#state, { mover: seat, isLearned: step.isLearned, before });
    this.log.push({ seat, move: step.move });
    return { step };
  }

  /**
   * A number that changes with the decision this seat owes. Another seat's choice in the same
   * simultaneous decision does not change it.
   */
  decisionOf(seat: Seat): number {
    return this.#decisions.of(seat);
  }

  /**
   * How many of its latest moves a seat may undo: those after which nothing was drawn or revealed
   * and no other seat has moved. Moves that a fork took over stay, because their random values are
   * known.
   */
  undoable(seat: Seat): number {
    let count = 0;
    for (let at = this.#line.length - 1; at >= forkedAt(this.header); at--) {
      const step = this.#line[at];
      if (step === undefined || step.seat !== seat || step.isLearned) break;
      count++;
    }
    return count;
  }

  /**
   * Like `undoable`, for a table of several people: 0 in games with private views, because the
   * others would see the undo and learn about the secret choice. Such games have a move that takes
   * a choice back.
   */
  undoableAtTable(seat: Seat): number {
    return this.game.hasPrivateViews === true ? 0 : this.undoable(seat);
  }

  /**
   * Undoes the latest `count` moves and logs it; returns false and changes nothing if not allowed.
   */
  undo(seat: Seat, count = 1): boolean {
    if (count < 1 || count > this.undoable(seat)) return false;
    this.#rewind(count);
    this.log.push({ seat, undo: count });
    return true;
  }

  /**
   * How many moves this seat's latest turn and everything after it comprise; 0 if it has none, or
   * if the match is over and its random values are public.
   */
  movesOfTurn(seat: Seat): number {
    const isOver = this.game.result(this.#state) !== undefined;
    return isOver ? 0 : movesOfLatestTurn(this.#takeBackPlace, seat);
  }

  /** Takes back moves with the consent of all seats, whatever was revealed since. */
  undoByConsent(seat: Seat, count: number): boolean {
    if (this.game.result(this.#state) !== undefined) return false;
    if (count < 1 || !isFairMoment(this.#takeBackPlace, this.#line.length - count)) return false;
    this.#rewind(count);
    this.log.push({ seat, undo: count, isAgreed: true });
    this.#takeBacks++;
    return true;
  }

  /** Repeats a log entry; returns false and changes nothing if the rules refuse it. */
  repeat(entry: LogEntry<T['Move']>): boolean {
    if (!('undo' in entry)) return 'step' in this.play(entry.seat, entry.move);
    const { seat, undo, isAgreed = false } = entry;
    return isAgreed ? this.undoByConsent(seat, undo) : this.undo(seat, undo);
  }

  /** The number of take-backs by consent. */
  get takeBacks(): number {
    return this.#takeBacks;
  }

  observe(watcher: Watcher): Observation<T['View'], T['Memory']> {
    return observe(this.game, this.#state, watcher);
  }

  /**
   * All events as this watcher may see them now, or those of the first `moves` moves (-1 excludes
   * the set-up).
   */
  eventsFor(watcher: Watcher, moves = this.#line.length): T['Event'][] {
    const setup = moves < 0 ? [] : this.setupEvents;
    const played = this.#line.slice(0, Math.max(0, moves)).flatMap((step) => step.events);
    return [...setup, ...played].flatMap(
      (event) => this.game.eventFor(event, watcher, this.#state) ?? [],
    );
  }

  get #takeBackPlace(): TakeBackPlace<T> {
    const hasSecrets = this.game.hasPrivateViews === true;
    return { line: this.#line, from: forkedAt(this.header), hasSecrets };
  }

  #rewind(count: number): void {
    const kept = this.#line.slice(0, this.#line.length - count);
    this.#line = [];
    const chance = this.#past.atSetup ?? this.#chance;
    this.#start ??= startState(this.game, this.header, { chance, report: undefined });
    this.#state = this.game.clone(this.#start);
    for (const step of kept) this.#carryOut(step.seat, step.move);
    this.#decisions.renewAll();
  }

  #carryOut(seat: Seat, move: T['Move']): Step<T> {
    const chance = new RecordingChance(this.#past.after(this.#line.length) ?? this.#chance);
    const events: T['Event'][] = [];
    const isAside = this.#isAside(seat);
    this.game.play(this.#state, seat, move, { chance, report: (event) => events.push(event) });
    const hasDrawn = chance.draws.length > 0;
    const isRevealed = events.some((event) => event.reveals === true);
    const step = {
      seat,
      move,
      events,
      isLearned: hasDrawn || isRevealed,
      ...(isAside ? { isAside } : {}),
      ...(hasDrawn && !isRevealed && this.#hasPendingChoice() ? { hasPending: true as const } : {}),
    };
    this.#line.push(step);
    return step;
  }

  /** In games with secret choices the only optional move is to take one's own back. */
  #hasPendingChoice(): boolean {
    if (this.game.hasPrivateViews !== true) return false;
    return this.header.seats.some((_, seat) => this.game.optional(this.#state, seat).length > 0);
  }

  #isAside(seat: Seat): boolean {
    const isOwed = hasSeat(this.game.owing(this.#state), seat);
    return !isOwed || this.game.isAnswer?.(this.#state, seat) === true;
  }
}

export function observe<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  watcher: Watcher,
): Observation<T['View'], T['Memory']> {
  const memory = watcher === 'public' ? undefined : game.memory(state, watcher);
  return { watcher, view: game.view(state, watcher), memory };
}

/** The state before the first move of a match. A start position that can't be read throws. */
function startState<T extends GameTypes>(
  game: Game<T>,
  header: MatchHeader,
  dealer: Dealer<T['Event']>,
): T['State'] {
  const table: TableSetup<T['Options']> = {
    players: header.seats.length,
    options: header.options,
  };
  if (header.start === undefined) return game.setup(table, dealer);
  const read = game.notation.readPosition(header.start, table);
  if ('state' in read) return read.state;
  throw new RangeError(read.problems.map(problemText).join('; '));
}

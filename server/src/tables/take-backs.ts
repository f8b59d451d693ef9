import { type LogEntry, type Seat, type Watcher, seatsIn } from '@richtfest/engine';
import type { TakeBack } from '@richtfest/protocol';
import type { StoredTakeBack } from '../store/talk-store.ts';
import type { RunningMatch } from './running-match.ts';

/** Milliseconds until a request expires: players of a slow table look in once a day. */
const EXPIRES_AFTER = 24 * 60 * 60_000;

/** An open request, and the seats that have not answered it. */
interface OpenQuestion {
  readonly question: StoredTakeBack;
  readonly awaits: readonly Seat[];
}

/**
 * The take-back request of a table and its missing answers. Bots agree, including
 * stand-ins. Whether a request is still open follows from the log: neither a
 * crash nor another server leaves an outdated one behind.
 */
export class TakeBacks {
  readonly #running: Pick<RunningMatch, 'versions' | 'bots'>;
  readonly #now: () => number;
  /** The latest, as it is in the store. */
  question: StoredTakeBack | undefined;

  constructor(
    running: Pick<RunningMatch, 'versions' | 'bots'>,
    now: () => number,
    question: StoredTakeBack | undefined,
  ) {
    this.#running = running;
    this.#now = now;
    this.question = question;
  }

  /** A seat's request; undefined if it has no turn to take back or was just declined. */
  askedBy(seat: Seat, id: string): StoredTakeBack | undefined {
    const { log, line } = this.#match;
    const moves = this.#match.movesOfTurn(seat);
    const { question } = this;
    const isDeclined =
      question?.seat === seat &&
      question.version === log.length &&
      question.declinedBy !== undefined &&
      question.declinedBy !== seat;
    if (moves === 0 || isDeclined) return undefined;
    const at = this.#now();
    return { id, seat, moves: line.length - moves, version: log.length, at, agreed: [] };
  }

  get open(): OpenQuestion | undefined {
    const { question } = this;
    if (question === undefined || !this.#isOpen(question)) return undefined;
    const awaits = [...this.#match.header.seats.keys()].filter(
      (seat) => seat !== question.seat && this.#isPerson(seat) && !question.agreed.includes(seat),
    );
    return { question, awaits };
  }

  /** The open request as sent to a watcher. */
  for(watcher: Watcher): TakeBack | undefined {
    const { open } = this;
    if (open === undefined) return undefined;
    const { id, seat, moves } = open.question;
    const { versions } = this.#running;
    const undo = versions.countLatest(versions.match.line.length - moves, watcher);
    return { id, seat, undo, awaits: open.awaits };
  }

  get #match() {
    return this.#running.versions.match;
  }

  /** Moves of bots leave a request open; a move of a person closes it. */
  #isOpen({ declinedBy, at, moves, version }: StoredTakeBack): boolean {
    const { game, state, line, log } = this.#match;
    const isByBot = ({ seat }: LogEntry<unknown>) => !this.#isPerson(seat);
    return (
      declinedBy === undefined &&
      this.#now() - at < EXPIRES_AFTER &&
      seatsIn(game.owing(state)).length > 0 &&
      line.length > moves &&
      log.slice(version).every(isByBot)
    );
  }

  #isPerson(seat: Seat): boolean {
    return !this.#running.bots.has(seat);
  }
}

import { type LogEntry, type Seat, type Watcher, seatsIn } from '@richtfest/engine';
import type { TakeBack } from '@richtfest/protocol';
import type { StoredTakeBack } from '../store/talk-store.ts';
import type { RunningMatch } from './running-match.ts';

/** Milliseconds a question stays open: people of a slow table look in once a day. */
const PATIENCE = 24 * 60 * 60_000;

/** A question that stands, and the people who have not answered it. */
interface OpenQuestion {
  readonly question: StoredTakeBack;
  readonly awaits: readonly Seat[];
}

/**
 * Whether a turn may be taken back: what is asked, and whose answers are missing. Bots agree, also
 * those who play for somebody. Whether a question still stands follows from the log: neither a
 * crash nor another server leaves one behind that is out of date.
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

  /** What a seat can ask now; undefined: it has no turn to take back, or was just told no. */
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

  /** The question that stands, as a watcher is told of it. */
  for(watcher: Watcher): TakeBack | undefined {
    const { open } = this;
    if (open === undefined) return undefined;
    const { id, seat, moves } = open.question;
    const { versions } = this.#running;
    const undo = versions.toldOfLatest(versions.match.line.length - moves, watcher);
    return { id, seat, undo, awaits: open.awaits };
  }

  get #match() {
    return this.#running.versions.match;
  }

  /** Bots go on meanwhile; a person who moves has gone on, too. */
  #isOpen({ declinedBy, at, moves, version }: StoredTakeBack): boolean {
    const { game, state, line, log } = this.#match;
    const isByBot = ({ seat }: LogEntry<unknown>) => !this.#isPerson(seat);
    return (
      declinedBy === undefined &&
      this.#now() - at < PATIENCE &&
      seatsIn(game.owing(state)).length > 0 &&
      line.length > moves &&
      log.slice(version).every(isByBot)
    );
  }

  #isPerson(seat: Seat): boolean {
    return !this.#running.bots.has(seat);
  }
}

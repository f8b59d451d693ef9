import { type GameMove, type GameTypes, type Reason, isEqualJson } from '@richtfest/engine';
import { LocalMatch } from '../match/local-match.ts';
import { MemoryStore } from '../match/memory-store.ts';
import { NO_BOTS } from '../match/no-bots.ts';
import type { Waiter } from '../match/pace.ts';
import { deskHeader } from './desk-header.ts';
import type { OpenQuestion } from './desk-question.ts';

interface DeskMatchOptions {
  readonly pace: Waiter;
  readonly nameOf: (seat: number) => string;
  readonly onPlayed: (move: GameMove) => void;
}

/** The table of a question: its seat tries one move, and nobody else plays. */
export class DeskMatch extends LocalMatch {
  readonly #onPlayed: (move: GameMove) => void;
  #refused: { readonly move: unknown; readonly reason: Reason } | undefined;

  constructor(open: OpenQuestion, { pace, nameOf, onPlayed }: DeskMatchOptions) {
    const { seat } = open.question;
    const { seats, ...header } = deskHeader(open, nameOf);
    const others = seats.map((each, at) => (at === seat ? each : { ...each, bot: 'nobody' }));
    const saved = {
      id: 'desk',
      header: { ...header, seats: others },
      secret: '',
      log: [],
      isOver: false,
      startedAt: 0,
      changedAt: 0,
    };
    const store = new MemoryStore();
    void store.write(saved, undefined);
    super(open.game, saved, { store, bots: NO_BOTS, pace, isStrict: true, now: () => 0 });
    this.#onPlayed = onPlayed;
  }

  override play(move: GameTypes['Move']): Reason | undefined {
    const reason = super.play(move);
    if (reason === undefined) this.#onPlayed(move);
    return reason;
  }

  override refusal(move: unknown): Reason | undefined {
    const reason = super.refusal(move);
    this.#refused = reason === undefined ? this.#refused : { move, reason };
    return reason;
  }

  /** The latest move that was refused for this reason. */
  refusedFor(reason: Reason): unknown {
    return isEqualJson(this.#refused?.reason, reason) ? this.#refused?.move : undefined;
  }
}

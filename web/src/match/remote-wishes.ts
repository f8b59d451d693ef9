import type { AnswerMessage, ClientMessage } from '@richtfest/protocol';
import { randomHex } from './start-match.ts';

type Wish = Extract<ClientMessage, { type: 'move' | 'undo' }>;

interface RemoteWishesParts {
  send(wish: Wish): void;
  /** What this device knows of the match. */
  version(): number;
  /**
   * A move nobody waits for, made while others went on, is as good as before: what was decided
   * is all in the move. What a seat owes it may want to decide otherwise now.
   */
  mayRepeat(move: unknown): boolean;
}

/** So often a move is made anew where others were quicker. */
const PATIENCE = 3;

/**
 * What is asked of the server, one thing at a time: sent until it is answered, under one name, so
 * that a cut line neither loses nor doubles it.
 */
export class RemoteWishes {
  readonly #parts: RemoteWishesParts;
  #wish: Wish | undefined;
  /** How often the wish may yet be repeated. */
  #patience = 0;
  /** The version an accepted wish made: until it is here, nothing else can be wished. */
  #awaited = 0;

  constructor(parts: RemoteWishesParts) {
    this.#parts = parts;
  }

  /** Nothing is under way. */
  get isFree(): boolean {
    return this.#wish === undefined && this.#awaited <= this.#parts.version();
  }

  /** What was owed when it was decided is never made anew. */
  move(move: unknown, isOwed: boolean): void {
    this.#patience = isOwed ? 0 : PATIENCE;
    this.#sendMove(move);
  }

  undo(moves: number): void {
    this.#send({ type: 'undo', id: randomHex(8), version: this.#parts.version(), moves });
  }

  /** The line stands again. */
  sendAgain(): void {
    if (this.#wish !== undefined) this.#parts.send(this.#wish);
  }

  /** True if this ends what was under way. */
  hear(answer: AnswerMessage): boolean {
    const wish = this.#wish;
    if (wish === undefined || answer.id !== wish.id) return false;
    this.#wish = undefined;
    if (answer.type === 'accepted') this.#awaited = answer.version;
    if (answer.type !== 'outdated' || wish.type !== 'move') return true;
    if (this.#patience-- <= 0 || !this.#parts.mayRepeat(wish.move)) return true;
    this.#sendMove(wish.move);
    return false;
  }

  #sendMove(move: unknown): void {
    this.#send({ type: 'move', id: randomHex(8), version: this.#parts.version(), move });
  }

  #send(wish: Wish): void {
    this.#wish = wish;
    this.#parts.send(wish);
  }
}

import type { AnswerMessage, ClientMessage } from '@richtfest/protocol';
import { randomHex } from './start-match.ts';

/** A request that changes the match. */
export type PendingMessage = Extract<ClientMessage, { type: 'move' | 'undo' }>;

interface PendingRequestOptions {
  send(request: PendingMessage): void;
  /** The version of the match this device has seen. */
  version(): number;
  /**
   * Whether a move that arrived too late may be sent again. An optional move may: it means the
   * same after others have moved. An owed decision may not: the player may now decide otherwise.
   */
  mayRetry(move: unknown): boolean;
}

/** How often an optional move is sent again after others moved first. */
const RETRIES = 3;

/**
 * The one request the server has not answered yet. It is sent again after a reconnect under the
 * same id, so that a lost connection neither loses nor repeats it.
 */
export class PendingRequest {
  readonly #options: PendingRequestOptions;
  #request: PendingMessage | undefined;
  #retriesLeft = 0;
  /** The version an accepted request created: until it arrives, the request is pending. */
  #awaited = 0;

  constructor(options: PendingRequestOptions) {
    this.#options = options;
  }

  get isPending(): boolean {
    return this.#request !== undefined || this.#awaited > this.#options.version();
  }

  /** The request without an answer. */
  get unanswered(): PendingMessage | undefined {
    return this.#request;
  }

  /** Continues with a request that was sent before the page was reloaded. */
  resume(request: PendingMessage): void {
    this.#send(request);
  }

  /** An owed move is never retried. */
  move(move: unknown, isOwed: boolean): void {
    this.#retriesLeft = isOwed ? 0 : RETRIES;
    this.#sendMove(move);
  }

  undo(moves: number): void {
    this.#send({ type: 'undo', id: randomHex(8), version: this.#options.version(), moves });
  }

  /** To be called after a reconnect. */
  resend(): void {
    if (this.#request !== undefined) this.#options.send(this.#request);
  }

  /** Returns whether this answer completes the request. */
  receive(answer: AnswerMessage): boolean {
    const request = this.#request;
    if (request === undefined || answer.id !== request.id) return false;
    this.#request = undefined;
    if (answer.type === 'accepted') this.#awaited = answer.version;
    if (answer.type !== 'outdated' || request.type !== 'move') return true;
    if (this.#retriesLeft-- <= 0 || !this.#options.mayRetry(request.move)) return true;
    this.#sendMove(request.move);
    return false;
  }

  #sendMove(move: unknown): void {
    this.#send({ type: 'move', id: randomHex(8), version: this.#options.version(), move });
  }

  #send(request: PendingMessage): void {
    this.#request = request;
    this.#options.send(request);
  }
}

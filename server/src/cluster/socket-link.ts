import { CLOSE, type HelloMessage } from '@richtfest/protocol';
import { RequestError, notSaid } from '../request-error.ts';
import { closeCodeOf } from '../socket/close-code.ts';
import { BusFailure } from './bus.ts';
import type { Gateway, TableRequest } from './gateway.ts';
import type { OwnerNotice, TableMessage } from './messages.ts';
import { GOING_AWAY, type LinkOptions, type TableLink } from './table-link.ts';
import { TableMoved } from './table-moved.ts';

/** The other end of the link. */
interface End {
  readonly owner: string;
  readonly link: string;
  /** The number of messages received. */
  count: number;
  readonly cut: Cut;
}

/** The number of times a message is sent again after its table has moved. */
const MOST_REPEATS = 5;

/**
 * The link of a player or spectator. When the table moves to another server, the link follows it
 * while the socket stays open, and the client gets what it has missed.
 */
export class SocketLink implements TableLink {
  readonly #gateway: Gateway;
  readonly #options: LinkOptions & { readonly hello: HelloMessage };
  #end: End | undefined;
  #opening: Promise<void> | undefined;
  #isLeft = false;
  /** The number of messages of the client. */
  #messages = 0;
  /** The last version that was sent to the client. */
  #version: number | undefined;

  constructor(gateway: Gateway, options: LinkOptions & { readonly hello: HelloMessage }) {
    this.#gateway = gateway;
    this.#options = options;
    this.#version = options.hello.since;
  }

  get owner(): string | undefined {
    return this.#end?.owner;
  }

  /** Resolves once the table has welcomed the client; throws if it does not. */
  async open(): Promise<void> {
    const isOpen = this.#end !== undefined || this.#isLeft;
    if (this.#opening === undefined && isOpen) return;
    this.#opening ??= this.#open();
    await this.#opening;
  }

  /**
   * Carries out a message at the table; throws the problem it is answered with. If its client has
   * left and the table has moved, it is dropped.
   */
  async send(message: TableMessage): Promise<void> {
    const named = this.#nameOf(++this.#messages);
    for (let attempt = 0; ; attempt++) {
      if (this.#opening !== undefined || this.#end === undefined) await this.open();
      if (this.#isLeft) return;
      const end = this.#end;
      if (end === undefined) continue;
      const { owner, link } = end;
      try {
        const answered = this.#gateway.request(owner, { is: 'message', link, message, ...named });
        await end.cut.wait(answered);
        return;
      } catch (error) {
        if (!(error instanceof BusFailure) && !(error instanceof TableMoved)) throw error;
        const isCut = this.#end !== end;
        // A repeated move or undo is carried out once (PR-4); a repeated line would be said twice.
        if ((error instanceof BusFailure || isCut) && isTalk(message)) {
          if (!isCut) this.reconnect();
          throw notSaid(error);
        }
        if (!isCut) this.#cut();
        if (attempt === MOST_REPEATS) throw error;
      }
    }
  }

  receive(notice: OwnerNotice): void {
    const end = this.#end;
    if (end === undefined || notice.link !== end.link) return;
    const { socket } = this.#options;
    if (notice.is === 'end') socket.end(notice.code, notice.sentence);
    else if (notice.is === 'moved' || notice.number !== end.count) this.reconnect();
    else {
      end.count++;
      this.#version = notice.version ?? this.#version;
      socket.send(notice.text);
    }
  }

  reconnect(): void {
    this.#cut();
    if (this.#isLeft) return;
    if (this.#gateway.isClosing) this.sendAway();
    else this.open().catch((error: unknown) => this.#giveUp(error));
  }

  sendAway(): void {
    this.#options.socket.end(CLOSE.goingAway, GOING_AWAY);
  }

  leave(): void {
    this.#isLeft = true;
    this.#cut();
  }

  async #open(): Promise<void> {
    const { code } = this.#options;
    try {
      // Again if the link was cut meanwhile.
      while (this.#end === undefined && !this.#isLeft) {
        await this.#gateway.atOwner(code, (owner) => this.#connect(owner));
      }
      if (this.#isLeft) this.#cut();
    } finally {
      // At once: a link that is cut from now on is opened again.
      this.#opening = undefined;
    }
  }

  async #connect(owner: string): Promise<void> {
    // The client may have left since the last attempt.
    if (this.#isLeft) return;
    const { code, hello } = this.#options;
    const since = this.#version === undefined ? {} : { since: this.#version };
    const name = this.#gateway.register(this, owner);
    // The welcome arrives before the answer.
    const end: End = { owner, link: name.link, count: 0, cut: new Cut() };
    this.#end = end;
    try {
      const request = { is: 'connect', table: code, hello: { ...hello, ...since } } as const;
      const named = this.#nameOf(this.#messages);
      const answered = this.#gateway.request(owner, { ...request, ...name, ...named });
      await end.cut.wait(answered);
    } catch (error) {
      if (this.#end === end) this.#cut();
      // A hello may be repeated: a slow server is asked again, or its successor.
      throw error instanceof BusFailure ? new TableMoved() : error;
    }
  }

  /** The name of a message in the logs: that of the connection and a number. */
  #nameOf(message: number): Pick<TableRequest, 'requestId'> {
    const { requestId } = this.#options;
    return requestId === undefined ? {} : { requestId: `${requestId}.${message}` };
  }

  #cut(): void {
    const end = this.#end;
    this.#end = undefined;
    if (end === undefined) return;
    this.#gateway.unregister(end.owner, end.link);
    end.cut.make(new TableMoved());
  }

  /** The table was not found again, or does not let the client in any more. */
  #giveUp(error: unknown): void {
    const { socket } = this.#options;
    if (!(error instanceof RequestError)) {
      this.sendAway();
      return;
    }
    const { code } = error;
    socket.send(JSON.stringify({ type: 'error', ...error.problem }));
    socket.end(closeCodeOf(code) ?? CLOSE.goingAway, code);
  }
}

function isTalk({ type }: TableMessage): boolean {
  return type === 'say' || type === 'react';
}

/**
 * The end of a link, which may come while answers are awaited. Unlike a promise that all of them
 * are raced against, it doesn't hold on to those that have arrived.
 */
export class Cut {
  readonly #waiting = new Set<(reason: Error) => void>();
  #reason: Error | undefined;

  /** The number of awaited answers. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Waits for an answer until the link is cut. */
  wait<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#reason === undefined) this.#waiting.add(reject);
      else reject(this.#reason);
      answer.then(
        (value) => {
          this.#waiting.delete(reject);
          resolve(value);
        },
        (error: Error) => {
          this.#waiting.delete(reject);
          reject(error);
        },
      );
    });
  }

  /** Rejects all that wait: nobody waits for a server that is gone. */
  make(reason: Error): void {
    this.#reason = reason;
    for (const reject of this.#waiting) reject(reason);
    this.#waiting.clear();
  }
}

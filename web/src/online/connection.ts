import {
  type ClientMessage,
  type Problem,
  type ServerMessage,
  type Protocol,
  CLOSE,
  PROTOCOL,
  PROTOCOLS,
  readServerMessage,
} from '@richtfest/protocol';
import { LiveSocket, type SocketLike } from './live-socket.ts';

export interface ConnectionOptions {
  open(): SocketLike;
  /** The seat's key; without one the connection watches. */
  readonly key: string | undefined;
  /** It has a key but shows public information only. */
  readonly isTable?: boolean;
  /** The latest known version of the match. */
  since(): number | undefined;
  /** The latest known chat message. */
  heard?(): number | undefined;
  onMessage(message: ServerMessage): void;
  onLost(): void;
  /** The connection is closed for good: there is no point in retrying. */
  onGone(problem: Problem['code']): void;
}

/** A connection to a table that reconnects by itself and asks only for what it missed. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #socket: LiveSocket;
  #protocol: Protocol = PROTOCOL;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#socket = new LiveSocket({
      open: () => options.open(),
      hello: () => JSON.stringify(this.#hello()),
      changesHello: (code) => this.#speaksPrevious(code),
      onText: (text) => this.#receive(text),
      onLost: () => options.onLost(),
      onGone: (problem) => options.onGone(problem),
    });
  }

  /** Sends if connected; a caller that must not lose a message sends it again after the next welcome. */
  send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Reconnects at once, because the network is back or the page is visible again. */
  tryNow(): void {
    this.#socket.tryNow();
  }

  close(): void {
    this.#socket.close();
  }

  #hello(): ClientMessage {
    const { key, isTable = false } = this.#options;
    const since = this.#options.since();
    const heard = this.#options.heard?.();
    return {
      type: 'hello',
      protocol: this.#protocol,
      ...(key === undefined ? {} : { key }),
      ...(isTable ? { isTable } : {}),
      ...(since === undefined ? {} : { since }),
      ...(heard === undefined ? {} : { heard }),
    };
  }

  /** During an upgrade, a new page may meet a server that is replaced later. */
  #speaksPrevious(code: number): boolean {
    const [previous] = PROTOCOLS;
    if (code !== CLOSE.wrongProtocol || this.#protocol === previous) return false;
    this.#protocol = previous;
    return true;
  }

  #receive(text: string): void {
    const read = readServerMessage(text);
    if ('problem' in read) {
      this.close();
      this.#options.onGone(read.problem.code);
      return;
    }
    if (read.message.type === 'welcome') this.#socket.welcome();
    this.#options.onMessage(read.message);
  }
}

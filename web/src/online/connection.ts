import {
  type ClientMessage,
  type Problem,
  type ServerMessage,
  CLOSE,
  PROTOCOL,
  readServerMessage,
} from '@richtfest/protocol';

/** The part of the WebSocket interface that is used, for tests. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

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

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

/** The problems of close codes after which retrying is pointless. */
const FINAL: Readonly<Record<number, Problem['code']>> = {
  [CLOSE.wrongProtocol]: 'wrong-protocol',
  [CLOSE.malformed]: 'malformed',
  [CLOSE.wrongKey]: 'wrong-key',
  [CLOSE.seatMoved]: 'seat-moved',
  [CLOSE.removed]: 'removed',
  [CLOSE.noWatchers]: 'no-watchers',
  [CLOSE.tableClosed]: 'table-closed',
  [CLOSE.unknownTable]: 'unknown-table',
  [CLOSE.tooMany]: 'too-many',
};

/** A connection to a table that reconnects by itself and asks only for what it missed. */
export class Connection {
  readonly #options: ConnectionOptions;
  #socket: SocketLike | undefined;
  #isWelcome = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Sends if connected; a caller that must not lose a message sends it again after the next welcome. */
  send(message: ClientMessage): void {
    if (this.#isWelcome) this.#socket?.send(JSON.stringify(message));
  }

  /** Reconnects at once, because the network is back or the page is visible again. */
  tryNow(): void {
    if (this.#isClosed || this.#socket !== undefined) return;
    this.#attempts = 0;
    clearTimeout(this.#retry);
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#drop();
  }

  #connect(): void {
    const socket = this.#options.open();
    this.#socket = socket;
    socket.onopen = () => {
      const { key, isTable = false } = this.#options;
      const since = this.#options.since();
      const heard = this.#options.heard?.();
      const hello: ClientMessage = {
        type: 'hello',
        protocol: PROTOCOL,
        ...(key === undefined ? {} : { key }),
        ...(isTable ? { isTable } : {}),
        ...(since === undefined ? {} : { since }),
        ...(heard === undefined ? {} : { heard }),
      };
      socket.send(JSON.stringify(hello));
      this.#listenForSilence();
    };
    socket.onmessage = ({ data }) => this.#receive(String(data));
    socket.onclose = ({ code }) => this.#onDisconnect(code);
    this.#listenForSilence();
  }

  #receive(text: string): void {
    this.#listenForSilence();
    const read = readServerMessage(text);
    if ('problem' in read) {
      this.close();
      this.#options.onGone(read.problem.code);
      return;
    }
    if (read.message.type === 'welcome') {
      this.#isWelcome = true;
      this.#attempts = 0;
    }
    this.#options.onMessage(read.message);
  }

  #onDisconnect(code: number): void {
    this.#drop();
    if (this.#isClosed) return;
    const problem = FINAL[code];
    if (problem !== undefined) {
      this.close();
      this.#options.onGone(problem);
      return;
    }
    this.#options.onLost();
    // With jitter, so that clients do not all reconnect to a restarted server at once.
    const wait =
      Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++) * (0.75 + Math.random() / 2);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** Heartbeat: detects connections that were cut silently. */
  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.send({ type: 'ping' });
      this.#silence = setTimeout(() => this.#onDisconnect(CLOSE.goingAway), PONG_WITHIN);
    }, PING_EVERY);
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isWelcome = false;
    if (socket === undefined) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }
}

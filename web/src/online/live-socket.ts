import { CLOSE, type Problem } from '@richtfest/protocol';

/** The part of the WebSocket interface that is used, for tests. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LiveSocketOptions {
  open(): SocketLike;
  /** The first text to send, if the server expects one. */
  hello?(): string;
  /** Whether another hello may be accepted after this close code: it is sent at once. */
  changesHello?(code: number): boolean;
  onText(text: string): void;
  onLost(): void;
  /** The connection is closed for good: there is no point in retrying. */
  onGone(problem: Problem['code']): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
const PING = JSON.stringify({ type: 'ping' });

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

/** A socket that reconnects by itself. */
export class LiveSocket {
  readonly #options: LiveSocketOptions;
  #socket: SocketLike | undefined;
  #isWelcome = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(options: LiveSocketOptions) {
    this.#options = options;
    this.#connect();
  }

  /** The server has accepted the connection: call it before the first `send`. */
  welcome(): void {
    this.#isWelcome = true;
    this.#attempts = 0;
  }

  /** Sends if connected; a caller that must not lose a text sends it again after the next welcome. */
  send(text: string): void {
    if (this.#isWelcome) this.#socket?.send(text);
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
      const hello = this.#options.hello?.();
      if (hello !== undefined) socket.send(hello);
      this.#listenForSilence();
    };
    socket.onmessage = ({ data }) => {
      this.#listenForSilence();
      this.#options.onText(String(data));
    };
    socket.onclose = ({ code }) => this.#onDisconnect(code);
    this.#listenForSilence();
  }

  #onDisconnect(code: number): void {
    this.#drop();
    if (this.#isClosed) return;
    if (this.#options.changesHello?.(code) === true) {
      this.#connect();
      return;
    }
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
      this.send(PING);
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

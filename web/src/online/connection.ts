import {
  type ClientMessage,
  type Problem,
  type ServerMessage,
  CLOSE,
  PROTOCOL,
  readServerMessage,
} from '@richtfest/protocol';

/** The part of a WebSocket that is used; tests bring their own. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionWishes {
  open(): SocketLike;
  /** The seat's key; without one the connection watches. */
  readonly key: string | undefined;
  /** It has a key but shows what everybody may see. */
  readonly isTable?: boolean;
  /** The version that is known already. */
  since(): number | undefined;
  /** The latest line of chat that is known already. */
  heard?(): number | undefined;
  onMessage(message: ServerMessage): void;
  onLost(): void;
  /** It makes no sense to try again. */
  onGone(problem: Problem['code']): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

/** Which problem a close code stands for; the others are worth another try. */
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

/** A line to a table that comes back by itself when it is cut, and asks only for what it missed. */
export class Connection {
  readonly #wishes: ConnectionWishes;
  #socket: SocketLike | undefined;
  #isWelcome = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(wishes: ConnectionWishes) {
    this.#wishes = wishes;
    this.#connect();
  }

  /** Sends if the line stands; a caller that must not lose it sends again after the next welcome. */
  send(message: ClientMessage): void {
    if (this.#isWelcome) this.#socket?.send(JSON.stringify(message));
  }

  /** The network is back or the page in sight again: no need to wait any longer. */
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
    const socket = this.#wishes.open();
    this.#socket = socket;
    socket.onopen = () => {
      const { key, isTable = false } = this.#wishes;
      const since = this.#wishes.since();
      const heard = this.#wishes.heard?.();
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
      this.#wishes.onGone(read.problem.code);
      return;
    }
    if (read.message.type === 'welcome') {
      this.#isWelcome = true;
      this.#attempts = 0;
    }
    this.#wishes.onMessage(read.message);
  }

  #onDisconnect(code: number): void {
    this.#drop();
    if (this.#isClosed) return;
    const problem = FINAL[code];
    if (problem !== undefined) {
      this.close();
      this.#wishes.onGone(problem);
      return;
    }
    this.#wishes.onLost();
    // A little apart from each other: a restarted server is not stormed by everybody at once.
    const wait =
      Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++) * (0.75 + Math.random() / 2);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** A line that is cut without a word is found by asking. */
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

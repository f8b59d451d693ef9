import { type Game, type Random, randomFromText } from '@richtfest/engine';
import {
  type MatchUpdate,
  type Protocol,
  type ServerMessage,
  completeChange,
} from '@richtfest/protocol';
import { RawSocket } from './raw-socket.ts';
import type { Timings } from './timings.ts';

const PLAYERS = 2;
const FIXED = randomFromText('fixed');

/** The version of a message about a move, which is in front of everything with a version inside. */
const VERSION = /"version":(\d+)/u;
/** How messages about a move begin. */
const NEWS = ['{"type":"change"', '{"type":"update"'];

export interface TableOptions {
  /** Of the servers, which the connections take in turn. */
  readonly ports: readonly number[];
  readonly protocol: Protocol;
  readonly game: Game;
  readonly random: Random;
  readonly watchers: number;
}

/** A table of connected players and spectators; the players move one after the other. */
export class LiveTable {
  readonly #options: TableOptions;
  readonly #keys: readonly string[];
  readonly #code: string;
  readonly #latest: (MatchUpdate | undefined)[] = [];
  #sockets: RawSocket[] = [];
  #sentAt = 0;
  /** The connections that have not received the latest move, and the version they have with it. */
  readonly #awaiting = new Set<number>();
  #version = 0;
  #isOver = false;
  #failure: Error | undefined;
  #moves = 0;
  /** Whether all connections have received the latest move. */
  onSettled: () => void = () => undefined;

  private constructor(options: TableOptions, code: string, keys: readonly string[]) {
    this.#options = options;
    this.#code = code;
    this.#keys = keys;
  }

  static async setUp(options: TableOptions): Promise<LiveTable> {
    const { ports, game } = options;
    const port = ports[0] ?? 0;
    const seats = Array.from({ length: PLAYERS }, () => ({ kind: 'person' }));
    const { table } = await post<{ table: string }>(port, '/api/tables', { game: game.id, seats });
    const keys: string[] = [];
    for (let seat = 0; seat < PLAYERS; seat++) {
      const request = { name: `P${seat}`, nonce: `n${seat}` };
      keys.push((await post<{ key: string }>(port, `/api/tables/${table}/seats`, request)).key);
    }
    return new LiveTable(options, table, keys);
  }

  get isFree(): boolean {
    return this.#awaiting.size === 0 && !this.#isOver;
  }

  /** Why this table can't be measured any more. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get sockets(): number {
    return this.#sockets.length;
  }

  /** Bytes that all connections have received. */
  get bytes(): number {
    return this.#sockets.reduce((sum, { received }) => sum + received, 0);
  }

  async connect(timings: () => Timings | undefined): Promise<void> {
    const { ports, watchers, protocol } = this.#options;
    const eyes = [...this.#keys, ...Array.from({ length: watchers }, () => undefined)];
    for (const [at, key] of eyes.entries()) {
      const port = ports[at % ports.length] ?? 0;
      const socket = await RawSocket.open(port, `/api/tables/${this.#code}/socket`);
      const welcomed = new Promise<void>((resolve, reject) => {
        socket.onText = (text) => {
          if (this.#hear(at, text, timings)) resolve();
        };
        socket.onClose = () => {
          this.#lose();
          reject(this.#failure ?? new Error('a server has closed a connection'));
        };
      });
      socket.send(JSON.stringify({ type: 'hello', protocol, key }));
      this.#sockets.push(socket);
      await welcomed;
    }
  }

  /** Sends a move of the seat to move. */
  move(): void {
    const seat = this.#latest[0]?.owing[0];
    const mine = seat === undefined ? undefined : this.#latest[seat];
    if (seat === undefined || mine === undefined) throw new Error('no seat is to move');
    const { game, random } = this.#options;
    const { view, memory, version } = mine;
    const state = game.determinize({ watcher: seat, view, memory: memory ?? {} }, FIXED);
    const legal = game.legal(state, seat);
    const move = legal[random.below(legal.length)];
    const text = JSON.stringify({ type: 'move', id: `m${this.#moves++}`, version, move });
    // The game has no secrets: every watcher has the same versions.
    this.#version = version + 1;
    for (const at of this.#sockets.keys()) this.#awaiting.add(at);
    this.#sentAt = performance.now();
    this.#sockets[seat]?.send(text);
  }

  /** Plays until the match is over, at a single server. */
  playOut(): Promise<void> {
    return new Promise((resolve) => {
      this.onSettled = () => {
        if (this.#isOver) resolve();
        else this.move();
      };
      this.onSettled();
    });
  }

  /** A server has sent a client away: this table is not measured any more. */
  #lose(): void {
    this.#isOver = true;
    this.#awaiting.clear();
    this.onSettled();
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  /** True if it was the welcome. */
  #hear(at: number, text: string, timings: () => Timings | undefined): boolean {
    const isNews = NEWS.some((start) => text.startsWith(start));
    // Watchers' messages are counted, not read: reading is the clients' work, not the server's.
    if (isNews && at >= PLAYERS) {
      this.#arrived(at, Number(VERSION.exec(text)?.[1]), timings());
      return false;
    }
    const heard = JSON.parse(text) as ServerMessage;
    if (heard.type === 'refused' || heard.type === 'error') {
      this.#failure ??= new Error(`a server has answered ${text}`);
      this.#lose();
      return false;
    }
    // Another server has taken the table over in between: the move is not made, and not counted.
    if (heard.type === 'outdated') {
      this.#awaiting.clear();
      this.onSettled();
    }
    const latest = latestOf(heard, this.#latest[at]);
    this.#latest[at] = latest;
    this.#isOver ||= latest?.result !== undefined;
    // A connection whose table has moved to another server gets a welcome instead.
    if (latest !== undefined) this.#arrived(at, latest.version, timings());
    return heard.type === 'welcome';
  }

  #arrived(at: number, version: number, timings: Timings | undefined): void {
    if (version < this.#version || !this.#awaiting.delete(at) || this.#awaiting.size > 0) return;
    timings?.add(performance.now() - this.#sentAt);
    this.onSettled();
  }
}

/** What a client knows after a message. */
function latestOf(message: ServerMessage, before: MatchUpdate | undefined) {
  if (message.type === 'welcome') return message.match;
  if (message.type !== 'update' && message.type !== 'change') return before;
  if (message.version <= (before?.version ?? -1)) return before;
  if (message.type === 'update') return message;
  if (before === undefined) return undefined;
  const after = completeChange(before, message);
  if (after === undefined) throw new Error('a change that does not fit');
  return after;
}

async function post<T>(port: number, path: string, body: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

import {
  type Game,
  type GameEvent,
  type GameMove,
  type Random,
  randomFromText,
} from '@richtfest/engine';
import {
  type ClientMessage,
  type LogNews,
  PROTOCOL,
  type Protocol,
  type ServerMessage,
  type WelcomeMessage,
  completeChange,
  readServerMessage,
} from '@richtfest/protocol';
import { Waiting } from './waiting.ts';

type Kind = ServerMessage['type'];
type Of<K extends Kind> = Extract<ServerMessage, { type: K }>;
type Match = NonNullable<WelcomeMessage['match']>;

export interface ClientOptions {
  readonly key?: string;
  readonly since?: number;
  readonly isTable?: true;
  /** By default the current version. */
  readonly protocol?: Protocol;
}

/** Is shown everything a client sends and receives, in order. */
export interface Trace {
  sent(message: ClientMessage): void;
  received(message: ServerMessage): void;
}

/** A client as docs/protocol.md describes one. It keeps every text it was ever sent. */
export class Client {
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  /** What still stands, entry by entry. */
  line: LogNews[] = [];
  seats: Of<'presence'>['seats'] = [];
  match: Omit<Match, 'header' | 'since'> | undefined;
  closed: { code: number; reason: string } | undefined;
  readonly #socket: WebSocket;
  readonly #waiting = new Waiting(() => this.texts.at(-1));
  readonly #trace: Trace | undefined;
  #counter = 0;

  private constructor(socket: WebSocket, trace?: Trace) {
    this.#socket = socket;
    this.#trace = trace;
    socket.addEventListener('open', () => this.#waiting.wake());
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason };
      this.#waiting.wake();
    });
  }

  /** Opens a socket without a word. */
  static async open(address: string, table: string, trace?: Trace): Promise<Client> {
    const url = `${address.replace('http', 'ws')}/api/tables/${table}/socket`;
    const client = new Client(new WebSocket(url), trace);
    await client.until(() => client.#socket.readyState !== WebSocket.CONNECTING);
    return client;
  }

  /** Opens a socket and is welcomed. */
  static async join(
    address: string,
    table: string,
    { trace, ...options }: ClientOptions & { readonly trace?: Trace } = {},
  ): Promise<Client> {
    const client = await Client.open(address, table, trace);
    client.send({ type: 'hello', protocol: PROTOCOL, ...options });
    await client.next('welcome');
    return client;
  }

  /** The same client after its connection was cut: it goes on where it was. */
  async rejoin(address: string, table: string, key?: string): Promise<Client> {
    const since = this.match?.version;
    const again = await Client.open(address, table, this.#trace);
    again.line = [...this.line];
    again.send({
      type: 'hello',
      protocol: PROTOCOL,
      ...(key === undefined ? {} : { key }),
      ...(since === undefined ? {} : { since }),
    });
    await again.next('welcome');
    return again;
  }

  get version(): number {
    return this.match?.version ?? 0;
  }

  get events(): GameEvent[] {
    return this.line.flatMap(({ events }) => events);
  }

  send(message: ClientMessage): void {
    this.#trace?.sent(message);
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  /** Plays and waits for the answer. */
  async play(move: unknown, { id = this.newId(), version = this.version } = {}) {
    this.send({ type: 'move', id, version, move });
    return await this.answerTo(id);
  }

  async undo(moves: number, { id = this.newId(), version = this.version } = {}) {
    this.send({ type: 'undo', id, version, moves });
    return await this.answerTo(id);
  }

  async answerTo(id: string) {
    const seen = this.messages.length;
    const isAnswer = (message: ServerMessage) => 'id' in message && message.id === id;
    await this.until(() => this.messages.slice(seen).some(isAnswer));
    return this.messages.findLast(isAnswer) as Of<'accepted' | 'refused' | 'outdated' | 'error'>;
  }

  newId(): string {
    return `attempt-${this.#counter++}`;
  }

  /** The messages about moves so far, complete or as changes. */
  get news(): (Of<'update'> | Of<'change'>)[] {
    return this.messages.filter(
      (message) => message.type === 'update' || message.type === 'change',
    );
  }

  /** The first message of this kind from now on. */
  async next<K extends Kind>(kind: K): Promise<Of<K>> {
    const seen = this.messages.length;
    const find = () => this.messages.slice(seen).find(({ type }) => type === kind);
    await this.until(() => find() !== undefined);
    return find() as Of<K>;
  }

  until(isTrue: () => boolean, within?: number): Promise<void> {
    return this.#waiting.until(isTrue, within);
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.until(() => this.closed !== undefined);
  }

  #receive(text: string): void {
    this.texts.push(text);
    const read = readServerMessage(text);
    if ('problem' in read) throw new Error(`${read.problem.sentence}: ${text}`);
    const { message } = read;
    this.#trace?.received(message);
    if (message.type === 'welcome') this.#begin(message);
    if (message.type === 'update') this.#update(message);
    if (message.type === 'change') this.#change(message);
    if (message.type === 'presence') this.seats = message.seats;
    this.messages.push(message);
    this.#waiting.wake();
  }

  #begin({ seats, match }: WelcomeMessage): void {
    this.seats = seats;
    if (match === undefined) return;
    if (match.since === undefined) this.line = [];
    this.#update(match);
  }

  #change(message: Of<'change'>): void {
    // As with an update, it may repeat what the welcome contained.
    if (this.match === undefined || message.version <= this.match.version) return;
    const update = completeChange(this.match, message);
    if (update === undefined) throw new Error('a change that does not fit');
    this.#update(update);
  }

  #update(match: Omit<Match, 'header' | 'since'>): void {
    this.match = match;
    for (const entry of match.entries) {
      if (entry.undo === undefined) this.line.push(entry);
      else this.line.splice(this.line.length - entry.undo);
    }
  }
}

/** A legal move from what this client's seat knows. */
export function someMove(game: Game, client: Client, seat: number, random: Random): GameMove {
  const legal = legalMoves(game, client, seat);
  return legal[random.below(legal.length)]!;
}

export function legalMoves(game: Game, client: Client, seat: number): readonly GameMove[] {
  const { view, memory } = client.match!;
  const state = game.determinize({ watcher: seat, view, memory }, randomFromText('fixed'));
  return game.legal(state, seat);
}

/** Plays this seat's turns until `isEnough`, or to the end. Returns the acknowledged versions. */
export async function playOn(
  game: Game,
  { client, seat, random }: { client: Client; seat: number; random: Random },
  isEnough: () => boolean = () => false,
): Promise<number[]> {
  const acknowledged: number[] = [];
  for (;;) {
    await client.until(
      () => isEnough() || client.match?.result !== undefined || client.match!.owing.includes(seat),
    );
    if (isEnough() || client.match!.result !== undefined) return acknowledged;
    const answer = await client.play(someMove(game, client, seat, random));
    if (answer.type !== 'accepted') continue;
    acknowledged.push(answer.version);
    await client.until(() => client.version >= answer.version);
  }
}

import {
  type MatchHeader,
  type Seat,
  type Watcher,
  ChaChaChance,
  Match,
  checkedOptions,
  committedGenerator,
  matchKey,
  seatsIn,
} from '@richtfest/engine';
import {
  type ClientMessage,
  type Delta,
  type LogNews,
  type SeatStatus,
  type ServerMessage,
  PROTOCOL,
  deltaBetween,
  readClientMessage,
} from '@richtfest/protocol';
import type { SocketLike } from '../../src/online/live-socket.ts';
import { pigs } from './local.ts';

const SECRET = 'the secret of the tests';

/** A socket between a client and a server in the same thread, controlled by the test. */
export class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly heard: ClientMessage[] = [];
  isClosed = false;

  send(text: string): void {
    const read = readClientMessage(text);
    if ('problem' in read) throw new Error(read.problem.sentence);
    this.heard.push(read.message);
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006): void {
    this.onclose?.({ code });
  }
}

/** A server with one table of two seats, controlled by the test. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  readonly match: Match;
  readonly seats: readonly SeatStatus[] = [
    { kind: 'person', name: 'Anna', isTaken: true, isPresent: true },
    { kind: 'person', name: 'Ben', isTaken: true, isPresent: false },
  ];
  readonly #log: LogNews[];

  constructor() {
    const options = checkedOptions(pigs, { players: 2, options: { firstSeat: 0 } });
    const generator = committedGenerator(SECRET, ['a', 'b']);
    const header: MatchHeader = {
      game: pigs.id,
      rulesVersion: pigs.rulesVersion,
      options,
      seats: [{ name: 'Anna' }, { name: 'Ben' }],
      generator,
    };
    this.match = new Match(pigs, header, new ChaChaChance(matchKey(SECRET, ['a', 'b'])));
    this.#log = [{ version: 0, events: [...this.match.setupEvents] }];
  }

  open = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get line(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nobody has connected');
    return socket;
  }

  get version(): number {
    return this.match.log.length;
  }

  /** Plays a move and returns the update for a watcher. */
  play(seat: Seat, move: unknown): void {
    const played = this.match.play(seat, move);
    if ('refused' in played) throw new Error(`refused: ${played.refused.code}`);
    this.#log.push({ version: this.version, seat, events: [...played.step.events] });
  }

  undo(seat: Seat, count: number): void {
    if (!this.match.undo(seat, count)) throw new Error('cannot undo');
    this.#log.push({ version: this.version, seat, events: [], undo: count });
  }

  /** The latest entry as a watcher sees it. */
  update(watcher: Watcher = 0): ServerMessage {
    return { type: 'update', ...this.#update(watcher), entries: this.#log.slice(-1) };
  }

  /** What happens while `step` runs, as a change for a watcher. */
  change(step: () => void, watcher: Watcher = 0): Extract<ServerMessage, { type: 'change' }> {
    const before = this.#update(watcher);
    const old = JSON.parse(JSON.stringify(before)) as typeof before;
    step();
    const { view, memory, standing, ...news } = this.#update(watcher);
    const delta = deltaBetween(
      { view: old.view, memory: old.memory, standing: old.standing },
      { view, memory, standing },
    ) as Delta;
    const entries = this.#log.slice(before.version - this.version);
    return { type: 'change', ...news, entries, since: before.version, delta };
  }

  /** All entries, or those after a version. */
  welcome(options: { seat?: Seat; since?: number; isBegun?: boolean } = {}): ServerMessage {
    const { seat, since, isBegun = true } = options;
    const entries =
      since === undefined ? this.#log : this.#log.filter((entry) => entry.version > since);
    return {
      type: 'welcome',
      protocol: PROTOCOL,
      table: 'K7M2PX',
      ...(seat === undefined ? {} : { seat }),
      seats: [...this.seats],
      game: pigs.id,
      rulesVersion: pigs.rulesVersion,
      commitment: (this.match.header.generator as { commitment: string }).commitment,
      ...(isBegun
        ? {
            match: {
              header: this.match.header as never,
              ...(since === undefined ? {} : { since }),
              ...this.#update(seat ?? 'public'),
              entries,
            },
          }
        : {}),
    };
  }

  #update(watcher: Watcher) {
    const { view, memory } = this.match.observe(watcher);
    const result = pigs.result(this.match.state);
    return {
      version: this.version,
      view,
      ...(memory === undefined ? {} : { memory }),
      owing: seatsIn(pigs.owing(this.match.state)),
      undoable: watcher === 'public' ? 0 : this.match.undoable(watcher),
      standing: pigs
        .standing(this.match.state, watcher)
        .map((tally) => ({ ...tally, parts: { ...tally.parts } })),
      ...(result === undefined ? {} : { result: result as never }),
    };
  }
}

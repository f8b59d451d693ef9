import type { Game, Seat } from '@richtfest/engine';
import type { Problem, SeatStatus, ServerMessage, WelcomeMessage } from '@richtfest/protocol';
import type { MatchClient } from '../match/match-client.ts';
import { RemoteMatch, type RemoteFailure } from '../match/remote-match.ts';
import { RemoteTalk } from '../talk/remote-talk.ts';
import type { TalkClient } from '../talk/talk-client.ts';
import { Connection } from './connection.ts';
import type { SocketLike } from './live-socket.ts';
import { storeUnsent, takeUnsent } from './unsent-request.ts';

/** What the page of an online table shows. */
export type TableState<Match extends MatchClient = MatchClient> =
  | { readonly is: 'connecting' }
  | {
      readonly is: 'gathering';
      readonly seats: readonly SeatStatus[];
      /** The seats of this device. */
      readonly mine: readonly Seat[];
      readonly around: Around;
      readonly isConnected: boolean;
    }
  | {
      readonly is: 'playing';
      readonly match: Match;
      readonly seats: readonly SeatStatus[];
      /** The seats of this device. */
      readonly mine: readonly Seat[];
      readonly around: Around;
      /** The latest request the server refused. */
      readonly failure?: RemoteFailure;
    }
  | {
      readonly is: 'gone';
      readonly problem: Problem['code'];
      /** The key it was opened with. */
      readonly key: string | undefined;
    };

/** Whether page and server don't understand each other: they have different versions. */
export function isOutdatedPage(problem: Problem['code']): boolean {
  return problem === 'wrong-protocol' || problem === 'malformed';
}

/** A table's information besides its seats. */
export interface Around {
  /** The number of watchers. */
  readonly watchers: number;
  /** The rematch, if there is one. */
  readonly next?: string;
  /** The custom edition that is played here. */
  readonly editionName?: string;
}

export interface RemoteTableOptions {
  readonly table: string;
  readonly game: Game;
  readonly key: string | undefined;
  /** It has a key but shows public information only. */
  readonly isTable?: boolean;
  open(): SocketLike;
  /** Called after a reconnect: the server may have been updated. */
  onBack?(): void;
}

/** A device's connection to an online table, from joining to the last move. */
export interface TableVisit<Match extends MatchClient = MatchClient> {
  readonly talk: TalkClient;
  getState(): TableState<Match>;
  subscribe(listener: () => void): () => void;
  tryNow(): void;
  close(): void;
}

/** The connection of one seat or of a watcher. */
export class RemoteTable implements TableVisit<RemoteMatch> {
  readonly talk: RemoteTalk;
  readonly #options: RemoteTableOptions;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  #state: TableState<RemoteMatch> = { is: 'connecting' };

  constructor(options: RemoteTableOptions) {
    this.#options = options;
    this.talk = new RemoteTalk((message) => this.#connection.send(message));
    this.#connection = new Connection({
      key: options.key,
      isTable: options.isTable ?? false,
      open: () => options.open(),
      since: () => this.#match?.version,
      heard: () => this.talk.heard,
      onMessage: (message) => this.#receive(message),
      onLost: () => this.#onDisconnect(),
      onGone: (problem) => this.#onGone(problem),
    });
  }

  getState(): TableState<RemoteMatch> {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tryNow(): void {
    this.#connection.tryNow();
  }

  close(): void {
    this.#connection.close();
    this.#match?.close();
    this.#listeners.clear();
  }

  get #match(): RemoteMatch | undefined {
    return this.#state.is === 'playing' ? this.#state.match : undefined;
  }

  #receive(message: ServerMessage): void {
    this.talk.receive(message);
    if (message.type === 'welcome') {
      this.#onWelcome(message);
      return;
    }
    this.#match?.receive(message);
    const state = this.#state;
    if (state.is !== 'gathering' && state.is !== 'playing') return;
    if (message.type === 'presence') {
      const { seats, watchers = 0 } = message;
      this.#set({ ...state, seats, around: { ...state.around, watchers } });
    } else if (message.type === 'next') {
      this.#set({ ...state, around: { ...state.around, next: message.table } });
    }
  }

  #onWelcome(welcome: WelcomeMessage): void {
    const { seats, seat, match, table, watchers = 0, next, aids, editionName } = welcome;
    const mine = seat === undefined ? [] : [seat];
    const around = {
      watchers,
      ...(next === undefined ? {} : { next }),
      ...(editionName === undefined ? {} : { editionName }),
    };
    if (match === undefined) {
      this.#set({ is: 'gathering', seats, mine, around, isConnected: true });
      return;
    }
    if (this.#match !== undefined) {
      this.#match.onWelcome(match, seats);
      this.#set({ is: 'playing', match: this.#match, seats, mine, around });
      this.#options.onBack?.();
      return;
    }
    const parts = {
      table,
      seat,
      aids,
      unsent: this.#options.key === undefined ? undefined : takeUnsent(this.#options.key),
      send: this.#connection.send.bind(this.#connection),
      now: () => Date.now(),
      onFailure: (failure: RemoteFailure) => this.#failed(failure),
    };
    const begun = new RemoteMatch(this.#options.game, parts, { match, seats });
    this.#set({ is: 'playing', match: begun, seats, mine, around });
  }

  #failed(failure: RemoteFailure): void {
    if (this.#state.is === 'playing') this.#set({ ...this.#state, failure });
  }

  /** After a reload the page continues with the request that the server has not answered. */
  #onGone(problem: Problem['code']): void {
    const { key } = this.#options;
    const request = this.#match?.request.unanswered;
    if (key !== undefined && request !== undefined && isOutdatedPage(problem)) {
      storeUnsent(key, request);
    }
    this.#set({ is: 'gone', problem, key });
  }

  #onDisconnect(): void {
    this.talk.onDisconnect();
    this.#match?.onDisconnect();
    if (this.#state.is === 'gathering') this.#set({ ...this.#state, isConnected: false });
  }

  #set(state: TableState<RemoteMatch>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

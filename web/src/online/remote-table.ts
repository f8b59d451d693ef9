import type { Game, Seat } from '@richtfest/engine';
import type { Problem, SeatStatus, ServerMessage, WelcomeMessage } from '@richtfest/protocol';
import type { MatchClient } from '../match/match-client.ts';
import { RemoteMatch, type RemoteFailure } from '../match/remote-match.ts';
import { RemoteTalk } from '../talk/remote-talk.ts';
import type { TalkClient } from '../talk/talk-client.ts';
import { Connection, type SocketLike } from './connection.ts';

/** A table by link as it is shown: people gather, play, or can't. */
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
      /** What the server did not do, the latest. */
      readonly trouble?: RemoteFailure;
    }
  | {
      readonly is: 'gone';
      readonly problem: Problem['code'];
      /** The key it came with. */
      readonly key: string | undefined;
    };

/** What is known of a table besides its seats. */
export interface Around {
  /** How many only watch. */
  readonly watchers: number;
  /** The table at which the same people play again. */
  readonly next?: string;
}

export interface RemoteTableWishes {
  readonly table: string;
  readonly game: Game;
  readonly key: string | undefined;
  /** It has a key, but shows what everybody may see. */
  readonly isTable?: boolean;
  open(): SocketLike;
  /** The line stands again: perhaps the server is a newer one. */
  onBack?(): void;
}

/** A device's place at a table by link, from the first knock to the last move. */
export interface TableVisit<Match extends MatchClient = MatchClient> {
  readonly talk: TalkClient;
  getState(): TableState<Match>;
  subscribe(listener: () => void): () => void;
  tryNow(): void;
  close(): void;
}

/** One seat's place, or a watcher's. */
export class RemoteTable implements TableVisit<RemoteMatch> {
  readonly talk: RemoteTalk;
  readonly #wishes: RemoteTableWishes;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  #state: TableState<RemoteMatch> = { is: 'connecting' };

  constructor(wishes: RemoteTableWishes) {
    this.#wishes = wishes;
    this.talk = new RemoteTalk((message) => this.#connection.send(message));
    this.#connection = new Connection({
      key: wishes.key,
      isTable: wishes.isTable ?? false,
      open: () => wishes.open(),
      since: () => this.#match?.version,
      heard: () => this.talk.heard,
      onMessage: (message) => this.#receive(message),
      onLost: () => this.#onDisconnect(),
      onGone: (problem) => this.#set({ is: 'gone', problem, key: wishes.key }),
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
    const { seats, seat, match, table, watchers = 0, next, allowsHints = false } = welcome;
    const mine = seat === undefined ? [] : [seat];
    const around = { watchers, ...(next === undefined ? {} : { next }) };
    if (match === undefined) {
      this.#set({ is: 'gathering', seats, mine, around, isConnected: true });
      return;
    }
    if (this.#match !== undefined) {
      this.#match.onWelcome(match, seats);
      this.#set({ is: 'playing', match: this.#match, seats, mine, around });
      this.#wishes.onBack?.();
      return;
    }
    const parts = {
      table,
      seat,
      allowsHints,
      send: this.#connection.send.bind(this.#connection),
      now: () => Date.now(),
      onFailure: (trouble: RemoteFailure) => this.#troubled(trouble),
    };
    const begun = new RemoteMatch(this.#wishes.game, parts, { match, seats });
    this.#set({ is: 'playing', match: begun, seats, mine, around });
  }

  #troubled(trouble: RemoteFailure): void {
    if (this.#state.is === 'playing') this.#set({ ...this.#state, trouble });
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

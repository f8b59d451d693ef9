import { type Game, type Watcher, commitmentTo } from '@richtfest/engine';
import {
  CLOSE,
  PROTOCOL,
  type SeatStatus,
  type ServerMessage,
  type WelcomeMessage,
} from '@richtfest/protocol';
import type { StoredTable } from '../store/event-store.ts';
import { Presence, type Connection } from './presence.ts';
import { goneFrom, letSeatGo } from './let-go.ts';
import { Programs } from './programs.ts';
import type { RunningMatch } from './running-match.ts';
import { botsOf, seatStatus } from './seating.ts';
import type { TableServices } from './services.ts';
import { TableTalk, talkField } from './table-talk.ts';
import { isSameDigest } from '../same-digest.ts';

type Due = (action: (room: Room) => Promise<void>) => Promise<void>;

interface RoomOptions {
  readonly stored: StoredTable;
  readonly game: Game;
  readonly services: TableServices;
  readonly due: Due;
}

interface Arriving {
  /** The last version this watcher was told. */
  readonly since?: number | undefined;
  /** Came without a key. */
  readonly isOnlooker?: boolean;
}

/**
 * What is at a table: its seats, its match once it has begun, and who is connected. Only actions
 * (`actions/`), which come one after the other, change anything here.
 */
export class Room {
  readonly game: Game;
  readonly services: TableServices;
  /** Does in its turn what nobody sent: moves of bots, of clocks, of whoever is busy. */
  readonly due: Due;
  readonly presence = new Presence();
  readonly programs: Programs;
  /** What people say besides; nothing of the match waits for it. */
  readonly talk: TableTalk;
  /** As it was last read from the store. */
  stored: StoredTable;
  match: RunningMatch | undefined;
  /** When the host last did something here or left, on the clock that goes on evenly. */
  hostSeenAt: number;

  constructor({ stored, game, services, due }: RoomOptions) {
    this.stored = stored;
    this.game = game;
    this.services = services;
    this.due = due;
    this.programs = new Programs(services);
    this.talk = new TableTalk(services);
    this.hostSeenAt = services.ticks();
  }

  get seats(): SeatStatus[] {
    return this.stored.seats.map((seat, at) =>
      seatStatus(seat, {
        isPresent: this.presence.count(at) > 0 || this.programs.isHere(at),
        isBusy: this.match?.isBusy(at) ?? false,
        isHost: this.isHost(at),
        isRunning: this.isRunning,
      }),
    );
  }

  /** Whether whoever sits there has the host's rights. */
  isHost(at: Watcher): boolean {
    const seat = at === 'public' ? undefined : this.stored.seats[at];
    return seat?.kind === 'person' && isSameDigest(seat.person?.keyHash, this.stored.hostKeyHash);
  }

  /** Somebody is connected with the key of the host's seat. */
  get isHostHere(): boolean {
    return this.stored.seats.some((_, at) => this.isHost(at) && this.presence.count(at) > 0);
  }

  /** Its match has begun, and goes on. */
  get isRunning(): boolean {
    const { match, stored } = this;
    return match !== undefined && !match.isFinished && stored.closedAt === undefined;
  }

  /**
   * Reads anew what the store has of it: another server may have changed it. Whoever speaks for a
   * seat that is no longer theirs is let go.
   */
  async reload(): Promise<void> {
    const { store } = this.services;
    const before = this.stored.seats;
    this.stored = (await store.loadTable(this.stored.code)) ?? this.stored;
    this.match?.seatBots(botsOf(this.stored.seats));
    for (const [seat, held] of before.entries()) {
      const why = goneFrom(held, this.stored.seats[seat]);
      if (why !== undefined) letSeatGo(this, seat, why);
    }
  }

  /** Somebody without a key is not told where the same people play next. */
  welcome(watcher: Watcher, { since, isOnlooker = false }: Arriving = {}): WelcomeMessage {
    const { code: table, game, rulesVersion, secret, next } = this.stored;
    return {
      type: 'welcome',
      protocol: PROTOCOL,
      table,
      ...(watcher === 'public' ? {} : { seat: watcher }),
      seats: this.seats,
      game,
      rulesVersion,
      commitment: commitmentTo(secret),
      ...talkField(this.stored),
      ...(this.stored.allowsHints === true ? { allowsHints: true } : {}),
      ...this.#watchers(),
      ...(next === undefined || isOnlooker ? {} : { next }),
      ...(this.match === undefined ? {} : { match: this.match.news.welcome(watcher, since) }),
    };
  }

  announceSeats(newcomer?: Connection): void {
    const presence = { type: 'presence', seats: this.seats, ...this.#watchers() } as const;
    this.presence.broadcast(() => presence, newcomer);
  }

  #watchers(): { watchers?: number } {
    const watchers = this.presence.onlookers.length;
    return watchers === 0 ? {} : { watchers };
  }

  /** Ends every connection; whoever was here may come back. */
  sendAway(sentence: string): void {
    for (const [connection] of this.presence) connection.end(CLOSE.goingAway, sentence);
    this.programs.sendAway(CLOSE.goingAway, sentence);
  }

  /** Clocks run while somebody plays; all who are welcomed already hear when that changes. */
  seeToClocks(newcomer: Connection): void {
    const { match, presence } = this;
    const seat = presence.watcherOf(newcomer);
    const came = typeof seat === 'number' ? seat : undefined;
    if (match?.time.presenceChanged(presence.hasPlayers, came) === true)
      this.announceClocks(newcomer);
  }

  announceClocks(except?: Connection): void {
    const clocks = this.match?.time.clocks ?? [];
    const text = JSON.stringify({ type: 'clocks', clocks } satisfies ServerMessage);
    for (const [connection] of this.presence) if (connection !== except) connection.send(text);
  }
}

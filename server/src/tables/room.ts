import { type Game, type Watcher, commitmentTo } from '@richtfest/engine';
import {
  CLOSE,
  PROTOCOL,
  type SeatStatus,
  type ServerMessage,
  type WelcomeMessage,
} from '@richtfest/protocol';
import type { StoredTable } from '../store/event-store.ts';
import { Attendance, type Attendant } from './attendance.ts';
import type { RunningMatch } from './running-match.ts';
import { seatStatus } from './seating.ts';
import type { TableServices } from './services.ts';

type Due = (deed: (room: Room) => Promise<void>) => Promise<void>;

interface RoomSettings {
  readonly stored: StoredTable;
  readonly game: Game;
  readonly services: TableServices;
  readonly due: Due;
}

/**
 * What is at a table: its seats, its match once it has begun, and who is connected. Only deeds
 * (`deeds/`), which come one after the other, change anything here.
 */
export class Room {
  readonly game: Game;
  readonly services: TableServices;
  /** Does in its turn what nobody sent: moves of bots, of clocks, of whoever is busy. */
  readonly due: Due;
  readonly attendance = new Attendance();
  /** As it was last read from the store. */
  stored: StoredTable;
  match: RunningMatch | undefined;

  constructor({ stored, game, services, due }: RoomSettings) {
    this.stored = stored;
    this.game = game;
    this.services = services;
    this.due = due;
  }

  get seats(): SeatStatus[] {
    return this.stored.seats.map((seat, at) =>
      seatStatus(seat, {
        isPresent: this.attendance.count(at) > 0,
        isBusy: this.match?.isBusy(at) ?? false,
      }),
    );
  }

  /** Reads anew what the store has of it: another server may have changed it. */
  async reload(): Promise<void> {
    const { store } = this.services;
    this.stored = (await store.loadTable(this.stored.code)) ?? this.stored;
  }

  welcome(watcher: Watcher, since?: number): WelcomeMessage {
    const { code: table, game, rulesVersion, secret } = this.stored;
    return {
      type: 'welcome',
      protocol: PROTOCOL,
      table,
      ...(watcher === 'public' ? {} : { seat: watcher }),
      seats: this.seats,
      game,
      rulesVersion,
      commitment: commitmentTo(secret),
      ...(this.match === undefined ? {} : { match: this.match.newsFor(watcher, since) }),
    };
  }

  announceSeats(): void {
    const { seats } = this;
    this.attendance.broadcast(() => ({ type: 'presence', seats }));
  }

  /** Ends every connection; whoever was here may come back. */
  sendAway(sentence: string): void {
    for (const [attendant] of this.attendance) attendant.end(CLOSE.goingAway, sentence);
  }

  /** Clocks run while somebody plays; all who are welcomed already hear when that changes. */
  seeToClocks(newcomer: Attendant): void {
    const { match, attendance } = this;
    const seat = attendance.watcherOf(newcomer);
    const came = typeof seat === 'number' ? seat : undefined;
    if (match?.time.attended(attendance.hasPlayers, came) === true) this.announceClocks(newcomer);
  }

  announceClocks(except?: Attendant): void {
    const clocks = this.match?.time.clocks ?? [];
    const text = JSON.stringify({ type: 'clocks', clocks } satisfies ServerMessage);
    for (const [attendant] of this.attendance) if (attendant !== except) attendant.send(text);
  }
}

import type { Game } from '@richtfest/engine';
import { legalMoves } from './client.ts';
import { SteadyPlayer } from './steady-player.ts';
import { TableRecord } from './table-record.ts';
import { calm, newTable, person, sit } from './table.ts';

interface Reachable {
  readonly address: string;
}

/** Sends each connection to the server with the fewest, as a proxy can. */
export class LeastConnections<S extends Reachable> {
  readonly #counts = new Map<S, number>();

  add(server: S): void {
    this.#counts.set(server, 0);
  }

  remove(server: S): void {
    this.#counts.delete(server);
  }

  readonly next = (): S => {
    const [[server, count]] = [...this.#counts].sort(([, a], [, b]) => a - b) as [[S, number]];
    this.#counts.set(server, count + 1);
    return server;
  };
}

/** A table with two players who connect again whenever a server is replaced. */
export class SteadyTable {
  readonly record: TableRecord;
  readonly players: readonly SteadyPlayer[];
  #moves = 0;

  private constructor(record: TableRecord, players: readonly SteadyPlayer[]) {
    this.record = record;
    this.players = players;
  }

  /** Opens a table at a server; the proxy chooses where its players connect. */
  static async at(
    server: Reachable,
    proxy: { readonly next: () => Reachable },
  ): Promise<SteadyTable> {
    const table = await newTable(server.address, [person, person], calm);
    const record = new TableRecord(table.table);
    const players = [];
    for (const [seat, name] of ['Ann', 'Ben'].entries()) {
      const { key } = await sit(table, name);
      const trace = record.of(name, seat);
      players.push(new SteadyPlayer({ table: table.table, key, trace, route: proxy.next }));
    }
    return new SteadyTable(record, players);
  }

  /** Plays moves, one after the other; both players see each of them. */
  async play(game: Game, count: number): Promise<void> {
    for (let move = 0; move < count; move++) await this.#playOne(game);
  }

  async leave(): Promise<void> {
    await Promise.all(this.players.map((player) => player.leave()));
  }

  async #playOne(game: Game): Promise<void> {
    const { players } = this;
    const { match } = await players[0]!.client();
    const seat = match!.owing[0];
    if (seat === undefined) return;
    const player = players[seat]!;
    await player.see(match!.version);
    const move = legalMoves(game, await player.client(), seat)[0];
    const version = await player.play(move, `move-${this.#moves++}`);
    await Promise.all(players.map((each) => each.see(version)));
  }
}

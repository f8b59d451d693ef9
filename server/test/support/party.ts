import {
  type Game,
  type GameMove,
  type MatchFile,
  type Random,
  verify,
  writeTurn,
} from '@richtfest/engine';
import { expect } from 'vitest';
import { Client, someMove } from './client.ts';
import { type TestTable, bot, get, newTable, person, pigs, sit } from './table.ts';

/** Two people and a bot at a table, who remember every move that was acknowledged to them. */
export class Party {
  readonly table: TestTable;
  readonly #game: Game;
  readonly #random: Random;
  readonly #keys: ReadonlyMap<number, string>;
  readonly #acknowledged = new Map<number, { seat: number; move: GameMove }>();
  #clients = new Map<number, Client>();

  private constructor(table: TestTable, game: Game, people: Map<number, string>, random: Random) {
    this.table = table;
    this.#game = game;
    this.#keys = people;
    this.#random = random;
  }

  static async sitDown(address: string, random: Random): Promise<Party> {
    const table = await newTable(address, [person, bot, person]);
    const seated = [await sit(table, 'Ann'), await sit(table, 'Ben')];
    const keys = new Map(seated.map(({ seat, key }) => [seat, key]));
    return new Party(table, await pigs(), keys, random);
  }

  get count(): number {
    return this.#acknowledged.size;
  }

  get isOver(): boolean {
    return [...this.#clients.values()].some(({ match }) => match?.result !== undefined);
  }

  get clients(): Client[] {
    return [...this.#clients.values()];
  }

  /** Comes, or comes back; nothing that was acknowledged may be missing. */
  async join(address: string): Promise<void> {
    const joining = [...this.#keys].map(async ([seat, key]): Promise<[number, Client]> => {
      const before = this.#clients.get(seat);
      const client = await (before?.rejoin(address, this.table.table, key) ??
        Client.join(address, this.table.table, { key }));
      return [seat, client];
    });
    this.#clients = new Map(await Promise.all(joining));
    const highest = Math.max(0, ...this.#acknowledged.keys());
    for (const client of this.clients) expect(client.version).toBeGreaterThanOrEqual(highest);
  }

  /** Plays until the connection ends, the match ends, or it is enough. */
  async play(isEnough: () => boolean = () => false): Promise<void> {
    await Promise.all(
      [...this.#clients].map(([seat, client]) => this.#sit(seat, client, isEnough)),
    );
  }

  async #sit(seat: number, client: Client, isEnough: () => boolean): Promise<void> {
    const isDone = () =>
      client.closed !== undefined || client.match!.result !== undefined || isEnough();
    while (!isDone()) {
      await client.until(() => isDone() || client.match!.owing.includes(seat));
      if (isDone()) return;
      const move = someMove(this.#game, client, seat, this.#random);
      const id = `${seat}-${client.version}-${this.#random.word()}`;
      client.send({ type: 'move', id, version: client.version, move });
      const answer = () => client.messages.find((message) => 'id' in message && message.id === id);
      const isCut = () => client.closed !== undefined;
      await client.until(() => isCut() || answer() !== undefined);
      const answered = answer();
      if (answered?.type !== 'accepted') continue;
      this.#acknowledged.set(answered.version, { seat, move });
      await client.until(() => isCut() || client.version >= answered.version);
    }
  }

  /** The match is over: every acknowledged move is in its file, and it stands the check. */
  async check(address: string): Promise<void> {
    const { body } = await get<MatchFile>(`${address}/api/tables/${this.table.table}/match`);
    const { problems, match } = verify(this.#game, body);
    expect(problems).toEqual([]);
    for (const [version, { seat, move }] of this.#acknowledged) {
      expect(body.moves[version - 1]).toBe(writeTurn(this.#game, seat, move));
    }
    for (const [seat, client] of this.#clients) {
      expect(client.events).toEqual(match!.eventsFor(seat));
    }
  }
}

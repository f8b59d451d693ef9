import { type CatalogEntry, UnknownRulesVersion } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import type { CreateTableRequest, CreateTableResponse, Lobby } from '@richtfest/protocol';
import { TableMoved } from '../cluster/table-moved.ts';
import { RequestError, unknownTable } from '../request-error.ts';
import type { StoredTable } from '../store/event-store.ts';
import { wake } from './actions/overdue.ts';
import { Alarm } from './alarm.ts';
import { createTable } from './create-table.ts';
import { listLobby } from './list-lobby.ts';
import type { TableServices } from './services.ts';
import { type Action, Table } from './table.ts';

interface Place {
  readonly opening: Promise<Table>;
  /** Set once it is open. */
  table?: Table;
  /** The number of callers that use it now. */
  users: number;
  lastUsed: number;
}

/** The tables in memory. Each is loaded on demand and unloaded when idle. */
export class Tables {
  readonly #services: TableServices;
  readonly #places = new Map<string, Place>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #alarm: Alarm;
  #isClosing = false;

  constructor(services: TableServices) {
    this.#services = services;
    this.#alarm = new Alarm(services, {
      open: (code) => this.use(code, async () => undefined),
      wake: (code) => this.do(code, wake),
    });
    this.#sweeper = setInterval(() => void this.sweep(), services.limits.idleTime / 4);
    this.#sweeper.unref();
  }

  /** Whether a table is open here. */
  has(code: string): boolean {
    return this.#places.get(code)?.table?.isClosed === false;
  }

  /** The number of tables in memory. */
  get size(): number {
    return this.#places.size;
  }

  /** The number of tables that are open here. */
  get owned(): number {
    return [...this.#places.values()].filter(({ table }) => table?.isClosed === false).length;
  }

  async create(request: CreateTableRequest): Promise<CreateTableResponse> {
    const created = await createTable(this.#services, request);
    const { table } = created;
    this.#services.log.info({ table, game: request.game }, 'a table was set up');
    return created;
  }

  lobby(): Promise<Lobby> {
    return listLobby(this.#services);
  }

  /** Uses a table, which stays in memory meanwhile. Clients go through `TableAccess`. */
  async use<T>(code: string, task: (table: Table) => Promise<T>): Promise<T> {
    const place = this.#placeOf(code);
    place.users++;
    try {
      return await task(await place.opening);
    } finally {
      place.users--;
      place.lastUsed = this.#services.ticks();
    }
  }

  /** Runs an action at a table, after those already queued. */
  do<T>(code: string, action: Action<T>): Promise<T> {
    return this.use(code, (table) => table.do(action));
  }

  /** Opens tables whose bots were thinking when their server stopped, and watches slow ones. */
  async resume(): Promise<void> {
    await this.#alarm.start();
  }

  /** Opens no table from now on: those that are handed over must not come back. */
  stopOpening(): void {
    this.#isClosing = true;
  }

  /** Gives a table to another server. */
  async handOver(code: string, to: string): Promise<void> {
    await this.use(code, (table) => table.handOver(to));
  }

  /** Frees all tables of this server: others claim them where a client or a bot waits. */
  async handOverAll(): Promise<void> {
    const { members, store } = this.#services;
    const handOvers = [...this.#places.values()].map(async ({ opening }) => {
      const table = await opening.catch(() => undefined);
      await table?.handOver();
    });
    await Promise.all(handOvers);
    await store.cluster.release(members.id);
  }

  /** Lets go of the tables that other servers have taken over meanwhile, also while they opened. */
  async verify(): Promise<void> {
    const checks = [...this.#places.values()].map(async ({ opening }) => {
      const table = await opening.catch(() => undefined);
      await table?.schedule(() => table.requireOwner());
    });
    await Promise.all(checks);
  }

  /** Unloads tables that have been idle for a while, and the oldest beyond the limit. */
  async sweep(now = this.#services.ticks()): Promise<void> {
    const { idleTables, idleTime } = this.#services.limits;
    const idle = [...this.#places]
      .filter(([, { users, table }]) => users === 0 && table?.isIdle === true)
      .sort(([, a], [, b]) => b.lastUsed - a.lastUsed);
    for (const [at, [code, { table, lastUsed }]] of idle.entries()) {
      if (at < idleTables && now - lastUsed < idleTime) continue;
      this.#places.delete(code);
      await table?.close();
    }
  }

  async close(): Promise<void> {
    this.stopOpening();
    clearInterval(this.#sweeper);
    await this.#alarm.close();
    const places = [...this.#places.values()];
    this.#places.clear();
    const tables = await Promise.allSettled(places.map(({ opening }) => opening));
    await Promise.all(
      tables.flatMap((opened) => (opened.status === 'fulfilled' ? [opened.value.close()] : [])),
    );
  }

  #placeOf(code: string): Place {
    const known = this.#places.get(code);
    if (known !== undefined && known.table?.isClosed !== true) return known;
    const opening = this.#open(code);
    const place: Place = { opening, users: 0, lastUsed: this.#services.ticks() };
    this.#places.set(code, place);
    opening.then(
      (table) => (place.table = table),
      () => this.#places.get(code) === place && this.#places.delete(code),
    );
    return place;
  }

  async #open(code: string): Promise<Table> {
    const { store, members, games, meters, log } = this.#services;
    const { id: server, isAlone } = members;
    // Gateways that don't know yet that this server drains or stops will look for the next one.
    if (this.#isClosing || !(await this.#takes(code))) throw new TableMoved();
    const claimed = await store.cluster.claim(code, { server, isAlone });
    if (claimed !== undefined && claimed.owner !== server) throw new TableMoved();
    if (claimed?.takenFrom !== undefined) {
      meters.takeovers.add();
      log.info({ table: code, from: claimed.takenFrom }, 'a table was taken over');
    }
    const stored = await store.loadTable(code);
    if (stored === undefined || claimed === undefined) throw unknownTable(code);
    const game = await gameOf(games, stored);
    const table = new Table({ stored, game, epoch: claimed.epoch }, this.#services);
    await table.open();
    return table;
  }

  /** A draining server still accepts tables that were moved to it by name. */
  async #takes(code: string): Promise<boolean> {
    const { store, members } = this.#services;
    return members.takesTables || (await store.cluster.ownership(code))?.owner === members.id;
  }
}

async function gameOf(
  games: readonly CatalogEntry[],
  { game: id, rulesVersion }: StoredTable,
): Promise<Game> {
  try {
    const game = await games.find((each) => each.id === id)?.load(rulesVersion);
    if (game !== undefined) return game;
  } catch (error) {
    if (!(error instanceof UnknownRulesVersion)) throw error;
  }
  throw new RequestError(
    'unknown-rules',
    `This server can’t play ${id} by version ${rulesVersion} of its rules any more.`,
  );
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type CatalogEntry, findGame } from '@richtfest/catalog';
import { type Game, type GameTypes, byLanguage } from '@richtfest/engine';
import type {
  CreateTableRequest,
  CreateTableResponse,
  TableSummary,
  TakeSeatResponse,
} from '@richtfest/protocol';
import { onTestFinished } from 'vitest';
import { countStart } from '../../../scripts/testing/count-start.ts';
import { type Store, type ServerOptions, createServer, openSqliteStore } from '../../src/index.ts';
import { fixedSecrets } from './fixed-secrets.ts';
import { newFolder } from './new-folder.ts';
import { openNewStore } from './new-store.ts';
import { seedOfQuestion } from './seed-of-question.ts';

export const PIGS = 'three-little-pigs';

export async function pigs(): Promise<Game> {
  return await findGame(PIGS)!.load();
}

/** A toy as a server finds it. */
export function entryOf<T extends GameTypes>(toy: Game<T>): CatalogEntry {
  const game = toy as unknown as Game;
  return {
    id: game.id,
    names: byLanguage(() => game.id),
    players: game.players,
    designer: 'nobody',
    rulesVersions: [game.rulesVersion],
    load: () => Promise.resolve(game),
  };
}

/** A folder that is gone when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface Running {
  readonly address: string;
  readonly store: Store;
  readonly close: () => Promise<void>;
}

const GENEROUS = {
  requestsPerMinute: 10_000,
  missesPerMinute: 10_000,
  missesInAllPerMinute: 10_000,
  tablesPerMinute: 1000,
  messagesPerSecond: 10_000,
};

/** A server with a real file and a real port, as quick as it can be. */
export async function startServer(
  options: Partial<Omit<ServerOptions, 'store'>> & { file?: string; store?: Store } = {},
): Promise<Running> {
  const store = options.store ?? (await openStore(options.file));
  const limits = { ...GENEROUS, messagesAtOnce: 10_000, ...options.limits };
  countStart('servers');
  const bots = { seedOf: seedOfQuestion, ...options.bots };
  const app = await createServer({
    botPause: 0,
    newSecret: fixedSecrets(),
    ...options,
    bots,
    store,
    limits,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= app.close().then(() => store.close()));
  onTestFinished(close);
  return { address, store, close };
}

async function openStore(file: string | undefined): Promise<Store> {
  if (file !== undefined) return openSqliteStore(file);
  return openNewStore(join(await temporaryFolder(), 'tables.sqlite'));
}

export interface Reply<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export async function get<Body = unknown>(url: string, key?: string): Promise<Reply<Body>> {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const response = await fetch(url, { headers });
  return {
    status: response.status,
    body: (await response.json()) as Body,
    headers: response.headers,
  };
}

export async function post<Body = unknown>(url: string, body: unknown): Promise<Reply<Body>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as Body,
    headers: response.headers,
  };
}

export interface TestTable extends CreateTableResponse {
  /** Of the table. */
  readonly url: string;
}

export async function newTable(
  address: string,
  seats: CreateTableRequest['seats'],
  options: Record<string, unknown> = {},
  {
    game = PIGS,
    ...more
  }: Pick<Partial<CreateTableRequest>, 'game' | 'clock' | 'editionName'> = {},
): Promise<TestTable> {
  const { body } = await post<CreateTableResponse>(`${address}/api/tables`, {
    game,
    seats,
    options,
    ...more,
  });
  return { ...body, url: `${address}/api/tables/${body.table}` };
}

export async function sit(
  table: TestTable,
  name: string,
  seat?: number,
): Promise<TakeSeatResponse> {
  const nonce = `nonce-of-${name.replaceAll(/\W/gu, '')}`;
  const request = { name, nonce, ...(seat === undefined ? {} : { seat }) };
  const { status, body } = await post<TakeSeatResponse>(`${table.url}/seats`, request);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** The table as seen with a key, by default the host's. */
export async function summaryOf(table: TestTable, key = table.hostKey): Promise<TableSummary> {
  return (await get<TableSummary>(table.url, key)).body;
}

export const person = { kind: 'person' } as const;
export const bot = { kind: 'bot' } as const;

/** A table at which seat 0 begins and no wolf can end its first turn. */
export const calm = {
  firstSeat: 0,
  dice: Array.from({ length: 5 }, () => ['door', 'door', 'window', 'window', 'roof', 'roof']),
};

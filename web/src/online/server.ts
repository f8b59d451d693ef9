import {
  type CreateTableRequest,
  type CreateTableResponse,
  type ListTableRequest,
  type Lobby,
  type GiveToProgramRequest,
  type GiveToProgramResponse,
  type MoveSeatRequest,
  type MoveSeatResponse,
  type Problem,
  type ReadyRequest,
  type SetTalkRequest,
  type StandInRequest,
  type StartTableRequest,
  type TableSummary,
  type TakeFromProgramRequest,
  type TakeSeatRequest,
  type TakeSeatResponse,
  createTableResponse,
  lobby,
  giveToProgramResponse,
  moveSeatResponse,
  problem,
  readAs,
  tableSummary,
  takeSeatResponse,
} from '@richtfest/protocol';
import type { SocketLike } from './live-socket.ts';
import { heldTable } from './seat-keys.ts';

type Schema = Parameters<typeof readAs>[0];

/** The server refused a request. */
export class ServerProblem extends Error {
  readonly code: Problem['code'];

  constructor({ code, sentence }: Problem) {
    super(sentence);
    this.name = 'ServerProblem';
    this.code = code;
  }
}

export function createTable(request: CreateTableRequest): Promise<CreateTableResponse> {
  return ask(createTableResponse, '/api/tables', request) as Promise<CreateTableResponse>;
}

export function takeSeat(table: string, request: TakeSeatRequest): Promise<TakeSeatResponse> {
  return ask(takeSeatResponse, `/api/tables/${table}/seats`, request) as Promise<TakeSeatResponse>;
}

export function moveSeat(table: string, request: MoveSeatRequest): Promise<MoveSeatResponse> {
  const path = `/api/tables/${table}/seats/move`;
  return ask(moveSeatResponse, path, request) as Promise<MoveSeatResponse>;
}

export function standIn(table: string, request: StandInRequest): Promise<TableSummary> {
  return ask(tableSummary, `/api/tables/${table}/seats/stand-in`, request) as Promise<TableSummary>;
}

export function listTable(table: string, request: ListTableRequest): Promise<TableSummary> {
  return ask(tableSummary, `/api/tables/${table}/lobby`, request) as Promise<TableSummary>;
}

/** The tables that anybody may join. */
export function openTables(): Promise<Lobby> {
  return ask(lobby, '/api/lobby') as Promise<Lobby>;
}

export function setTalk(table: string, request: SetTalkRequest): Promise<TableSummary> {
  return ask(tableSummary, `/api/tables/${table}/talk`, request) as Promise<TableSummary>;
}

export function giveToProgram(
  table: string,
  request: GiveToProgramRequest,
): Promise<GiveToProgramResponse> {
  const path = `/api/tables/${table}/seats/program`;
  return ask(giveToProgramResponse, path, request) as Promise<GiveToProgramResponse>;
}

export function takeFromProgram(
  table: string,
  request: TakeFromProgramRequest,
): Promise<TableSummary> {
  const path = `/api/tables/${table}/seats/program/end`;
  return ask(tableSummary, path, request) as Promise<TableSummary>;
}

export function setReady(table: string, request: ReadyRequest): Promise<TableSummary> {
  return ask(tableSummary, `/api/tables/${table}/seats/ready`, request) as Promise<TableSummary>;
}

export function startTable(table: string, request: StartTableRequest): Promise<TableSummary> {
  return ask(tableSummary, `/api/tables/${table}/start`, request) as Promise<TableSummary>;
}

/** A table's details; without a key only what is needed to join. */
export function tableOf(table: string): Promise<TableSummary> {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  return read(tableSummary, fetch(path, withKeyOf(table))) as Promise<TableSummary>;
}

function withKeyOf(table: string): RequestInit {
  const held = heldTable(table);
  const key = held?.seats?.[0]?.key ?? held?.hostKey;
  return {
    cache: 'no-store',
    ...(key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } }),
  };
}

/** The file of a finished match. */
export async function matchFileOf(table: string): Promise<object> {
  const path = `/api/tables/${encodeURIComponent(table)}/match`;
  const response = await fetch(path, withKeyOf(table));
  if (!response.ok || !isJson(response)) throw new ServerProblem(SILENT);
  return (await response.json()) as object;
}

/** The server's address in the local network, if known. */
export async function networkAddress(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/addresses', { cache: 'no-store' });
    if (!response.ok || !isJson(response)) return undefined;
    const { network } = (await response.json()) as { readonly network?: readonly string[] };
    return network?.[0]?.replace(/\/$/, '');
  } catch {
    return undefined;
  }
}

export function openSocket(table: string): SocketLike {
  return socketAt(`/api/tables/${table}/socket`);
}

/** Opens a socket of this page's server. */
export function socketAt(path: string): SocketLike {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}${path}`) as SocketLike;
}

/**
 * Whether this site has a Richtfest server; a static host answers with a page. Rejects without a
 * connection.
 */
export async function hasServer(): Promise<boolean> {
  const response = await fetch('/healthz', { cache: 'no-store' });
  return response.ok && isJson(response);
}

/** Sends a request to this page's server; throws a `ServerProblem` if it is refused. */
export async function ask(schema: Schema, path: string, body?: object): Promise<unknown> {
  const posted = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const options = { cache: 'no-store', ...(body === undefined ? {} : posted) } as const;
  return await read(schema, fetch(path, options));
}

async function read(schema: Schema, fetched: Promise<Response>): Promise<unknown> {
  const response = await fetched;
  const answer: unknown = isJson(response) ? await response.json() : undefined;
  const known = readAs(schema, answer);
  if (response.ok && 'value' in known) return known.value;
  const said = readAs(problem, answer);
  throw new ServerProblem('value' in said ? said.value : SILENT);
}

const SILENT: Problem = {
  code: 'server-fault',
  sentence: 'The server gave no answer that makes sense.',
};

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('application/json');
}

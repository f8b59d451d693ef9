import {
  type CloseTableRequest,
  type HandOverRequest,
  type ReplaceSeatRequest,
  type TakeHostRequest,
  type TableSummary,
  type WatchingRequest,
  tableSummary,
} from '@richtfest/protocol';
import { ask } from '../online/server.ts';

export function setWatching(table: string, request: WatchingRequest): Promise<TableSummary> {
  return askHost(table, 'watching', request);
}

export function replaceSeat(table: string, request: ReplaceSeatRequest): Promise<TableSummary> {
  return askHost(table, 'seats/replace', request);
}

export function handOver(table: string, request: HandOverRequest): Promise<TableSummary> {
  return askHost(table, 'host', request);
}

export function takeHost(table: string, request: TakeHostRequest): Promise<TableSummary> {
  return askHost(table, 'host/take', request);
}

export function closeTable(table: string, request: CloseTableRequest): Promise<TableSummary> {
  return askHost(table, 'close', request);
}

function askHost(table: string, path: string, request: object): Promise<TableSummary> {
  return ask(tableSummary, `/api/tables/${table}/${path}`, request) as Promise<TableSummary>;
}

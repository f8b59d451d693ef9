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

export function setWatching(table: string, wish: WatchingRequest): Promise<TableSummary> {
  return askHost(table, 'watching', wish);
}

export function replaceSeat(table: string, wish: ReplaceSeatRequest): Promise<TableSummary> {
  return askHost(table, 'seats/replace', wish);
}

export function handOver(table: string, wish: HandOverRequest): Promise<TableSummary> {
  return askHost(table, 'host', wish);
}

export function takeHost(table: string, wish: TakeHostRequest): Promise<TableSummary> {
  return askHost(table, 'host/take', wish);
}

export function closeTable(table: string, wish: CloseTableRequest): Promise<TableSummary> {
  return askHost(table, 'close', wish);
}

function askHost(table: string, path: string, wish: object): Promise<TableSummary> {
  return ask(tableSummary, `/api/tables/${table}/${path}`, wish) as Promise<TableSummary>;
}

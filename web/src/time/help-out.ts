import { type HelpOutRequest, type TableSummary, tableSummary } from '@richtfest/protocol';
import { ask } from '../online/server.ts';

/** Lets a bot move for a player whose time is up. */
export function helpOut(table: string, request: HelpOutRequest): Promise<TableSummary> {
  return ask(tableSummary, `/api/tables/${table}/seats/help`, request) as Promise<TableSummary>;
}

import type { MatchFile } from '@richtfest/engine';
import type { TableSummary } from '@richtfest/protocol';
import { lookAgain } from './actions/begin.ts';
import { claimSeat } from './actions/claim-seat.ts';
import { closeTable } from './actions/close-table.ts';
import { handOver } from './actions/hand-over.ts';
import { helpOut } from './actions/help-out.ts';
import { listTable } from './actions/list-table.ts';
import { moveSeat } from './actions/move-seat.ts';
import { noticeSeatOf } from './actions/notice-seat.ts';
import { giveToProgram, takeFromProgram } from './actions/program-seat.ts';
import { rematch } from './actions/rematch.ts';
import { replaceSeat } from './actions/replace-seat.ts';
import { setReady } from './actions/set-ready.ts';
import { setTalk } from './actions/set-talk.ts';
import { setWatching } from './actions/set-watching.ts';
import { standIn } from './actions/stand-in.ts';
import { start } from './actions/start.ts';
import { guestSummary, hasKey, matchFile, summary } from './actions/summary.ts';
import { takeHost } from './actions/take-host.ts';
import { takeSeat } from './actions/take-seat.ts';
import type { Table } from './table.ts';

/** A request with the key of a seat or of the host, or none. */
interface KeyRequest {
  readonly key?: string | undefined;
}

/**
 * The actions that are requested by name, with a request and an answer in JSON: they can be carried
 * out at another server than the one that was asked.
 */
export const COMMANDS = {
  summary: async (table: Table, { key }: KeyRequest): Promise<TableSummary> => {
    await lookAgain(table);
    return hasKey(table, key) ? summary(table) : guestSummary(table);
  },
  matchFile: async (
    table: Table,
    { key }: KeyRequest,
  ): Promise<{ readonly code: string; readonly file: MatchFile }> => ({
    code: table.stored.code,
    file: matchFile(table, key),
  }),
  noticeSeat: (table: Table, { key }: { readonly key: string }) => noticeSeatOf(table, key),
  takeSeat,
  claimSeat,
  moveSeat,
  giveToProgram,
  rematch,
  takeFromProgram: summarized(takeFromProgram),
  standIn: summarized(standIn),
  helpOut: summarized(helpOut),
  setTalk: summarized(setTalk),
  setReady: summarized(setReady),
  start: summarized(start),
  listTable: summarized(listTable),
  setWatching: summarized(setWatching),
  replaceSeat: summarized(replaceSeat),
  handOver: summarized(handOver),
  takeHost: summarized(takeHost),
  closeTable: summarized(closeTable),
} as const;

export type Command = keyof typeof COMMANDS;
export type CommandRequest<C extends Command> = Parameters<(typeof COMMANDS)[C]>[1];
export type CommandAnswer<C extends Command> = Awaited<ReturnType<(typeof COMMANDS)[C]>>;

/** An action that is answered with the table after it. */
function summarized<R>(action: (table: Table, request: R) => Promise<void>) {
  return async (table: Table, request: R): Promise<TableSummary> => {
    await action(table, request);
    return summary(table);
  };
}

import type { Seat } from '@richtfest/engine';
import type { Problem } from '@richtfest/protocol';
import { RequestError, closedTable } from '../../request-error.ts';
import type { Connection } from '../presence.ts';
import type { RunningMatch } from '../running-match.ts';
import type { Table } from '../table.ts';

export const NOT_SEATED: Problem = {
  code: 'not-seated',
  sentence: 'You are watching, not playing.',
};
export const NOT_STARTED: Problem = {
  code: 'not-started',
  sentence: 'The match has not begun yet.',
};

/** The seat of a connection and the match; throws if there is none (PR-9). */
export function playing(
  { presence, match }: Table,
  connection: Connection,
): { readonly seat: Seat; readonly match: RunningMatch } {
  const seat = presence.watcherOf(connection);
  if (typeof seat !== 'number') throw new RequestError(NOT_SEATED.code, NOT_SEATED.sentence);
  if (match === undefined) throw new RequestError(NOT_STARTED.code, NOT_STARTED.sentence);
  return { seat, match };
}

/** Throws if the table is closed. */
export function requireOpenTable({ stored }: Table): void {
  if (stored.closedAt !== undefined) throw closedTable();
}

export function requireNotStarted(table: Table): void {
  requireOpenTable(table);
  if (table.match === undefined) return;
  throw new RequestError('already-started', 'This match has begun. You can watch.');
}

import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import type { Problem, TableSummary } from '@richtfest/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { claimSeat } from '../rematch/come-along.ts';
import { type GameModule, loadTable } from '../games/index.ts';
import { checkForUpdate } from '../offline/update.ts';
import { RemoteTable, type TableState, type TableVisit } from './remote-table.ts';
import { heldTable, holdTable } from './seat-keys.ts';
import { ServerProblem, openSocket, tableOf } from './server.ts';
import { SharedTable } from './shared-table.ts';

export type Visit =
  | { readonly is: 'knocking' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'turned-away'; readonly problem: Problem['code'] }
  | { readonly is: 'closed'; readonly summary: TableSummary }
  /** The match is running and a seat is free. */
  | { readonly is: 'late'; readonly mayWatch: boolean }
  | {
      readonly is: 'inside';
      readonly game: Game;
      readonly module: GameModule;
      readonly remote: TableVisit;
    };

interface VisitOptions {
  /** Increases with every retry. */
  readonly attempt: number;
  /** The visitor wants to watch although a seat is free. */
  readonly isWatching: boolean;
}

/** Opens an online table, loads its game and keeps the connection. */
export function useRemoteTable(table: string, { attempt, isWatching }: VisitOptions): Visit {
  const [visit, setVisit] = useState<Visit>({ is: 'knocking' });
  useEffect(() => {
    let remote: TableVisit | undefined;
    let isGone = false;
    const tryNow = () => {
      if (document.visibilityState === 'visible') remote?.tryNow();
    };
    setVisit({ is: 'knocking' });
    void knock(table, isWatching).then((opened) => {
      if (opened.is === 'inside') remote = opened.remote;
      if (isGone) remote?.close();
      else setVisit(opened);
    });
    addEventListener('online', tryNow);
    document.addEventListener('visibilitychange', tryNow);
    return () => {
      isGone = true;
      remote?.close();
      removeEventListener('online', tryNow);
      document.removeEventListener('visibilitychange', tryNow);
    };
  }, [table, attempt, isWatching]);
  return visit;
}

export function useTableState(remote: TableVisit): TableState {
  return useSyncExternalStore(
    (listener) => remote.subscribe(listener),
    () => remote.getState(),
  );
}

async function knock(table: string, isWatching: boolean): Promise<Visit> {
  try {
    const summary = await tableOf(table);
    return turnAside(summary, isWatching) ?? (await enter(table, summary));
  } catch (error) {
    if (error instanceof ServerProblem) return { is: 'turned-away', problem: error.code };
    return { is: 'unreachable' };
  }
}

/** Visitors who can't join directly. */
function turnAside(summary: TableSummary, isWatching: boolean): Visit | undefined {
  const { table, game, rulesVersion, isClosed, isStarted, forbidsWatchers, seats } = summary;
  if (isClosed === true) return { is: 'closed', summary };
  if (findGame(game)?.rulesVersions.includes(rulesVersion) !== true) {
    return { is: 'turned-away', problem: 'unknown-rules' };
  }
  if (!isStarted || (heldTable(table)?.seats ?? []).length > 0) return undefined;
  const mayWatch = forbidsWatchers !== true;
  const isOffered = seats.some((seat) => seat.isOffered === true);
  if (isOffered && !(isWatching && mayWatch)) return { is: 'late', mayWatch };
  return mayWatch ? undefined : { is: 'turned-away', problem: 'no-watchers' };
}

async function enter(table: string, summary: TableSummary): Promise<Visit> {
  const { game: id, rulesVersion, isFinished } = summary;
  const [game, module] = await Promise.all([findGame(id)?.load(rulesVersion), loadTable(id)]);
  if (game === undefined) return { is: 'turned-away', problem: 'unknown-rules' };
  const held = heldTable(table);
  if (held !== undefined) holdTable({ table, game: id, isFinished });
  const seats = held?.seats ?? [];
  for (const { seat, key } of seats) {
    if (summary.seats[seat]?.isExpected === true) await claimSeat(table, key);
  }
  const options = { table, game, open: () => openSocket(table), onBack: checkForUpdate };
  const keys = seats.flatMap(({ key, isOnPhone }) => (isOnPhone === true ? [] : [key]));
  // If all hands are on phones, the shared device needs no key to show the table.
  const isTable = keys.length === 0 && seats.length > 0;
  const remote =
    keys.length > 1
      ? new SharedTable({ ...options, keys })
      : new RemoteTable({ ...options, key: keys[0] ?? seats[0]?.key, isTable });
  return { is: 'inside', game, module, remote };
}

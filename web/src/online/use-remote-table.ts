import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import type { Problem } from '@richtfest/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type GameModule, loadTable } from '../games/index.ts';
import { lookForUpdate } from '../offline/update.ts';
import { RemoteTable, type TableState, type TableVisit } from './remote-table.ts';
import { heldTable, holdTable } from './seat-keys.ts';
import { ServerProblem, openSocket, tableOf } from './server.ts';
import { SharedTable } from './shared-table.ts';

export type Visit =
  | { readonly is: 'knocking' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'turned-away'; readonly problem: Problem['code'] }
  | {
      readonly is: 'inside';
      readonly game: Game;
      readonly module: GameModule;
      readonly remote: TableVisit;
    };

/** Knocks at a table, fetches what it plays, and keeps the line to it. */
export function useRemoteTable(table: string, attempt: number): Visit {
  const [visit, setVisit] = useState<Visit>({ is: 'knocking' });
  useEffect(() => {
    let remote: TableVisit | undefined;
    let isGone = false;
    const tryNow = () => {
      if (document.visibilityState === 'visible') remote?.tryNow();
    };
    setVisit({ is: 'knocking' });
    void knock(table).then((opened) => {
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
  }, [table, attempt]);
  return visit;
}

export function useTableState(remote: TableVisit): TableState {
  return useSyncExternalStore(
    (listener) => remote.subscribe(listener),
    () => remote.getState(),
  );
}

async function knock(table: string): Promise<Visit> {
  try {
    const summary = await tableOf(table);
    const entry = findGame(summary.game);
    if (entry === undefined || !entry.rulesVersions.includes(summary.rulesVersion)) {
      return { is: 'turned-away', problem: 'unknown-rules' };
    }
    const [game, module] = await Promise.all([
      entry.load(summary.rulesVersion),
      loadTable(entry.id),
    ]);
    const held = heldTable(table);
    if (held !== undefined) holdTable({ table, game: entry.id, isFinished: summary.isFinished });
    const wishes = { table, game, open: () => openSocket(table), onBack: lookForUpdate };
    const seats = held?.seats ?? [];
    const keys = seats.flatMap(({ key, isOnPhone }) => (isOnPhone === true ? [] : [key]));
    // Where all hands are on phones it lies in the middle, and no key is needed to look.
    const isTable = keys.length === 0 && seats.length > 0;
    const remote =
      keys.length > 1
        ? new SharedTable({ ...wishes, keys })
        : new RemoteTable({ ...wishes, key: keys[0] ?? seats[0]?.key, isTable });
    return { is: 'inside', game, module, remote };
  } catch (error) {
    if (error instanceof ServerProblem) return { is: 'turned-away', problem: error.code };
    return { is: 'unreachable' };
  }
}

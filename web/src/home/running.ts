import { useCallback, useEffect, useState } from 'react';
import { type HeldTable, dropTable, heldTables } from '../online/seat-keys.ts';
import type { SavedMatch } from '../match/saved-match.ts';

/** A game somebody can go on with, on this device or at a table by link. */
export interface RunningGame {
  readonly game: string;
  /** Where it is played. */
  readonly address: string;
  readonly names: readonly string[];
  /** Of a table by link. */
  readonly code?: string;
  readonly changedAt: number;
  clearAway(): Promise<void>;
}

export interface Running {
  readonly games: readonly RunningGame[];
  reload(): void;
}

/** All running games of this device, the latest first. The store is fetched after the first paint. */
export function useRunning(): Running {
  const [games, setGames] = useState<readonly RunningGame[]>([]);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    void findRunning().then((found) => {
      if (!isGone) setGames(found);
    });
    return () => {
      isGone = true;
    };
  }, [count]);
  const reload = useCallback(() => setCount((before) => before + 1), []);
  return { games, reload };
}

async function findRunning(): Promise<RunningGame[]> {
  const { browserStore } = await import('../match/browser-store.ts');
  const store = await browserStore();
  const here = (await store.list())
    .filter(({ isOver }) => !isOver)
    .map((saved) => runningHere(saved, () => store.remove(saved.id)));
  const online = heldTables()
    .filter(({ isFinished, game }) => isFinished !== true && game !== '')
    .map(runningOnline);
  return [...here, ...online].sort((a, b) => b.changedAt - a.changedAt);
}

function runningHere(saved: SavedMatch, clearAway: () => Promise<void>): RunningGame {
  const { id, header, changedAt } = saved;
  return {
    game: header.game,
    address: `/play/${id}`,
    names: header.seats.map(({ name }) => name),
    changedAt,
    clearAway,
  };
}

function runningOnline({ table, game, usedAt }: HeldTable): RunningGame {
  return {
    game,
    address: `/t/${table}`,
    names: [],
    code: table,
    changedAt: usedAt,
    clearAway: () => {
      dropTable(table);
      return Promise.resolve();
    },
  };
}

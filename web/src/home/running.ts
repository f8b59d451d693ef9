import { useCallback, useEffect, useState } from 'react';
import { type HeldTable, dropTable, heldTables } from '../online/seat-keys.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { type GameStatus, localStatus } from './game-status.ts';

/** A game that can be continued, on this device or at a table by link. */
export interface RunningGame {
  readonly game: string;
  /** The path of its page. */
  readonly address: string;
  readonly names: readonly string[];
  /** Only for a table by link. */
  readonly code?: string;
  /** Only for a fork: the number of moves it copied. */
  readonly forkedAt?: number;
  readonly changedAt: number;
  readonly status?: GameStatus | undefined;
  remove(): Promise<void>;
}

export interface Running {
  readonly games: readonly RunningGame[];
  /** Finished games, for review. */
  readonly finished: readonly RunningGame[];
  reload(): void;
}

/** All running games of this device, latest first. The store is loaded after the first paint. */
export function useRunning(): Running {
  const [found, setFound] = useState<Found>(NOTHING);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    const show = (games: Found) => {
      if (!isGone) setFound(games);
    };
    void findGames().then(async (games) => {
      show(games);
      // Load the server's status in the background.
      if (games.games.some(({ code }) => code !== undefined)) {
        const { withServerStatus } = await import('./server-status.ts');
        show(await withServerStatus(games));
      }
    });
    return () => {
      isGone = true;
    };
  }, [count]);
  const reload = useCallback(() => setCount((before) => before + 1), []);
  return { ...found, reload };
}

export type Found = Omit<Running, 'reload'>;

const NOTHING: Found = { games: [], finished: [] };

/** The number of finished games shown in each house. */
const SHOWN = 5;

async function findGames(): Promise<Found> {
  const { browserStore } = await import('../match/browser-store.ts');
  const store = await browserStore();
  const here = (await store.list()).map((saved) => ({
    isOver: saved.isOver,
    game: gameHere(saved, () => store.remove(saved.id)),
  }));
  const online = heldTables()
    .filter(({ game }) => game !== '')
    .map((held) => ({ isOver: held.isFinished === true, game: gameOnline(held) }));
  const all = [...here, ...online].sort((a, b) => b.game.changedAt - a.game.changedAt);
  return {
    games: all.flatMap(({ isOver, game }) => (isOver ? [] : [game])),
    finished: all.flatMap(({ isOver, game }) => (isOver ? [game] : [])),
  };
}

/** The latest finished games of one house. */
export function finishedIn({ finished }: Running, id: string): readonly RunningGame[] {
  return finished.filter(({ game }) => game === id).slice(0, SHOWN);
}

function gameHere(saved: SavedMatch, remove: () => Promise<void>): RunningGame {
  const { id, header, changedAt, isOver } = saved;
  return {
    game: header.game,
    address: isOver ? `/play/${id}/review` : `/play/${id}`,
    names: header.seats.map(({ name }) => name),
    status: localStatus(saved),
    ...(header.past === undefined ? {} : { forkedAt: header.past.at(-1)?.moves ?? 0 }),
    changedAt,
    remove,
  };
}

function gameOnline({ table, game, usedAt, isFinished }: HeldTable): RunningGame {
  return {
    game,
    address: isFinished === true ? `/t/${table}/review` : `/t/${table}`,
    names: [],
    code: table,
    changedAt: usedAt,
    remove: () => {
      dropTable(table);
      return Promise.resolve();
    },
  };
}

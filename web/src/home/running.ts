import { useCallback, useEffect, useState } from 'react';
import { type HeldTable, dropTable, heldTables } from '../online/seat-keys.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { type Stand, standHere } from './stand.ts';

/** A game somebody can go on with, on this device or at a table by link. */
export interface RunningGame {
  readonly game: string;
  /** Where it is played. */
  readonly address: string;
  readonly names: readonly string[];
  /** Of a table by link. */
  readonly code?: string;
  /** Of a fork: how many moves it took over. */
  readonly forkedAt?: number;
  readonly changedAt: number;
  readonly stand?: Stand | undefined;
  clearAway(): Promise<void>;
}

export interface Running {
  readonly games: readonly RunningGame[];
  /** Over, and still to be looked through. */
  readonly finished: readonly RunningGame[];
  reload(): void;
}

/** All running games of this device, the latest first. The store is fetched after the first paint. */
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
      // What happened elsewhere meanwhile: nothing waits for it.
      if (games.games.some(({ code }) => code !== undefined)) {
        const { withNews } = await import('./news.ts');
        show(await withNews(games));
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

/** So many finished games are shown in each house. */
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

/** The latest of them, of one house. */
export function finishedIn({ finished }: Running, id: string): readonly RunningGame[] {
  return finished.filter(({ game }) => game === id).slice(0, SHOWN);
}

function gameHere(saved: SavedMatch, clearAway: () => Promise<void>): RunningGame {
  const { id, header, changedAt, isOver } = saved;
  return {
    game: header.game,
    address: isOver ? `/play/${id}/review` : `/play/${id}`,
    names: header.seats.map(({ name }) => name),
    stand: standHere(saved),
    ...(header.past === undefined ? {} : { forkedAt: header.past.at(-1)?.moves ?? 0 }),
    changedAt,
    clearAway,
  };
}

function gameOnline({ table, game, usedAt, isFinished }: HeldTable): RunningGame {
  return {
    game,
    address: isFinished === true ? `/t/${table}/review` : `/t/${table}`,
    names: [],
    code: table,
    changedAt: usedAt,
    clearAway: () => {
      dropTable(table);
      return Promise.resolve();
    },
  };
}

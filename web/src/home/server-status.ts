import { heldTable, noteTable } from '../online/seat-keys.ts';
import { tableOf } from '../online/server.ts';
import type { Found, RunningGame } from './running.ts';
import { onlineStatus } from './game-status.ts';

/** At most this number of tables is requested from the server. */
const MAX_REQUESTED = 8;

/** Adds the server's status to the games by link; games waiting for you come first. */
export async function withServerStatus({ games, finished }: Found): Promise<Found> {
  const asked = new Set(games.filter(({ code }) => code !== undefined).slice(0, MAX_REQUESTED));
  const updated = await Promise.all(
    games.map(async (game) => (asked.has(game) ? updatedGame(game) : game)),
  );
  const isOver = ({ code, status }: RunningGame) => code !== undefined && status?.is === 'over';
  const running = updated.filter((game) => !isOver(game));
  const isCalled = ({ code, status }: RunningGame) => code !== undefined && status?.is === 'yours';
  return {
    games: [...running.filter(isCalled), ...running.filter((game) => !isCalled(game))],
    finished: [...updated.filter(isOver), ...finished],
  };
}

async function updatedGame(game: RunningGame): Promise<RunningGame> {
  const { code = '' } = game;
  const held = heldTable(code);
  if (held === undefined) return game;
  try {
    const summary = await tableOf(code);
    const status = onlineStatus(summary, held, Date.now());
    const names = summary.seats.flatMap(({ name, isTaken }) => (isTaken ? [name] : []));
    if (status.is === 'waiting') {
      noteTable(code, { waitedFor: [...new Set([...(held.waitedFor ?? []), ...status.names])] });
    }
    if (status.is !== 'over') return { ...game, names, status };
    noteTable(code, { isFinished: true });
    return {
      ...game,
      names,
      status,
      address: summary.isFinished ? `/t/${code}/review` : game.address,
    };
  } catch {
    // Without an answer, show the known state.
    return game;
  }
}

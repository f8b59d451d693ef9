import { heldTable, noteTable } from '../online/seat-keys.ts';
import { tableOf } from '../online/server.ts';
import type { Found, RunningGame } from './running.ts';
import { standOnline } from './stand.ts';

/** So many tables by link are asked about at a time. */
const ASKED = 8;

/** The games of this device with what the server says of those by link; yours come first. */
export async function withNews({ games, finished }: Found): Promise<Found> {
  const asked = new Set(games.filter(({ code }) => code !== undefined).slice(0, ASKED));
  const told = await Promise.all(games.map(async (game) => (asked.has(game) ? tell(game) : game)));
  const isOver = ({ code, stand }: RunningGame) => code !== undefined && stand?.is === 'over';
  const running = told.filter((game) => !isOver(game));
  const isCalled = ({ code, stand }: RunningGame) => code !== undefined && stand?.is === 'yours';
  return {
    games: [...running.filter(isCalled), ...running.filter((game) => !isCalled(game))],
    finished: [...told.filter(isOver), ...finished],
  };
}

async function tell(game: RunningGame): Promise<RunningGame> {
  const { code = '' } = game;
  const held = heldTable(code);
  if (held === undefined) return game;
  try {
    const summary = await tableOf(code);
    const stand = standOnline(summary, held, Date.now());
    const names = summary.seats.flatMap(({ name, isTaken }) => (isTaken ? [name] : []));
    if (stand.is === 'waiting') {
      noteTable(code, { waitedFor: [...new Set([...(held.waitedFor ?? []), ...stand.names])] });
    }
    if (stand.is !== 'over') return { ...game, names, stand };
    noteTable(code, { isFinished: true });
    return {
      ...game,
      names,
      stand,
      address: summary.isFinished ? `/t/${code}/review` : game.address,
    };
  } catch {
    // Without an answer it is told as it was known.
    return game;
  }
}

import { findGame } from '@richtfest/catalog';
import type { MatchFile, Result } from '@richtfest/engine';
import { browserStore } from '../match/browser-store.ts';
import { type SavedMatch, restore } from '../match/saved-match.ts';
import { type HeldTable, heldTables } from '../online/seat-keys.ts';
import { matchFileOf } from '../online/server.ts';
import type { PlayedGame, PlayedSeat } from './chronicle.ts';
import { storedChronicle, recordGames } from './stored-chronicle.ts';

/**
 * Records the matches that have ended on this device and at its tables since the last call. It
 * reads the stores itself, so that tables need not know about statistics.
 */
export async function recordFinished(): Promise<void> {
  const { games, forgottenUntil } = storedChronicle();
  const known = new Set(games.map(({ id }) => id));
  const isNews = (id: string, at: number) => !known.has(id) && at > forgottenUntil;
  const here = (await (await browserStore()).list()).filter(
    (saved) => countsHere(saved) && isNews(saved.id, saved.changedAt),
  );
  const online = heldTables().filter(
    ({ table, isFinished, seats = [], usedAt }) =>
      isFinished === true && seats.length > 0 && isNews(table, usedAt),
  );
  const noted = await Promise.all([...here.map(noteHere), ...online.map(noteOnline)]);
  const found = noted.filter((note) => note !== undefined);
  if (found.length > 0) recordGames(found);
}

/**
 * Whether a match was played here to its end by a person. Forks are exercises, and files that were
 * already over were played elsewhere.
 */
export function countsHere({ isOver, header, startedAt, changedAt }: SavedMatch): boolean {
  const hasPeople = header.seats.some(({ bot }) => bot === undefined);
  return isOver && hasPeople && header.past === undefined && changedAt > startedAt;
}

/** Undefined if it can't be read or is not over. */
export async function noteHere(saved: SavedMatch): Promise<PlayedGame | undefined> {
  const { id, header, changedAt } = saved;
  try {
    const game = await findGame(header.game)?.load(header.rulesVersion);
    if (game === undefined) return undefined;
    const result = game.result(restore(game, saved).state);
    if (result === undefined) return undefined;
    const seats = playedSeats(header.seats, result, (_, bot) => bot === undefined);
    return { id, game: header.game, where: 'device', at: changedAt, seats };
  } catch {
    // It can't be read by this version.
    return undefined;
  }
}

async function noteOnline({ table, seats = [], usedAt }: HeldTable) {
  try {
    const { game, result, ...file } = (await matchFileOf(table)) as MatchFile;
    if (result === undefined) return undefined;
    const mine = seats.map(({ seat }) => seat);
    const played = playedSeats(file.seats, result, (seat) => mine.includes(seat));
    return { id: table, game, where: 'table', at: usedAt, seats: played } satisfies PlayedGame;
  } catch {
    // Unreachable, or deleted from the server.
    return undefined;
  }
}

function playedSeats(
  seats: MatchFile['seats'],
  result: Result,
  isMine: (seat: number, bot: string | undefined) => boolean,
): PlayedSeat[] {
  return seats.map(({ name, bot }, at) => ({
    name,
    ...(bot === undefined ? {} : { bot }),
    ...(isMine(at, bot) ? { isMine: true } : {}),
    points: result.seats[at]?.score ?? 0,
    place: result.seats[at]?.place ?? seats.length,
  }));
}

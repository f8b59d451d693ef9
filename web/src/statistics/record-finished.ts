import { findGame } from '@richtfest/catalog';
import { type Game, type MatchFile, type Result, headerOf } from '@richtfest/engine';
import { siteGame } from '../games/index.ts';
import { isLesson } from '../lessons/lesson-seed.ts';
import { browserStore } from '../match/browser-store.ts';
import { type SavedMatch, restore } from '../match/saved-match.ts';
import { type HeldTable, heldTables } from '../online/seat-keys.ts';
import { matchFileOf } from '../online/server.ts';
import { type MatchRecord, type PlayedGame, type PlayedSeat, recordOf } from './chronicle.ts';
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
    return await played(game, saved, {
      id,
      where: 'device',
      at: changedAt,
      isMine: (_, bot) => bot === undefined,
    });
  } catch {
    // It can't be read by this version.
    return undefined;
  }
}

async function noteOnline({ table, seats = [], usedAt }: HeldTable) {
  try {
    const file = (await matchFileOf(table)) as MatchFile;
    const game = await findGame(file.game)?.load(file.rulesVersion);
    if (game === undefined) return undefined;
    const mine = seats.map(({ seat }) => seat);
    return await played(game, recordOfFile(file), {
      id: table,
      where: 'table',
      at: usedAt,
      isMine: (seat) => mine.includes(seat),
    });
  } catch {
    // Unreachable, or deleted from the server.
    return undefined;
  }
}

export function recordOfFile(file: MatchFile): MatchRecord {
  return { header: headerOf(file), secret: file.secret ?? '', log: file.moves };
}

interface PlayedOptions extends Pick<PlayedGame, 'id' | 'where' | 'at'> {
  isMine(seat: number, bot: string | undefined): boolean;
}

/** Undefined if the match is not over. */
async function played(
  game: Game,
  match: MatchRecord,
  { isMine, ...entry }: PlayedOptions,
): Promise<PlayedGame | undefined> {
  const { state } = restore(game, match);
  const result = game.result(state);
  if (result === undefined) return undefined;
  const feats = await siteGame(game.id).loadFeats?.();
  const view = game.view(state, 'public');
  const record = recordOf(match);
  return {
    ...entry,
    game: game.id,
    ...(isLesson(match.header) ? { isLesson: true } : {}),
    seats: match.header.seats.map(({ name, bot, face }, at): PlayedSeat => {
      const mine = isMine(at, bot);
      const shown = mine ? (feats?.of(view, at) ?? []) : [];
      return {
        name,
        ...(bot === undefined ? {} : { bot }),
        ...(face === undefined ? {} : { face }),
        ...(mine ? { isMine: true } : {}),
        ...pointsOf(result, at),
        ...(shown.length > 0 ? { feats: shown } : {}),
      };
    }),
    ...(record === undefined ? {} : { record }),
  };
}

function pointsOf({ seats }: Result, seat: number): Pick<PlayedSeat, 'points' | 'place'> {
  return { points: seats[seat]?.score ?? 0, place: seats[seat]?.place ?? seats.length };
}

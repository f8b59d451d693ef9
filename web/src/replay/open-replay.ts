import { findGame } from '@richtfest/catalog';
import { type Game, type MatchFile, writeMatchFile } from '@richtfest/engine';
import { type GameModule, loadTable } from '../games/index.ts';
import { browserStore } from '../match/browser-store.ts';
import { restore } from '../match/saved-match.ts';
import { type Replay, replayOf } from '../match/replay.ts';
import { ServerProblem, matchFileOf } from '../online/server.ts';

/** A match on this device, or of an online table. */
export type ReviewSource = { readonly id: string } | { readonly table: string };

export type OpenedReview =
  | {
      readonly is: 'open';
      readonly game: Game;
      readonly module: GameModule;
      readonly file: MatchFile;
      readonly replay: Replay;
    }
  | { readonly is: 'running' | 'not-found' | 'unreadable' };

/** Opens a finished match for review. */
export async function openReview(source: ReviewSource): Promise<OpenedReview> {
  try {
    const found = await ('id' in source ? fileHere(source.id) : fileOnline(source.table));
    if (found === undefined) return { is: 'not-found' };
    const { game, file } = found;
    // A server provides files of finished or closed matches only.
    if (file.result === undefined && 'id' in source) return { is: 'running' };
    const replay = replayOf(game, file);
    if (replay === undefined) return { is: 'unreadable' };
    return { is: 'open', game, module: await loadTable(game.id), file, replay };
  } catch (error) {
    // The table's page explains whether it is running, unknown or unreachable.
    if (error instanceof ServerProblem || error instanceof TypeError) return { is: 'running' };
    console.error(error);
    return { is: 'unreadable' };
  }
}

interface Found {
  readonly game: Game;
  readonly file: MatchFile;
}

async function fileHere(id: string): Promise<Found | undefined> {
  const saved = await (await browserStore()).read(id);
  const game = await findGame(saved?.header.game ?? '')?.load(saved?.header.rulesVersion);
  if (saved === undefined || game === undefined) return undefined;
  return { game, file: writeMatchFile(restore(game, saved), saved.secret) };
}

async function fileOnline(table: string): Promise<Found | undefined> {
  const file = (await matchFileOf(table)) as MatchFile;
  const game = await findGame(file.game)?.load(file.rulesVersion);
  return game === undefined ? undefined : { game, file };
}

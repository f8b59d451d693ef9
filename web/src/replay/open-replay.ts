import { findGame } from '@richtfest/catalog';
import { type Game, type MatchFile, type Seat, writeMatchFile } from '@richtfest/engine';
import { aidModes } from '@richtfest/protocol';
import { type GameModule, loadTable } from '../games/index.ts';
import { browserStore } from '../match/browser-store.ts';
import { type Replay, replayOf } from '../match/replay.ts';
import { type SavedMatch, restore } from '../match/saved-match.ts';
import { announceAid } from '../online/announce-aid.ts';
import { heldTable } from '../online/seat-keys.ts';
import { ServerProblem, matchFileOf, openSocket, tableOf } from '../online/server.ts';

/** A match on this device, or of an online table. */
export type ReplaySource = { readonly id: string } | { readonly table: string };

export type OpenedReplay =
  | {
      readonly is: 'open';
      readonly game: Game;
      readonly module: GameModule;
      readonly file: MatchFile;
      readonly replay: Replay;
      /** The seats that people of this device played. */
      readonly mine: readonly Seat[];
      /** The table has not turned reviews off. */
      readonly allowsReview: boolean;
      /** To call before a review is shown, where everyone at the table sees it (PR-45). */
      readonly announceReview?: () => Promise<void>;
    }
  | { readonly is: 'running' | 'not-found' | 'no-secret' | 'unreadable' };

/** Where the pages of a match are: its table, its replay and its review. */
export function addressOfSource(source: ReplaySource): string {
  return 'id' in source ? `/play/${source.id}` : `/t/${source.table}`;
}

/** Opens a finished or closed match. */
export async function openReplay(source: ReplaySource): Promise<OpenedReplay> {
  try {
    const found = await ('id' in source ? matchHere(source.id) : matchOnline(source.table));
    if (found === undefined) return { is: 'not-found' };
    const { game, file, ...rest } = found;
    // A server provides files of finished or closed matches only.
    if (file.result === undefined && 'id' in source) return { is: 'running' };
    const replay = replayOf(game, file);
    if (replay === undefined) return { is: 'no-secret' };
    return { is: 'open', game, module: await loadTable(game.id), file, replay, ...rest };
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
  readonly mine: readonly Seat[];
  readonly allowsReview: boolean;
  readonly announceReview?: () => Promise<void>;
}

async function matchHere(id: string): Promise<Found | undefined> {
  const saved = await (await browserStore()).read(id);
  const game = await findGame(saved?.header.game ?? '')?.load(saved?.header.rulesVersion);
  if (saved === undefined || game === undefined) return undefined;
  const file = writeMatchFile(restore(game, saved), saved.secret);
  return { game, file, mine: seatsPlayedHere(saved), allowsReview: true };
}

/** The seats of people in a match that was played here; files were played elsewhere. */
export function seatsPlayedHere({
  header,
  startedAt,
  changedAt,
}: Pick<SavedMatch, 'header' | 'startedAt' | 'changedAt'>): readonly Seat[] {
  if (changedAt <= startedAt) return [];
  return header.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
}

async function matchOnline(table: string): Promise<Found | undefined> {
  const [file, summary] = await Promise.all([
    matchFileOf(table) as Promise<MatchFile>,
    tableOf(table),
  ]);
  const game = await findGame(file.game)?.load(file.rulesVersion);
  const held = heldTable(table)?.seats ?? [];
  const mine = held.map(({ seat }) => seat);
  const { reviews } = aidModes(summary.aids, file.seats.length);
  if (game === undefined) return undefined;
  const [first] = held;
  // Nobody is at a closed table.
  const isAnnounced = reviews === 'shown' && summary.isClosed !== true && first !== undefined;
  return {
    game,
    file,
    mine,
    allowsReview: reviews !== 'off',
    ...(isAnnounced && {
      announceReview: () =>
        announceAid('reviews', { open: () => openSocket(table), key: first.key }),
    }),
  };
}

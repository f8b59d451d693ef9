import { findGame } from '@richtfest/catalog';
import type { Game, MatchFile, Result } from '@richtfest/engine';
import { type GameModule, loadTable } from '../games/index.ts';
import { browserStore } from '../match/browser-store.ts';
import { restore } from '../match/saved-match.ts';
import { StillMatch, seatsOf, stillSnapshot } from '../match/still-match.ts';
import { matchFileOf } from '../online/server.ts';
import type { MatchRecord, PlayedGame } from '../statistics/chronicle.ts';
import { recordOfFile } from '../statistics/record-finished.ts';

/** A finished match, replayed to its end. */
export interface OpenedMatch {
  readonly game: Game;
  readonly module: GameModule;
  readonly record: MatchRecord;
  readonly client: StillMatch;
  readonly view: object;
  readonly result: Result | undefined;
}

const opened = new Map<string, Promise<OpenedMatch | undefined>>();

/** Several houses of one match are opened once. */
const REMEMBERED = 12;

/** Undefined if its moves are not on this device, or this version can't read them. */
export function openMatch(match: PlayedGame): Promise<OpenedMatch | undefined> {
  const known = opened.get(match.id);
  if (known !== undefined) return known;
  const opening = open(match).catch(() => undefined);
  opened.set(match.id, opening);
  const [oldest] = opened.keys();
  if (opened.size > REMEMBERED && oldest !== undefined) opened.delete(oldest);
  return opening;
}

async function open(match: PlayedGame): Promise<OpenedMatch | undefined> {
  const record = match.record ?? (await recordElsewhere(match));
  const game = await findGame(match.game)?.load(record?.header.rulesVersion);
  if (record === undefined || game === undefined) return undefined;
  const module = await loadTable(match.game);
  const { state } = restore(game, record);
  const result = game.result(state);
  const view = game.view(state, 'public');
  const moment = { view, result, standing: game.standing(state, 'public'), owing: [] };
  const snapshot = stillSnapshot(
    { ...moment, watcher: 'public', events: [], eventsBefore: 0 },
    { id: match.id, seats: seatsOf(record.header), isMoving: false },
  );
  return { game, module, record, client: new StillMatch(game, snapshot), view, result };
}

async function recordElsewhere({ id, where }: PlayedGame): Promise<MatchRecord | undefined> {
  if (where === 'table') return recordOfFile((await matchFileOf(id)) as MatchFile);
  return (await browserStore()).read(id);
}

/** Stores the match on this device if it is not there, so that it can be reviewed. */
export async function storeForReview(match: PlayedGame, record: MatchRecord): Promise<void> {
  const store = await browserStore();
  if ((await store.read(match.id)) !== undefined) return;
  const { header, secret, log } = record;
  const times = { startedAt: match.at, changedAt: match.at };
  await store.write({ id: match.id, header, secret, log, isOver: true, ...times }, undefined);
}

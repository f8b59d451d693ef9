import { createHash } from 'node:crypto';
import {
  type Game,
  type GameEvent,
  type GameTypes,
  type LogEntry,
  type SavedMatch,
  type Snapshot,
  type Step,
  openSnapshot,
  takeSnapshot,
} from '@richtfest/engine';
import type { StoredSnapshot } from '../store/event-store.ts';
import type { WatcherVersions } from './watcher-versions.ts';

interface Content {
  readonly snapshot: Snapshot;
  readonly setupEvents: readonly GameEvent[];
  readonly line: readonly Step<GameTypes>[];
  /** The audience of each log entry. */
  readonly told: readonly number[];
}

export interface OpenedSave {
  readonly match: SavedMatch<GameTypes>;
  readonly audiences: readonly number[];
}

/** A match without its log, with a hash of both. */
export function saveMatch({ match, audiences }: WatcherVersions): StoredSnapshot {
  const { setupEvents, line } = match;
  const content: Content = { snapshot: takeSnapshot(match), setupEvents, line, told: audiences };
  const text = JSON.stringify(content);
  return { version: match.log.length, content: `${hashOf(text, match.log)}\n${text}` };
}

/** Opens a saved match; undefined if it is damaged or does not fit the log: then replay the log. */
export function openSavedMatch(
  game: Game,
  stored: StoredSnapshot,
  log: readonly LogEntry<GameTypes['Move']>[],
): OpenedSave | undefined {
  const [hash, text = ''] = stored.content.split('\n', 2);
  const played = log.slice(0, stored.version);
  if (played.length !== stored.version || hash !== hashOf(text, played)) return undefined;
  const { snapshot, setupEvents, line, told: audiences } = JSON.parse(text) as Partial<Content>;
  if (snapshot === undefined || setupEvents === undefined || line === undefined) return undefined;
  const state = openSnapshot(game, snapshot);
  // A snapshot from before private views has no audiences.
  const isWhole = snapshot.moves === line.length && audiences?.length === played.length;
  if (state === undefined || !isWhole) return undefined;
  return { match: { setupEvents, log: played, line, state }, audiences };
}

function hashOf(text: string, log: readonly LogEntry<unknown>[]): string {
  return createHash('sha256').update(JSON.stringify(log)).update(text).digest('hex');
}

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
  readonly told: readonly number[];
}

export interface OpenedSave {
  readonly match: SavedMatch<GameTypes>;
  readonly told: readonly number[];
}

/** Everything of a match but its log, under a hash of both. */
export function saveMatch({ match, told }: WatcherVersions): StoredSnapshot {
  const { setupEvents, line } = match;
  const content: Content = { snapshot: takeSnapshot(match), setupEvents, line, told };
  const text = JSON.stringify(content);
  return { version: match.log.length, content: `${hashOf(text, match.log)}\n${text}` };
}

/** A saved match; undefined if it is damaged or does not belong to this log: then it is replayed. */
export function openSavedMatch(
  game: Game,
  stored: StoredSnapshot,
  log: readonly LogEntry<GameTypes['Move']>[],
): OpenedSave | undefined {
  const [hash, text = ''] = stored.content.split('\n', 2);
  const played = log.slice(0, stored.version);
  if (played.length !== stored.version || hash !== hashOf(text, played)) return undefined;
  const { snapshot, setupEvents, line, told } = JSON.parse(text) as Partial<Content>;
  if (snapshot === undefined || setupEvents === undefined || line === undefined) return undefined;
  const state = openSnapshot(game, snapshot);
  // A snapshot from before private views does not say who was told what.
  const isWhole = snapshot.moves === line.length && told?.length === played.length;
  if (state === undefined || !isWhole) return undefined;
  return { match: { setupEvents, log: played, line, state }, told };
}

function hashOf(text: string, log: readonly LogEntry<unknown>[]): string {
  return createHash('sha256').update(JSON.stringify(log)).update(text).digest('hex');
}

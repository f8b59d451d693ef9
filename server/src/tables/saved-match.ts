import { createHash } from 'node:crypto';
import {
  type Game,
  type GameEvent,
  type GameTypes,
  type LogEntry,
  type Match,
  type SavedMatch,
  type Snapshot,
  type Step,
  openSnapshot,
  takeSnapshot,
} from '@richtfest/engine';
import type { StoredSnapshot } from '../store/event-store.ts';

interface Content {
  readonly snapshot: Snapshot;
  readonly setupEvents: readonly GameEvent[];
  readonly line: readonly Step<GameTypes>[];
}

/** Everything of a match but its log, under a hash of both. */
export function saveMatch(match: Match): StoredSnapshot {
  const { setupEvents, line } = match;
  const content: Content = { snapshot: takeSnapshot(match), setupEvents, line };
  const text = JSON.stringify(content);
  return { version: match.log.length, content: `${hashOf(text, match.log)}\n${text}` };
}

/** A saved match; undefined if it is damaged or does not belong to this log: then it is replayed. */
export function openSavedMatch(
  game: Game,
  stored: StoredSnapshot,
  log: readonly LogEntry<GameTypes['Move']>[],
): SavedMatch<GameTypes> | undefined {
  const [hash, text = ''] = stored.content.split('\n', 2);
  const played = log.slice(0, stored.version);
  if (played.length !== stored.version || hash !== hashOf(text, played)) return undefined;
  const { snapshot, setupEvents, line } = JSON.parse(text) as Content;
  const state = openSnapshot(game, snapshot);
  if (state === undefined || snapshot.moves !== line.length) return undefined;
  return { setupEvents, log: played, line, state };
}

function hashOf(text: string, log: readonly LogEntry<unknown>[]): string {
  return createHash('sha256').update(JSON.stringify(log)).update(text).digest('hex');
}

import {
  type Game,
  type GameTypes,
  type LogEntry,
  Match,
  type MatchHeader,
  chanceOf,
} from '@richtfest/engine';
import type { EventStore, StoredEntry, StoredSnapshot, StoredTable } from '../store/event-store.ts';
import { openSavedMatch } from './saved-match.ts';
import { WatcherVersions } from './watcher-versions.ts';

export interface StartedTable extends StoredTable {
  readonly header: MatchHeader;
}

export interface MatchSource {
  readonly game: Game;
  readonly header: MatchHeader;
  readonly secret: string;
  readonly entries: readonly StoredEntry[];
  readonly snapshot: StoredSnapshot | undefined;
}

/** A match as the store has it. */
export interface LoadedMatch {
  readonly versions: WatcherVersions;
  readonly entries: readonly StoredEntry[];
  /** The version of its snapshot; 0: it has none. */
  readonly savedVersion: number;
}

export async function loadMatch(
  store: EventStore,
  game: Game,
  { code, header, secret }: StartedTable,
): Promise<LoadedMatch> {
  const snapshot = await store.loadSnapshot(code);
  const entries = await store.loadEntries(code, 0);
  const versions = openMatch({ game, header, secret, entries, snapshot });
  return { versions, entries, savedVersion: snapshot?.version ?? 0 };
}

/** Opens a match from its log; a valid snapshot saves replaying the older part of it. */
export function openMatch(source: MatchSource): WatcherVersions {
  const { game, header, secret, entries, snapshot } = source;
  const chance = chanceOf(header.generator, secret);
  if (chance === undefined) throw new Error('a table without its secret');
  const log = entries.map(({ entry }) => entry as LogEntry<GameTypes['Move']>);
  const saved = snapshot === undefined ? undefined : openSavedMatch(game, snapshot, log);
  const match = new Match(game, header, chance, saved?.match);
  const versions = new WatcherVersions(match, saved?.audiences);
  for (const entry of log.slice(match.log.length)) {
    // It was accepted once: a log the rules refuse is damaged.
    if (!match.repeat(entry)) {
      throw new Error(`entry ${match.log.length + 1} of a log does not follow the rules`);
    }
    versions.record();
  }
  return versions;
}

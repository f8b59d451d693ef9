import {
  type Game,
  type GameTypes,
  type LogEntry,
  Match,
  type MatchHeader,
  chanceOf,
} from '@richtfest/engine';
import type { StoredEntry, StoredSnapshot } from '../store/event-store.ts';
import { openSavedMatch } from './saved-match.ts';
import { WatcherVersions } from './watcher-versions.ts';

export interface MatchSource {
  readonly game: Game;
  readonly header: MatchHeader;
  readonly secret: string;
  readonly entries: readonly StoredEntry[];
  readonly snapshot: StoredSnapshot | undefined;
}

/** A match from its log; a good snapshot spares playing the older part of it again. */
export function openMatch(source: MatchSource): WatcherVersions {
  const { game, header, secret, entries, snapshot } = source;
  const chance = chanceOf(header.generator, secret);
  if (chance === undefined) throw new Error('a table without its secret');
  const log = entries.map(({ entry }) => entry as LogEntry<GameTypes['Move']>);
  const saved = snapshot === undefined ? undefined : openSavedMatch(game, snapshot, log);
  const versions = new WatcherVersions(new Match(game, header, chance, saved?.match), saved?.told);
  for (const entry of log.slice(versions.match.log.length)) repeat(versions, entry);
  return versions;
}

/** Does again what was once accepted; a log the rules refuse is damaged. */
function repeat(versions: WatcherVersions, entry: LogEntry<GameTypes['Move']>): void {
  const isDone =
    'undo' in entry ? versions.undo(entry) : 'step' in versions.play(entry.seat, entry.move);
  if (isDone) return;
  throw new Error(`entry ${versions.match.log.length + 1} of a log does not follow the rules`);
}

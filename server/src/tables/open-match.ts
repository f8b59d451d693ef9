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
import { Telling } from './telling.ts';

export interface MatchSource {
  readonly game: Game;
  readonly header: MatchHeader;
  readonly secret: string;
  readonly entries: readonly StoredEntry[];
  readonly snapshot: StoredSnapshot | undefined;
}

/** A match from its log; a good snapshot spares playing the older part of it again. */
export function openMatch(source: MatchSource): Telling {
  const { game, header, secret, entries, snapshot } = source;
  const chance = chanceOf(header.generator, secret);
  if (chance === undefined) throw new Error('a table without its secret');
  const log = entries.map(({ entry }) => entry as LogEntry<GameTypes['Move']>);
  const saved = snapshot === undefined ? undefined : openSavedMatch(game, snapshot, log);
  const telling = new Telling(new Match(game, header, chance, saved?.match), saved?.told);
  for (const entry of log.slice(telling.match.log.length)) repeat(telling, entry);
  return telling;
}

/** Does again what was once accepted; a log the rules refuse is damaged. */
function repeat(telling: Telling, entry: LogEntry<GameTypes['Move']>): void {
  const isDone =
    'undo' in entry ? telling.undo(entry) : 'step' in telling.play(entry.seat, entry.move);
  if (isDone) return;
  throw new Error(`entry ${telling.match.log.length + 1} of a log does not follow the rules`);
}

import { type GameEvent, type Match, type Watcher, seatsIn } from '@richtfest/engine';
import type { LogNews, Situation } from '@richtfest/protocol';
import { undoableBy } from './match-log.ts';

/** Where a match stands for one watcher, with what happened after `since`, or all that stands. */
export function situationFor(
  match: Match,
  watcher: Watcher,
  { since, secret }: { since: number | undefined; secret: string },
): Situation {
  const { game, state } = match;
  const { view, memory } = match.observe(watcher);
  const result = game.result(state);
  return {
    version: match.log.length,
    entries:
      since === undefined ? standingEntries(match, watcher) : entriesAfter(match, watcher, since),
    view,
    ...(memory === undefined ? {} : { memory }),
    owing: seatsIn(game.owing(state)),
    undoable: watcher === 'public' ? 0 : undoableBy(match, watcher),
    standing: game.standing(state, watcher),
    ...(result === undefined ? {} : { result, secret }),
  };
}

/** The set-up and the moves that still stand. */
function standingEntries(match: Match, watcher: Watcher): LogNews[] {
  const setup = { version: 0, events: projected(match, watcher, match.setupEvents) };
  const versions = standingVersions(match);
  const moves = match.line.map(({ seat, events }, at) => ({
    version: versions[at] ?? 0,
    seat,
    events: projected(match, watcher, events),
  }));
  return [setup, ...moves];
}

/** What was done after a version; of a move that was taken back meanwhile nothing is told. */
function entriesAfter(match: Match, watcher: Watcher, since: number): LogNews[] {
  const versions = standingVersions(match);
  return match.log.slice(since).map((entry, at) => {
    const version = since + at + 1;
    const { seat } = entry;
    if ('undo' in entry) return { version, seat, events: [], undo: entry.undo };
    const step = match.line[versions.indexOf(version)];
    return { version, seat, events: projected(match, watcher, step?.events ?? []) };
  });
}

/** The versions that the moves of the surviving line made. */
function standingVersions(match: Match): number[] {
  const versions: number[] = [];
  match.log.forEach((entry, at) => {
    if ('undo' in entry) versions.length -= entry.undo;
    else versions.push(at + 1);
  });
  return versions;
}

/** Events by the rights this watcher has today. */
function projected(match: Match, watcher: Watcher, events: readonly GameEvent[]): GameEvent[] {
  return events.flatMap((event) => match.game.eventFor(event, watcher, match.state) ?? []);
}

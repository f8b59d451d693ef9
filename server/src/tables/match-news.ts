import { type GameEvent, type Match, type Watcher, seatsIn } from '@richtfest/engine';
import type { LogNews, MatchUpdate, UpdateMessage, WelcomeMessage } from '@richtfest/protocol';
import { undoableBy } from './match-status.ts';
import type { RunningMatch } from './running-match.ts';
import { type WatcherVersions, standingPositions } from './watcher-versions.ts';

/** What the messages need of a match besides its log. */
type Source = Pick<RunningMatch, 'versions' | 'time' | 'takeBacks' | 'secret'>;

/** Where the match stands for a watcher, in full or after a version of that watcher (PR-3). */
export function welcomeTo(
  source: Source,
  watcher: Watcher,
  requested: number | undefined,
): NonNullable<WelcomeMessage['match']> {
  const { versions } = source;
  const { header } = versions.match;
  const { generator } = header;
  if (generator.name !== 'chacha20') throw new Error('a table with foreign luck');
  // A client that knows more than there is knows another match.
  const isKnown = requested !== undefined && requested <= versions.version(watcher);
  const since = isKnown ? requested : undefined;
  return {
    header: { ...header, generator },
    ...(since === undefined ? {} : { since }),
    ...updateSince(source, watcher, since),
  };
}

/** The update for a watcher about the entries after the first `length`, if there is one. */
export function updateFor(
  source: Source,
  watcher: Watcher,
  length: number,
): UpdateMessage | undefined {
  const { versions } = source;
  const since = versions.version(watcher, length);
  if (since === versions.version(watcher)) return undefined;
  return { type: 'update', ...updateSince(source, watcher, since) };
}

/** `since`: the version of this watcher that entries come after; undefined: all that stands. */
function updateSince(
  { versions, secret, time, takeBacks }: Source,
  watcher: Watcher,
  since: number | undefined,
): MatchUpdate {
  const { match } = versions;
  const { game, state } = match;
  const { view, memory } = match.observe(watcher);
  const clocks = time.clocks.left();
  const takeBack = takeBacks.for(watcher);
  const result = game.result(state);
  return {
    version: versions.version(watcher),
    entries: entriesFor(versions, watcher, since),
    view,
    ...(memory === undefined ? {} : { memory }),
    owing: seatsIn(game.owing(state)),
    ...(clocks.length === 0 ? {} : { clocks }),
    undoable: watcher === 'public' ? 0 : undoableBy(match, watcher),
    ...askableBy(versions, watcher),
    ...(takeBack === undefined ? {} : { takeBack }),
    ...(match.takeBacks === 0 ? {} : { takeBacks: match.takeBacks }),
    standing: game.standing(state, watcher),
    ...(result === undefined ? {} : { result, secret }),
  };
}

function askableBy(versions: WatcherVersions, watcher: Watcher): Pick<MatchUpdate, 'askable'> {
  const moves = watcher === 'public' ? 0 : versions.match.movesOfTurn(watcher);
  return moves === 0 ? {} : { askable: versions.countLatest(moves, watcher) };
}

/**
 * The entries sent to this watcher after a version, taken-back moves without their events; or the
 * set-up and all moves that still stand.
 */
function entriesFor(
  versions: WatcherVersions,
  watcher: Watcher,
  since: number | undefined,
): LogNews[] {
  const { match } = versions;
  const positions = versions.positions(watcher);
  const first = since ?? 0;
  const steps = standingSteps(versions, positions[first] ?? match.log.length);
  const isAll = since === undefined;
  const news: LogNews[] = [];
  if (isAll) news.push({ version: 0, events: projected(match, watcher, match.setupEvents) });
  for (let at = first; at < positions.length; at++) {
    const position = positions[at] ?? 0;
    const entry = match.log[position];
    const step = steps.get(position);
    const version = at + 1;
    if (entry === undefined || (isAll && step === undefined)) continue;
    const { seat } = entry;
    if ('undo' in entry) {
      const undone = standingPositions(match.log.slice(0, position)).slice(-entry.undo);
      const undo = versions.countAt(undone, watcher);
      const agreed = entry.isAgreed === true ? { isAgreed: true as const } : {};
      news.push({ version, seat, events: [], undo, ...agreed });
    } else {
      news.push({ version, seat, events: projected(match, watcher, step?.events ?? []) });
    }
  }
  return news;
}

/** The steps that still stand from a position of the log on, by the positions of their moves. */
function standingSteps(
  { match: { line }, standing }: WatcherVersions,
  from: number,
): ReadonlyMap<number, Match['line'][number]> {
  const steps = new Map<number, Match['line'][number]>();
  for (let at = standing.length - 1; at >= 0; at--) {
    const position = standing[at] ?? 0;
    const step = line[at];
    if (position < from) break;
    if (step !== undefined) steps.set(position, step);
  }
  return steps;
}

/** Events by the rights this watcher has today. */
function projected(match: Match, watcher: Watcher, events: readonly GameEvent[]): GameEvent[] {
  return events.flatMap((event) => match.game.eventFor(event, watcher, match.state) ?? []);
}

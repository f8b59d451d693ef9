import {
  type GameEvent,
  type LogEntry,
  type Match,
  type Watcher,
  seatsIn,
} from '@richtfest/engine';
import type { LogNews } from '@richtfest/protocol';

/** All watchers as a bit set: the seats from the lowest bit, and the public. */
const ALL = 0xffff;
const PUBLIC = 1 << 15;

/**
 * Which watcher may know of which entry of a match's log (PR-1, PR-2). Where views are private, an
 * entry counts for a watcher only if it changed something that watcher may know: neither the number
 * of messages nor their versions say anything about a secret choice.
 */
export class WatcherVersions {
  readonly match: Match;
  /** For each entry of the log, a bit set of the watchers who may know of it. */
  readonly #audiences: number[] = [];
  /** The same by watcher, the public last: positions in the log, in order. */
  readonly #positions: readonly number[][];
  /** The log positions of the moves that still stand. */
  readonly #standing: number[];
  /** What each watcher knows after the latest entry; undefined for games without secrets. */
  #known: readonly Knowledge[] | undefined;

  /** `audiences` belong to the entries that are already in the log. */
  constructor(match: Match, audiences: readonly number[] = []) {
    this.match = match;
    this.#positions = Array.from({ length: match.header.seats.length + 1 }, () => []);
    for (const bits of audiences) this.#addEntry(bits);
    this.#standing = standingPositions(match.log);
    this.#known = knowledgeIn(match);
  }

  get audiences(): readonly number[] {
    return this.#audiences;
  }

  /** Records the watchers who may know of the latest log entry, and returns it; call it after each. */
  record(): LogEntry<unknown> {
    const { log, line } = this.match;
    const entry = log.at(-1);
    const before = this.#known;
    this.#known = knowledgeIn(this.match);
    if (entry === undefined) throw new Error('a change without an entry');
    if ('undo' in entry) {
      this.#standing.length -= entry.undo;
      this.#addEntry(ALL);
    } else {
      this.#standing.push(log.length - 1);
      this.#addEntry(this.#learners(before, line.at(-1)));
    }
    return entry;
  }

  /** The number of the latest `moves` still standing that count for this watcher. */
  countLatest(moves: number, watcher: Watcher): number {
    return this.#countAt(this.#standing.slice(this.#standing.length - moves), watcher);
  }

  /** This watcher's version: how many of the first `entries` of the log count for it. */
  version(watcher: Watcher, entries = this.#audiences.length): number {
    const positions = this.#positionsOf(watcher);
    // Almost always it is about the latest few.
    let count = positions.length;
    while (count > 0 && (positions[count - 1] ?? 0) >= entries) count--;
    return count;
  }

  /**
   * The entries sent to this watcher after a version, taken-back moves without their events; or the
   * set-up and all moves that still stand.
   */
  newsFor(watcher: Watcher, since: number | undefined): LogNews[] {
    const { match } = this;
    const positions = this.#positionsOf(watcher);
    const first = since ?? 0;
    const steps = this.#standingSteps(positions[first] ?? match.log.length);
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
        const undo = this.#countAt(undone, watcher);
        const agreed = entry.isAgreed === true ? { isAgreed: true as const } : {};
        news.push({ version, seat, events: [], undo, ...agreed });
      } else {
        news.push({ version, seat, events: projected(match, watcher, step?.events ?? []) });
      }
    }
    return news;
  }

  /** The number of entries at these log positions that count for this watcher. */
  #countAt(positions: readonly number[], watcher: Watcher): number {
    const bit = bitOf(watcher);
    return positions.filter((position) => ((this.#audiences[position] ?? 0) & bit) !== 0).length;
  }

  /** The entries that count for this watcher, by their position in the log. */
  #positionsOf(watcher: Watcher): readonly number[] {
    return this.#positions[watcher === 'public' ? this.#positions.length - 1 : watcher] ?? [];
  }

  /** The steps that still stand from a position of the log on, by the positions of their moves. */
  #standingSteps(from: number): ReadonlyMap<number, Match['line'][number]> {
    const { line } = this.match;
    const steps = new Map<number, Match['line'][number]>();
    for (let at = this.#standing.length - 1; at >= 0; at--) {
      const position = this.#standing[at] ?? 0;
      const step = line[at];
      if (position < from) break;
      if (step !== undefined) steps.set(position, step);
    }
    return steps;
  }

  #addEntry(bits: number): void {
    const position = this.#audiences.push(bits) - 1;
    const last = this.#positions.length - 1;
    for (const [at, positions] of this.#positions.entries()) {
      if ((bits & bitOf(at === last ? 'public' : at)) !== 0) positions.push(position);
    }
  }

  /** A bit set of the watchers who learned something from a step. */
  #learners(before: readonly Knowledge[] | undefined, step: Match['line'][number] | undefined) {
    const after = this.#known;
    if (before === undefined || after === undefined || step === undefined) return ALL;
    const { game, state } = this.match;
    const bits = after.map(({ watcher, text }, at) => {
      const hasLearned =
        watcher === step.seat ||
        text !== before[at]?.text ||
        step.events.some((event) => game.eventFor(event, watcher, state) !== undefined);
      return hasLearned ? bitOf(watcher) : 0;
    });
    return bits.reduce((all, bit) => all | bit, 0);
  }
}

/** Where the moves that still stand are in a log. */
function standingPositions(log: readonly LogEntry<unknown>[]): number[] {
  const positions: number[] = [];
  log.forEach((entry, at) => {
    if ('undo' in entry) positions.length -= entry.undo;
    else positions.push(at);
  });
  return positions;
}

/** Events by the rights this watcher has today. */
function projected(match: Match, watcher: Watcher, events: readonly GameEvent[]): GameEvent[] {
  return events.flatMap((event) => match.game.eventFor(event, watcher, match.state) ?? []);
}

interface Knowledge {
  readonly watcher: Watcher;
  readonly text: string;
}

/** What each watcher may know of a position; undefined where everything lies open. */
function knowledgeIn(match: Match): readonly Knowledge[] | undefined {
  if (match.game.hasPrivateViews !== true) return undefined;
  const watchers: Watcher[] = ['public', ...match.header.seats.keys()];
  return watchers.map((watcher) => knowledgeOf(match, watcher));
}

/** Everything one watcher may know of a position, as a text to compare. */
function knowledgeOf(match: Match, watcher: Watcher): Knowledge {
  const { game, state } = match;
  const { view, memory } = match.observe(watcher);
  const owing = seatsIn(game.owing(state));
  const standing = game.standing(state, watcher);
  const text = JSON.stringify([view, memory, owing, standing, game.result(state)]);
  return { watcher, text };
}

function bitOf(watcher: Watcher): number {
  return watcher === 'public' ? PUBLIC : 1 << watcher;
}

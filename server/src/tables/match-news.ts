import { type GameEvent, type Match, type Watcher, seatsIn } from '@richtfest/engine';
import type {
  ChangeMessage,
  LogNews,
  MatchUpdate,
  ScoredObservation,
  Protocol,
  WelcomeMessage,
} from '@richtfest/protocol';
import { type RunningMatch, undoableBy } from './running-match.ts';
import { type Encoded, encoded } from './presence.ts';
import { type Deltas, type Versions, isEmpty, perspectiveOf } from './sent-observations.ts';
import { type WatcherVersions, standingPositions } from './watcher-versions.ts';

/** What the messages need of a match besides its log. */
type Source = Pick<RunningMatch, 'versions' | 'time' | 'takeBacks' | 'secret' | 'sent'>;

interface WelcomeRequest {
  /** The version the client has. */
  readonly since?: number | undefined;
  readonly protocol: Protocol;
}

/** Where the match stands for a watcher, in full or after a version of that watcher (PR-3). */
export function welcomeTo(
  source: Source,
  watcher: Watcher,
  { since: requested, protocol }: WelcomeRequest,
): NonNullable<WelcomeMessage['match']> {
  const { versions, sent } = source;
  const { match } = versions;
  const { header } = match;
  const { generator } = header;
  if (generator.name !== 'chacha20') throw new Error('a table with an unknown generator');
  const version = versions.version(watcher);
  // A client that knows more than there is knows another match.
  const isKnown = requested !== undefined && requested <= version;
  const since = isKnown ? requested : undefined;
  const observation = observationFor(match, watcher);
  if (takesChanges(protocol)) sent.note(match, watcher, version, observation);
  return {
    header: { ...header, generator },
    ...(since === undefined ? {} : { since }),
    version,
    entries: entriesFor(versions, watcher, since),
    ...statusNews(source),
    ...personalNews(source, watcher),
    ...observation,
  };
}

/** Whether clients of this version understand a `change`. */
function takesChanges(protocol: Protocol): boolean {
  return protocol >= 2;
}

/** The part of a change that is the same for several watchers, and the whole by its personal part. */
interface ChangeTexts {
  readonly shared: string;
  readonly texts: Map<string, string>;
}

/**
 * The news of the entries after the first `length`, for each watcher: as a change for clients that
 * have the version before and can apply it, else complete (PR-41). What several watchers get
 * alike is put together once.
 */
export class MatchNews {
  readonly #source: Source;
  readonly #length: number;
  readonly #status: StatusNews;
  readonly #entries = new Map<Watcher, readonly LogNews[]>();
  readonly #changes = new Map<Deltas, ChangeTexts>();

  constructor(source: Source, length: number) {
    this.#source = source;
    this.#length = length;
    this.#status = statusNews(source);
  }

  /** The message for a watcher, if there is one. */
  for(watcher: Watcher, protocol: Protocol): Encoded | undefined {
    const source = this.#source;
    const { versions, sent } = source;
    const { match } = versions;
    const version = versions.version(watcher);
    const since = versions.version(watcher, this.#length);
    if (since === version) return undefined;
    const takes = takesChanges(protocol);
    const delta = takes ? sent.advance(match, watcher, { since, version }) : undefined;
    if (delta !== undefined) {
      return { text: this.#changeText(watcher, { since, version }, delta), version };
    }
    const entries = this.#entriesSince(watcher, since);
    const observation = observationFor(match, watcher);
    if (takes) sent.note(match, watcher, version, observation);
    const personal = personalNews(source, watcher);
    const news = { version, entries, ...this.#status, ...personal, ...observation };
    return encoded({ type: 'update', ...news });
  }

  /** A change; watchers with the same view and the same personal news get the same text. */
  #changeText(watcher: Watcher, versions: Versions, delta: Deltas): string {
    let change = this.#changes.get(delta);
    if (change === undefined) {
      change = { shared: this.#sharedText(watcher, versions, delta), texts: new Map() };
      this.#changes.set(delta, change);
    }
    const personal = JSON.stringify(personalNews(this.#source, watcher));
    const text = change.texts.get(personal) ?? joinObjects(change.shared, personal);
    change.texts.set(personal, text);
    return text;
  }

  /** The part of a change that all watchers with this view get. */
  #sharedText(watcher: Watcher, { since, version }: Versions, delta: Deltas): string {
    const change: Omit<ChangeMessage, keyof PersonalNews> = {
      type: 'change',
      since,
      version,
      entries: this.#entriesSince(watcher, since),
      ...this.#status,
      ...(isEmpty(delta) ? {} : { delta }),
    };
    return JSON.stringify(change);
  }

  #entriesSince(watcher: Watcher, since: number): readonly LogNews[] {
    const { versions } = this.#source;
    const perspective = perspectiveOf(versions.match, watcher);
    const known = this.#entries.get(perspective);
    if (known !== undefined) return known;
    const entries = entriesFor(versions, perspective, since);
    this.#entries.set(perspective, entries);
    return entries;
  }
}

/** One object of the fields of two, neither of which is empty. */
function joinObjects(one: string, other: string): string {
  return `${one.slice(0, -1)},${other.slice(1)}`;
}

/** The same for everyone. */
type StatusNews = Pick<MatchUpdate, 'owing' | 'clocks' | 'takeBacks' | 'result' | 'secret'>;

function statusNews({ versions: { match }, secret, time }: Source): StatusNews {
  const { game, state } = match;
  const clocks = time.clocks.left();
  const result = game.result(state);
  return {
    owing: seatsIn(game.owing(state)),
    ...(clocks.length === 0 ? {} : { clocks }),
    ...(match.takeBacks === 0 ? {} : { takeBacks: match.takeBacks }),
    ...(result === undefined ? {} : { result, secret }),
  };
}

type PersonalNews = Pick<MatchUpdate, 'undoable' | 'askable' | 'takeBack'>;

function personalNews({ versions, takeBacks }: Source, watcher: Watcher): PersonalNews {
  const takeBack = takeBacks.for(watcher);
  return {
    undoable: watcher === 'public' ? 0 : undoableBy(versions.match, watcher),
    ...askableBy(versions, watcher),
    ...(takeBack === undefined ? {} : { takeBack }),
  };
}

function observationFor(match: Match, watcher: Watcher): ScoredObservation {
  const { view, memory } = match.observe(watcher);
  const standing = match.game.standing(match.state, watcher);
  return { view, ...(memory === undefined ? {} : { memory }), standing };
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

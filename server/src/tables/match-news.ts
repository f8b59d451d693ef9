import { type Match, type Watcher, seatsIn } from '@richtfest/engine';
import {
  type ChangeMessage,
  type Delta,
  type LogNews,
  type MatchUpdate,
  type Protocol,
  type ScoredObservation,
  type WelcomeMessage,
  deltaBetween,
} from '@richtfest/protocol';
import { type Encoded, encoded } from './presence.ts';
import type { RunningMatch } from './running-match.ts';
import type { WatcherVersions } from './watcher-versions.ts';

/** What the messages need of a match besides its log. */
type Source = Pick<
  RunningMatch,
  'versions' | 'time' | 'takeBacks' | 'secret' | 'sent' | 'undoableBy'
>;

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
    entries: versions.newsFor(watcher, since),
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
    const entries = versions.newsFor(perspective, since);
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

function personalNews(source: Source, watcher: Watcher): PersonalNews {
  const { versions, takeBacks } = source;
  const takeBack = takeBacks.for(watcher);
  return {
    undoable: watcher === 'public' ? 0 : source.undoableBy(watcher),
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

interface Versions {
  /** The versions of the previous message and of this one. */
  readonly since: number;
  readonly version: number;
}

type Deltas = Readonly<Record<string, Delta>>;
type Fields = Readonly<Record<string, unknown>>;

/** The watcher whose view this one sees: without private views there is one for all. */
function perspectiveOf({ game }: Pick<Match, 'game'>, watcher: Watcher): Watcher {
  return game.hasPrivateViews === true ? watcher : 'public';
}

/**
 * What clients were last sent of a match, so that the next message only says what is different
 * (PR-41). Where all watchers see the same, that is found out once for all of them.
 */
export class SentObservations {
  readonly #views = new Map<Watcher, SentFields>();
  readonly #memories = new Map<Watcher, SentFields>();

  /** All clients of a watcher have this observation now. */
  note(match: Match, watcher: Watcher, version: number, observation: ScoredObservation): void {
    const { memory, ...rest } = observation;
    this.#views.set(perspectiveOf(match, watcher), new SentFields(version, rest));
    if (memory !== undefined) this.#memories.set(watcher, new SentFields(version, { memory }));
  }

  /**
   * How the observation differs from what the clients of a watcher have, and notes that they have
   * it now; undefined if they don't have version `since`.
   */
  advance(match: Match, watcher: Watcher, versions: Versions): Deltas | undefined {
    const { game, state } = match;
    const perspective = perspectiveOf(match, watcher);
    const view = this.#views.get(perspective)?.advance(versions, () => ({
      view: game.view(state, perspective),
      standing: game.standing(state, perspective),
    }));
    if (watcher === 'public') return view;
    const memory = this.#memories
      .get(watcher)
      ?.advance(versions, () => ({ memory: game.memory(state, watcher) }));
    if (view === undefined || memory === undefined) return undefined;
    // The object that others with this view get: it shows that their messages are alike.
    return isEmpty(memory) ? view : { ...view, ...memory };
  }
}

function isEmpty(deltas: Deltas): boolean {
  for (const _ in deltas) return false;
  return true;
}

/** Some fields as clients have them. No later move changes what views and memories contain. */
class SentFields {
  #fields: Fields;
  #version: number;
  /** The latest step, for other watchers who see the same. */
  #latest: { readonly since: number; readonly deltas: Deltas } | undefined;

  constructor(version: number, fields: Fields) {
    this.#version = version;
    this.#fields = fields;
  }

  advance({ since, version }: Versions, fields: () => Fields): Deltas | undefined {
    const latest = this.#latest;
    if (version === this.#version && since === latest?.since) return latest.deltas;
    if (since !== this.#version) return undefined;
    const after = fields();
    const deltas = differences(this.#fields, after);
    this.#fields = after;
    this.#version = version;
    this.#latest = { since, deltas };
    return deltas;
  }
}

function differences(before: Fields, after: Fields): Deltas {
  const deltas: Record<string, Delta> = {};
  for (const name in after) {
    const delta = deltaBetween(before[name], after[name]);
    if (delta !== undefined) deltas[name] = delta;
  }
  return deltas;
}

import type { Match, Watcher } from '@richtfest/engine';
import { type Delta, type ScoredObservation, deltaBetween } from '@richtfest/protocol';

export interface Versions {
  /** The versions of the previous message and of this one. */
  readonly since: number;
  readonly version: number;
}

export type Deltas = Readonly<Record<string, Delta>>;
type Fields = Readonly<Record<string, unknown>>;

/** The watcher whose view this one sees: without private views there is one for all. */
export function perspectiveOf({ game }: Pick<Match, 'game'>, watcher: Watcher): Watcher {
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

export function isEmpty(deltas: Deltas): boolean {
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

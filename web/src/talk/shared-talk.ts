import type { Seat } from '@richtfest/engine';
import type { Reaction } from '@richtfest/protocol';
import type { TalkClient, TalkSnapshot } from './talk-client.ts';

/** Several seats share a device: all see the same messages, and each sends through its own connection. */
export class SharedTalk implements TalkClient {
  readonly #talks: readonly TalkClient[];
  #latest: TalkClient | undefined;
  #seen: { readonly parts: readonly TalkSnapshot[]; readonly snapshot: TalkSnapshot } | undefined;

  constructor(talks: readonly TalkClient[]) {
    this.#talks = talks;
  }

  get speakers(): readonly Seat[] {
    return this.#talks.flatMap(({ speakers }) => speakers).toSorted((a, b) => a - b);
  }

  getSnapshot(): TalkSnapshot {
    const parts = this.#talks.map((talk) => talk.getSnapshot());
    const seen = this.#seen;
    if (seen !== undefined && parts.every((part, at) => part === seen.parts[at])) {
      return seen.snapshot;
    }
    const own = (this.#latest ?? this.#talks[0])?.getSnapshot();
    const snapshot = {
      ...(parts[0] as TalkSnapshot),
      pending: own?.pending,
      problem: own?.problem,
    };
    this.#seen = { parts, snapshot };
    return snapshot;
  }

  subscribe(listener: () => void): () => void {
    const all = this.#talks.map((talk) => talk.subscribe(listener));
    return () => {
      for (const unsubscribe of all) unsubscribe();
    };
  }

  say(seat: Seat, text: string): void {
    this.#speaking(seat)?.say(seat, text);
  }

  react(seat: Seat, reaction: Reaction): void {
    this.#speaking(seat)?.react(seat, reaction);
  }

  #speaking(seat: Seat): TalkClient | undefined {
    this.#latest = this.#talks.find(({ speakers }) => speakers.includes(seat));
    return this.#latest;
  }
}

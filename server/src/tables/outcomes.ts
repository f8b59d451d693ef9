import type { AnswerMessage } from '@richtfest/protocol';
import type { StoredEntry } from '../store/event-store.ts';
import type { WatcherVersions } from './watcher-versions.ts';

/** Refusals are remembered so many; what was accepted is remembered as long as its log. */
const REMEMBERED_REFUSALS = 200;

/** What became of each attempt, so that the same attempt again gets the same answer. */
export class Outcomes {
  readonly #accepted = new Map<string, AnswerMessage>();
  readonly #others = new Map<string, AnswerMessage>();

  find(seat: number, id: string): AnswerMessage | undefined {
    return this.#accepted.get(nameOf(seat, id)) ?? this.#others.get(nameOf(seat, id));
  }

  keep(seat: number, id: string, answer: AnswerMessage): AnswerMessage {
    if (answer.type === 'accepted') this.#accepted.set(nameOf(seat, id), answer);
    else this.#others.set(nameOf(seat, id), answer);
    const [oldest] = this.#others.keys();
    if (this.#others.size > REMEMBERED_REFUSALS && oldest !== undefined)
      this.#others.delete(oldest);
    return answer;
  }

  /** Everything in a log was accepted once, at the version it was to the seat that did it. */
  remember(entries: readonly StoredEntry[], versions: WatcherVersions): void {
    for (const { entry, moveId, version: entryCount } of entries) {
      if (moveId === undefined) continue;
      const version = versions.version(entry.seat, entryCount);
      this.keep(entry.seat, moveId, { type: 'accepted', id: moveId, version });
    }
  }
}

function nameOf(seat: number, id: string): string {
  return `${seat}/${id}`;
}

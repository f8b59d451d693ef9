import type { Match, Seat } from '@richtfest/engine';
import type { AnswerMessage, MoveMessage, UndoMessage } from '@richtfest/protocol';
import type { StoredEntry } from '../store/event-store.ts';
import type { WatcherVersions } from './watcher-versions.ts';

/** The number of stored answers other than “accepted”, which are stored as long as their log. */
const KEPT_REFUSALS = 200;

/** Since when a seat has faced its present decision, in its own versions. */
interface Since {
  readonly decision: number;
  readonly version: number;
}

/**
 * What clients attempted and how each attempt was answered, so that the same attempt again gets
 * the same answer (PR-4), and the decisions an attempt can still be made for (PR-6).
 */
export class Attempts {
  readonly #accepted = new Map<string, AnswerMessage>();
  readonly #others = new Map<string, AnswerMessage>();
  #match: Match | undefined;
  #decisions: readonly Since[] = [];

  /** How this attempt was answered before. */
  find(seat: Seat, id: string): AnswerMessage | undefined {
    const name = nameOf(seat, id);
    return this.#accepted.get(name) ?? this.#others.get(name);
  }

  keep(seat: Seat, id: string, answer: AnswerMessage): AnswerMessage {
    if (answer.type === 'accepted') this.#accepted.set(nameOf(seat, id), answer);
    else this.#keepOther(nameOf(seat, id), answer);
    return answer;
  }

  /** Everything in a log was accepted, at the version it had for the seat that did it. */
  remember(entries: readonly StoredEntry[], versions: WatcherVersions): void {
    for (const { entry, moveId, version: entryCount } of entries) {
      if (moveId === undefined) continue;
      const version = versions.version(entry.seat, entryCount);
      this.keep(entry.seat, moveId, { type: 'accepted', id: moveId, version });
    }
  }

  /** Records the current decision of every seat; call it after every change. */
  noteDecisions(versions: WatcherVersions): void {
    const { match } = versions;
    const isSameMatch = this.#match === match;
    this.#match = match;
    this.#decisions = match.header.seats.map((_, seat) => {
      const decision = match.decisionOf(seat);
      const noted = this.#decisions[seat];
      const isSame = isSameMatch && noted?.decision === decision;
      return isSame ? noted : { decision, version: versions.version(seat) };
    });
  }

  /**
   * Whether an attempt was made on what is still so: an undo on the latest version of its seat, a
   * move on the decision its seat still faces, whatever others chose meanwhile.
   */
  isCurrent(
    versions: WatcherVersions,
    seat: Seat,
    { type, version }: MoveMessage | UndoMessage,
  ): boolean {
    const latest = versions.version(seat);
    const earliest = type === 'move' ? (this.#decisions[seat]?.version ?? 0) : latest;
    return version >= earliest && version <= latest;
  }

  #keepOther(name: string, answer: AnswerMessage): void {
    this.#others.set(name, answer);
    const [oldest] = this.#others.keys();
    if (this.#others.size > KEPT_REFUSALS && oldest !== undefined) this.#others.delete(oldest);
  }
}

function nameOf(seat: Seat, id: string): string {
  return `${seat}/${id}`;
}

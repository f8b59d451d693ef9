import type { Watcher } from '@richtfest/engine';
import type { ServerMessage } from '@richtfest/protocol';

/** Somebody who is connected. */
export interface Attendant {
  send(text: string): void;
  /** Ends the connection: the server's word that it makes sense to come back, or not. */
  end(code: number, sentence: string): void;
}

/** Who is at a table now, and with whose eyes they look. */
export class Attendance {
  readonly #watchers = new Map<Attendant, Watcher>();
  /** Of those who look with public eyes, those that somebody with a seat laid in the middle. */
  readonly #middle = new Set<Attendant>();

  get size(): number {
    return this.#watchers.size;
  }

  [Symbol.iterator](): IterableIterator<[Attendant, Watcher]> {
    return this.#watchers.entries();
  }

  enter(attendant: Attendant, watcher: Watcher, isMiddle = false): void {
    this.#watchers.set(attendant, watcher);
    if (isMiddle) this.#middle.add(attendant);
  }

  /** Those who only watch. */
  get onlookers(): Attendant[] {
    return [...this.#watchers].flatMap(([attendant, watcher]) =>
      watcher === 'public' && !this.#middle.has(attendant) ? [attendant] : [],
    );
  }

  /** Those who came with the key of a seat, a device in the middle of the table included. */
  get members(): Attendant[] {
    const onlookers = new Set(this.onlookers);
    return [...this.#watchers.keys()].filter((attendant) => !onlookers.has(attendant));
  }

  /** Says whose eyes have gone. */
  leave(attendant: Attendant): Watcher | undefined {
    const watcher = this.#watchers.get(attendant);
    this.#watchers.delete(attendant);
    this.#middle.delete(attendant);
    return watcher;
  }

  watcherOf(attendant: Attendant): Watcher | undefined {
    return this.#watchers.get(attendant);
  }

  /** Connections that look with these eyes. */
  count(watcher: Watcher): number {
    let count = 0;
    for (const each of this.#watchers.values()) if (each === watcher) count++;
    return count;
  }

  /** Whether anybody is here who plays. */
  get hasPlayers(): boolean {
    for (const watcher of this.#watchers.values()) if (watcher !== 'public') return true;
    return false;
  }

  /**
   * Sends to everybody for whom there is a message; what the same eyes see is built and written
   * once. `newcomer` has just been told all there is.
   */
  broadcast(
    messageFor: (watcher: Watcher) => ServerMessage | undefined,
    newcomer?: Attendant,
  ): void {
    const texts = new Map<Watcher, string | undefined>();
    for (const [attendant, watcher] of this.#watchers) {
      if (attendant === newcomer) continue;
      if (!texts.has(watcher)) {
        const message = messageFor(watcher);
        texts.set(watcher, message === undefined ? undefined : JSON.stringify(message));
      }
      const text = texts.get(watcher);
      if (text !== undefined) attendant.send(text);
    }
  }
}

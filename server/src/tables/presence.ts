import type { Watcher } from '@richtfest/engine';
import type { ServerMessage } from '@richtfest/protocol';

/** A connected client. */
export interface Connection {
  send(text: string): void;
  /** Ends the connection; the code says whether it makes sense to come back. */
  end(code: number, sentence: string): void;
}

/** The connections to a table, each with its watcher. */
export class Presence {
  readonly #watchers = new Map<Connection, Watcher>();
  /** Connections with a seat's key that show the public view, in the middle of a real table. */
  readonly #middle = new Set<Connection>();

  get size(): number {
    return this.#watchers.size;
  }

  [Symbol.iterator](): IterableIterator<[Connection, Watcher]> {
    return this.#watchers.entries();
  }

  enter(connection: Connection, watcher: Watcher, isMiddle = false): void {
    this.#watchers.set(connection, watcher);
    if (isMiddle) this.#middle.add(connection);
  }

  /** Connections that only watch. */
  get onlookers(): Connection[] {
    return [...this.#watchers].flatMap(([connection, watcher]) =>
      watcher === 'public' && !this.#middle.has(connection) ? [connection] : [],
    );
  }

  /** Connections that came with the key of a seat, a device in the middle of the table included. */
  get members(): Connection[] {
    const onlookers = new Set(this.onlookers);
    return [...this.#watchers.keys()].filter((connection) => !onlookers.has(connection));
  }

  /** Returns the watcher it was. */
  leave(connection: Connection): Watcher | undefined {
    const watcher = this.#watchers.get(connection);
    this.#watchers.delete(connection);
    this.#middle.delete(connection);
    return watcher;
  }

  watcherOf(connection: Connection): Watcher | undefined {
    return this.#watchers.get(connection);
  }

  /** The number of connections of this watcher. */
  count(watcher: Watcher): number {
    let count = 0;
    for (const each of this.#watchers.values()) if (each === watcher) count++;
    return count;
  }

  /** Whether any player is connected. */
  get hasPlayers(): boolean {
    for (const watcher of this.#watchers.values()) if (watcher !== 'public') return true;
    return false;
  }

  /**
   * Sends to every watcher for whom there is a message; each watcher's message is built and encoded
   * once. `newcomer` is skipped, because it has just been sent everything.
   */
  broadcast(
    messageFor: (watcher: Watcher) => ServerMessage | undefined,
    newcomer?: Connection,
  ): void {
    const texts = new Map<Watcher, string | undefined>();
    for (const [connection, watcher] of this.#watchers) {
      if (connection === newcomer) continue;
      if (!texts.has(watcher)) {
        const message = messageFor(watcher);
        texts.set(watcher, message === undefined ? undefined : JSON.stringify(message));
      }
      const text = texts.get(watcher);
      if (text !== undefined) connection.send(text);
    }
  }
}

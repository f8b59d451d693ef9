import type { Watcher } from '@richtfest/engine';
import type { ServerMessage } from '@richtfest/protocol';

/** A connected client. */
export interface Connection {
  /** `version`: the one the watcher has with this message, if it is about the match. */
  send(text: string, version?: number): void;
  /** Ends the connection; the code says whether it makes sense to come back. */
  end(code: number, sentence: string): void;
  /** The table is played at another server from now on: the connection goes on there. */
  moved(): void;
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
    const messages = new Map<Watcher, Encoded | undefined>();
    for (const [connection, watcher] of this.#watchers) {
      if (connection === newcomer) continue;
      if (!messages.has(watcher)) {
        const message = messageFor(watcher);
        messages.set(watcher, message === undefined ? undefined : encoded(message));
      }
      const message = messages.get(watcher);
      if (message !== undefined) connection.send(message.text, message.version);
    }
  }
}

interface Encoded {
  readonly text: string;
  readonly version: number | undefined;
}

/** A message as text, and the version a watcher has with it. */
export function encoded(message: ServerMessage): Encoded {
  const text = JSON.stringify(message);
  if (message.type === 'update') return { text, version: message.version };
  return { text, version: message.type === 'welcome' ? message.match?.version : undefined };
}

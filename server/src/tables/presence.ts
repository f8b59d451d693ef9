import type { Watcher } from '@richtfest/engine';
import type { Protocol, ServerMessage } from '@richtfest/protocol';

/** A connected client. */
export interface Connection {
  /** `version`: the one the watcher has with this message, if it is about the match. */
  send(text: string, version?: number): void;
  /** Ends the connection; the code says whether it makes sense to come back. */
  end(code: number, sentence: string): void;
  /** The table is played at another server from now on: the connection goes on there. */
  moved(): void;
}

interface Participant {
  readonly watcher: Watcher;
  readonly protocol: Protocol;
  /** It has a seat's key and shows the public view, in the middle of a real table. */
  readonly isMiddle?: boolean;
}

/** The connections to a table, each with its watcher. */
export class Presence {
  readonly #participants = new Map<Connection, Participant>();

  get size(): number {
    return this.#participants.size;
  }

  *[Symbol.iterator](): IterableIterator<[Connection, Watcher]> {
    for (const [connection, { watcher }] of this.#participants) yield [connection, watcher];
  }

  enter(connection: Connection, participant: Participant): void {
    this.#participants.set(connection, participant);
  }

  /** Connections that only watch. */
  get onlookers(): Connection[] {
    return [...this.#participants].flatMap(([connection, participant]) =>
      isOnlooker(participant) ? [connection] : [],
    );
  }

  /** Connections that came with the key of a seat, a device in the middle of the table included. */
  get members(): Connection[] {
    return [...this.#participants].flatMap(([connection, participant]) =>
      isOnlooker(participant) ? [] : [connection],
    );
  }

  /** Returns the watcher it was. */
  leave(connection: Connection): Watcher | undefined {
    const watcher = this.watcherOf(connection);
    this.#participants.delete(connection);
    return watcher;
  }

  participant(
    connection: Connection,
  ): (Participant & { readonly isOnlooker: boolean }) | undefined {
    const found = this.#participants.get(connection);
    return found === undefined ? undefined : { ...found, isOnlooker: isOnlooker(found) };
  }

  watcherOf(connection: Connection): Watcher | undefined {
    return this.#participants.get(connection)?.watcher;
  }

  /** Whether a watcher is connected. */
  has(watcher: Watcher): boolean {
    for (const each of this.#participants.values()) if (each.watcher === watcher) return true;
    return false;
  }

  /** The number of connections of this watcher. */
  count(watcher: Watcher): number {
    let count = 0;
    for (const each of this.#participants.values()) if (each.watcher === watcher) count++;
    return count;
  }

  /** Whether any player is connected. */
  get hasPlayers(): boolean {
    for (const { watcher } of this.#participants.values()) if (watcher !== 'public') return true;
    return false;
  }

  /**
   * Sends to every watcher for whom there is a message, which is encoded once for all who get it.
   * `newcomer` is skipped, because it has just been sent everything.
   */
  broadcast(
    messageFor: (watcher: Watcher, protocol: Protocol) => ServerMessage | undefined,
    newcomer?: Connection,
  ): void {
    const texts = new Map<ServerMessage, Encoded>();
    this.broadcastTexts((watcher, protocol) => {
      const message = messageFor(watcher, protocol);
      if (message === undefined) return undefined;
      const text = texts.get(message) ?? encoded(message);
      texts.set(message, text);
      return text;
    }, newcomer);
  }

  /** The same for messages that are encoded already; one for each watcher and protocol version. */
  broadcastTexts(
    textFor: (watcher: Watcher, protocol: Protocol) => Encoded | undefined,
    newcomer?: Connection,
  ): void {
    // A list: there are few different ones, and the spectators' is found at once.
    const known: (Participant & { readonly encoded: Encoded | undefined })[] = [];
    for (const [connection, { watcher, protocol }] of this.#participants) {
      if (connection === newcomer) continue;
      let found = known.find((each) => each.watcher === watcher && each.protocol === protocol);
      if (found === undefined) {
        found = { watcher, protocol, encoded: textFor(watcher, protocol) };
        known.push(found);
      }
      if (found.encoded !== undefined) connection.send(found.encoded.text, found.encoded.version);
    }
  }
}

function isOnlooker({ watcher, isMiddle = false }: Participant): boolean {
  return watcher === 'public' && !isMiddle;
}

/** A message as text, and the version a watcher has with it. */
export interface Encoded {
  readonly text: string;
  readonly version: number | undefined;
}

export function encoded(message: ServerMessage): Encoded {
  const text = JSON.stringify(message);
  if (message.type === 'welcome') return { text, version: message.match?.version };
  const isNews = message.type === 'update' || message.type === 'change';
  return { text, version: isNews ? message.version : undefined };
}

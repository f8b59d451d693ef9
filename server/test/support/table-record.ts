import type { ClientMessage, LogNews, ServerMessage } from '@richtfest/protocol';
import { expect } from 'vitest';
import { History } from '../../../testkit/src/history.ts';
import type { Store } from '../../src/index.ts';
import type { Trace } from './client.ts';

/** Records what the clients of a table send and see, to be checked against its log. */
export class TableRecord {
  readonly #history = new History();
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** The trace of a client, also of its later connections. A spectator has no seat. */
  of(client: string, seat?: number): Trace {
    const history = this.#history;
    const name = (id: string) => nameOf(seat, id);
    let shown = 0;
    return {
      sent: (message: ClientMessage) => {
        if (message.type === 'hello') history.asked(client);
        else if (message.type === 'move' || message.type === 'undo') {
          history.sent(client, name(message.id));
        }
      },
      received: (message: ServerMessage) => {
        if (message.type === 'welcome' && message.match !== undefined) {
          const { version, since, entries } = message.match;
          const moves = entries.filter((entry) => entry.version > 0);
          shown = version;
          history.read(client, { version, since, entries: moves.map(seenEntry) });
        } else if (message.type === 'update' || message.type === 'change') {
          // It may repeat what the welcome contained.
          if (message.version <= shown) return;
          shown = message.version;
          for (const entry of message.entries) history.seen(client, seenEntry(entry));
        } else if (message.type === 'accepted') {
          history.accepted(client, name(message.id), message.version);
        } else if (message.type === 'refused' || message.type === 'outdated') {
          history.rejected(client, name(message.id));
        }
      },
    };
  }

  /** Everything that was acknowledged and seen is explained by the stored log. */
  async check(store: Pick<Store, 'loadEntries'>, atLeast = 1): Promise<void> {
    const entries = await store.loadEntries(this.#table, 0);
    const log = entries.map(({ moveId, entry }) =>
      moveId === undefined ? {} : { attempt: nameOf(entry.seat, moveId) },
    );
    expect(this.#history.problems(log)).toEqual([]);
    expect(this.#history.acknowledgements).toBeGreaterThanOrEqual(atLeast);
  }
}

function nameOf(seat: number | undefined, id: string): string {
  return `${id} of seat ${seat}`;
}

function seenEntry({ version, ...entry }: LogNews) {
  return { version, entry: JSON.stringify(entry) };
}

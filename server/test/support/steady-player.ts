import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameMove } from '@richtfest/engine';
import { Client, type Trace } from './client.ts';

interface PlayerOptions {
  readonly table: string;
  readonly key: string;
  readonly trace: Trace;
  /** Chooses a server for the next connection, as a proxy does. */
  readonly route: () => { readonly address: string };
}

/** A player whose client connects again whenever its connection ends, as the site does. */
export class SteadyPlayer {
  reconnects = 0;
  readonly #options: PlayerOptions;
  #client: Promise<Client>;
  #isLeaving = false;
  readonly #staying: Promise<void>;

  constructor(options: PlayerOptions) {
    const { table, key, trace, route } = options;
    this.#options = options;
    this.#client = Client.join(route().address, table, { key, trace });
    this.#staying = this.#stay();
  }

  /** The client with an open connection. */
  async client(): Promise<Client> {
    for (;;) {
      const client = await this.#client;
      if (client.closed === undefined) return client;
      await nextTurn();
    }
  }

  /** Plays a move, and repeats it until it is answered. Returns the acknowledged version. */
  async play(move: GameMove | undefined, id: string): Promise<number> {
    const { version } = await this.client();
    for (;;) {
      const client = await this.client();
      client.send({ type: 'move', id, version, move });
      const answer = () => client.messages.findLast((each) => 'id' in each && each.id === id);
      await client.until(() => client.closed !== undefined || answer() !== undefined);
      const answered = answer();
      if (answered?.type === 'accepted') return answered.version;
      if (answered !== undefined) throw new Error(JSON.stringify(answered));
    }
  }

  /** Waits until it has seen a version, over however many connections. */
  async see(version: number): Promise<void> {
    for (;;) {
      const client = await this.client();
      await client.until(() => client.closed !== undefined || client.version >= version);
      if (client.version >= version) return;
    }
  }

  async leave(): Promise<void> {
    this.#isLeaving = true;
    await (await this.client()).close();
    await this.#staying;
  }

  async #stay(): Promise<void> {
    const { table, key, route } = this.#options;
    for (;;) {
      const client = await this.#client;
      await client.until(() => client.closed !== undefined, 600_000);
      if (this.#isLeaving) return;
      this.reconnects++;
      this.#client = client.rejoin(route().address, table, key);
    }
  }
}

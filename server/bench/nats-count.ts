import { type NatsConnection, connect } from '@nats-io/transport-node';

/** Counts what the servers of a cluster send each other, as a further subscriber of everything. */
export class NatsCount {
  readonly #connection: NatsConnection;
  #messages = 0;
  #bytes = 0;

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
    connection.subscribe('>', {
      callback: (error, message) => {
        if (error !== null) return;
        this.#messages++;
        this.#bytes += message.data.length;
      },
    });
  }

  static async start(servers: string): Promise<NatsCount> {
    const count = new NatsCount(await connect({ servers }));
    await count.#connection.flush();
    return count;
  }

  /** Bytes without the subjects. Answers to requests count, too. */
  async end(): Promise<{ messages: number; bytes: number }> {
    await this.#connection.drain();
    return { messages: this.#messages, bytes: this.#bytes };
  }
}

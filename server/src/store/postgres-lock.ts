import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataLock, LockMode } from './data-lock.ts';

const TRIES = {
  shared: 'pg_try_advisory_lock_shared',
  exclusive: 'pg_try_advisory_lock',
} as const;
/** Names the lock among others in the same database; “rich” in ASCII. */
const LOCK = 0x72_69_63_68;
/** Milliseconds until a lock that was lost with its connection is asked for again. */
const RETRY_AFTER = 5_000;
const CONNECT_WITHIN = 10_000;
/** A machine that has vanished loses its lock within a minute. */
const KEEPALIVE =
  'set tcp_keepalives_idle to 30; set tcp_keepalives_interval to 10; set tcp_keepalives_count to 3';

/**
 * Locks the tables in a database by an advisory lock of one connection. A lock that is lost with
 * its connection, for instance when the database server is started again, is taken again.
 */
export async function lockDatabase(url: string, mode: LockMode): Promise<DataLock | undefined> {
  const first = await connect(url, mode);
  return first === undefined ? undefined : new HeldLock(first, () => connect(url, mode));
}

class HeldLock implements DataLock {
  readonly #connect: () => Promise<Client | undefined>;
  readonly #released = new AbortController();
  #client: Client | undefined;
  #retaking: Promise<void> | undefined;

  constructor(client: Client, connectAgain: () => Promise<Client | undefined>) {
    this.#connect = connectAgain;
    this.#hold(client);
  }

  async release(): Promise<void> {
    this.#released.abort();
    await this.#retaking;
    await this.#client?.end();
  }

  #hold(client: Client): void {
    this.#client = client;
    client.once('end', () => {
      this.#client = undefined;
      if (!this.#released.signal.aborted) this.#retaking = this.#retake();
    });
  }

  async #retake(): Promise<void> {
    const { signal } = this.#released;
    while (this.#client === undefined) {
      await sleep(RETRY_AFTER, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      const client = await this.#connect().catch(() => undefined);
      if (client !== undefined) this.#hold(client);
    }
  }
}

async function connect(url: string, mode: LockMode): Promise<Client | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    application_name: 'richtfest lock',
  });
  // An error ends the connection, which is handled elsewhere.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(KEEPALIVE);
    // Several Richtfest instances in one database have different schemas.
    const { rows } = await client.query<{ taken: boolean }>(
      `select ${TRIES[mode]}(${LOCK}, hashtext(current_schema())) as taken`,
    );
    if (rows[0]?.taken === true) return client;
    await client.end();
    return undefined;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

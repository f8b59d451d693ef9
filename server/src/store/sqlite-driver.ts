import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
  type SqliteDialectConfig,
} from 'kysely';
import { isLocked } from './store-failure.ts';

/** Milliseconds to wait while another program locks the database. */
const LOCK_TIMEOUT = 5_000;
/** The longest pause between two attempts. */
const PAUSE = 20;

/** Like Kysely's driver, but it waits for a locked database without blocking the process. */
export class RetryingDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new RetryingDriver(this.#config);
  }
}

/** Write transactions lock immediately, because waiting is impossible later. */
class RetryingDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate');
    await retryWhileLocked(() => connection.executeQuery(begin));
  }

  /** After a full disk nothing is left to be rolled back; that must not hide what went wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!/no transaction is active/.test(String(error))) throw error;
    });
  }
}

/** Tries again for as long as another program has locked the database, up to a limit. */
export async function retryWhileLocked<T>(task: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!isLocked(error) || performance.now() - start > LOCK_TIMEOUT) throw error;
      await sleep(1 + Math.random() * PAUSE);
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { TableMoved } from '../cluster/table-moved.ts';
import type { TableServices } from './services.ts';

/** Milliseconds a table that can't be opened is left alone. */
const AFTER_FAILURE = 60 * 60_000;

interface AlarmOptions {
  /** Opens a table, whose bots continue then. */
  open(code: string): Promise<void>;
  /** Opens a table, which then handles its own clocks. */
  wake(code: string): Promise<void>;
}

/**
 * Finds the tables that have something to do though nobody asks for them: those that wait for a
 * bot and have no server, and slow ones when a player's time runs out. It looks into the store, a
 * few at a time, so that it does not matter which server made them or whether it was restarted.
 */
export class Alarm {
  readonly #services: TableServices;
  readonly #options: AlarmOptions;
  readonly #end = new AbortController();
  #running: Promise<void> | undefined;
  #hasAdopted = false;

  constructor(services: TableServices, options: AlarmOptions) {
    this.#services = services;
    this.#options = options;
  }

  /** Resolves when the tables that were left without a server have been opened. */
  async start(): Promise<void> {
    await this.#adopt();
    this.#running ??= this.#run();
  }

  async close(): Promise<void> {
    this.#end.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#end;
    const { limits, members } = this.#services;
    while (!signal.aborted) {
      await this.#look();
      await sleep(limits.lookEvery, undefined, { ref: false, signal }).catch(() => undefined);
      // Alone, all there are are adopted at once.
      if ((!members.isAlone || !this.#hasAdopted) && !signal.aborted) await this.#adopt();
    }
  }

  /** Opens the tables that no server has and that wait for a bot. */
  async #adopt(): Promise<void> {
    const { log } = this.#services;
    try {
      for (const code of await this.#orphans()) {
        if (this.#end.signal.aborted) return;
        await this.#options.open(code).catch((error: unknown) => {
          if (error instanceof TableMoved) return;
          log.error({ table: code, err: error }, 'a table could not be resumed');
        });
      }
      this.#hasAdopted = true;
    } catch (error) {
      log.error({ err: error }, 'the store could not be asked for tables without a server');
    }
  }

  async #orphans(): Promise<string[]> {
    const { store, now, limits, members } = this.#services;
    if (members.isAlone) return await store.tablesAwaitingBots();
    if (!members.takesTables) return [];
    return await store.cluster.claimWork({
      server: members.id,
      at: now(),
      most: limits.wakeAtOnce,
    });
  }

  async #look(): Promise<void> {
    const { store, now, limits, log, members } = this.#services;
    const owner = members.isAlone ? undefined : members.id;
    try {
      for (const code of await store.timing.due(now(), limits.wakeAtOnce, owner)) {
        if (this.#end.signal.aborted) return;
        await this.#options.wake(code).catch(async (error: unknown) => {
          if (error instanceof TableMoved) return;
          log.error({ table: code, err: error }, 'a table whose time is up could not be opened');
          await store.timing.postpone(code, now() + AFTER_FAILURE);
        });
      }
    } catch (error) {
      log.error({ err: error }, 'the store could not be asked for slow tables');
    }
  }
}

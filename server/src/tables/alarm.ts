import { setTimeout as sleep } from 'node:timers/promises';
import type { TableServices } from './services.ts';

/** Milliseconds a table that can't be opened is left alone. */
const AFTER_FAILURE = 60 * 60_000;

/**
 * Wakes slow tables when a player's time runs out: a few at a time, looked up in the store, so that
 * it does not matter which server made them or whether it was restarted.
 */
export class Alarm {
  readonly #services: TableServices;
  readonly #wake: (code: string) => Promise<void>;
  readonly #end = new AbortController();
  #running: Promise<void> | undefined;

  /** `wake`: opens a table, which then handles its own clocks. */
  constructor(services: TableServices, wake: (code: string) => Promise<void>) {
    this.#services = services;
    this.#wake = wake;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async close(): Promise<void> {
    this.#end.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#end;
    const { lookEvery } = this.#services.limits;
    while (!signal.aborted) {
      await this.#look();
      await sleep(lookEvery, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const { store, now, limits, log } = this.#services;
    try {
      for (const code of await store.timing.due(now(), limits.wakeAtOnce)) {
        if (this.#end.signal.aborted) return;
        await this.#wake(code).catch(async (error: unknown) => {
          log.error({ table: code, err: error }, 'a table whose time is up could not be opened');
          await store.timing.postpone(code, now() + AFTER_FAILURE);
        });
      }
    } catch (error) {
      log.error({ err: error }, 'the store could not be asked for slow tables');
    }
  }
}

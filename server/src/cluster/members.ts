import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterStore, ServerRecord } from '../store/cluster-store.ts';
import type { Log } from '../tables/services.ts';

export interface LeaseLimits {
  /** Milliseconds after which a server that has not renewed its lease may lose its tables. */
  readonly lease: number;
  /** Milliseconds between two renewals. */
  readonly renewEvery: number;
}

/** The live servers as one of them sees them. */
export interface Members {
  readonly id: string;
  /** There are no others: a table without an owner in this process has none. */
  readonly isAlone: boolean;
  /** It hands its tables over and takes no new ones. */
  readonly isDraining: boolean;
  /** Calls back with each server that has left or whose lease has expired. */
  onGone(listener: (server: string) => void): void;
  /** Calls back when this server's own lease had expired: others may have taken its tables. */
  onLapse(listener: () => void): void;
  /** The server that a table without an owner belongs to. */
  placeOf(table: string): string;
  start(log: Log): Promise<void>;
  /** No tables are placed here any more. */
  drain(): Promise<void>;
  leave(): Promise<void>;
}

/** A server that shares its store with no other one. */
export function aloneAs(id: string): Members {
  return {
    id,
    isAlone: true,
    isDraining: false,
    onGone: () => undefined,
    onLapse: () => undefined,
    placeOf: () => id,
    start: async () => undefined,
    drain: async () => undefined,
    leave: async () => undefined,
  };
}

interface ClusterOptions {
  readonly store: ClusterStore;
  readonly limits: LeaseLimits;
}

/** Renews the lease of this server in the store, and follows who else is there. */
export class ClusterMembers implements Members {
  readonly isAlone = false;
  readonly #options: ClusterOptions;
  readonly #goneListeners = new Set<(server: string) => void>();
  readonly #lapseListeners = new Set<() => void>();
  readonly #end = new AbortController();
  #self: ServerRecord;
  #live: readonly ServerRecord[] = [];
  #renewedAt = 0;
  #running: Promise<void> | undefined;

  constructor(self: ServerRecord, options: ClusterOptions) {
    this.#self = self;
    this.#options = options;
  }

  get id(): string {
    return this.#self.id;
  }

  get isDraining(): boolean {
    return this.#self.isDraining === true;
  }

  onGone(listener: (server: string) => void): void {
    this.#goneListeners.add(listener);
  }

  onLapse(listener: () => void): void {
    this.#lapseListeners.add(listener);
  }

  placeOf(table: string): string {
    const open = this.#live.filter(
      ({ isDraining, bus }) => isDraining !== true && bus === this.#self.bus,
    );
    return (
      rendezvous(
        table,
        open.map(({ id }) => id),
      ) ?? this.id
    );
  }

  async start(log: Log): Promise<void> {
    await this.#renew();
    this.#running ??= this.#run(log);
  }

  async drain(): Promise<void> {
    this.#self = { ...this.#self, isDraining: true };
    await this.#renew();
  }

  async leave(): Promise<void> {
    this.#end.abort();
    await this.#running;
    await this.#options.store.leave(this.id);
  }

  async #run(log: Log): Promise<void> {
    const { signal } = this.#end;
    const { limits } = this.#options;
    while (!signal.aborted) {
      await sleep(limits.renewEvery, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.#renew().catch((error: unknown) =>
        log.error({ err: error }, 'the lease of this server could not be renewed'),
      );
    }
  }

  async #renew(): Promise<void> {
    const { store, limits } = this.#options;
    const startedAt = performance.now();
    await store.renew(this.#self, limits.lease);
    const isLapsed = this.#renewedAt > 0 && startedAt - this.#renewedAt > limits.lease;
    this.#renewedAt = startedAt;
    if (isLapsed) for (const listener of this.#lapseListeners) listener();
    const before = this.#live;
    this.#live = await store.servers();
    const ids = new Set(this.#live.map(({ id }) => id));
    for (const { id } of before) {
      if (!ids.has(id)) for (const listener of this.#goneListeners) listener(id);
    }
  }
}

/** Rendezvous hashing: when a server comes or goes, only its own tables change their place. */
export function rendezvous(table: string, servers: readonly string[]): string | undefined {
  const weightOf = (server: string) =>
    createHash('sha256').update(`${server}/${table}`).digest().readUIntBE(0, 6);
  let [best] = servers;
  let most = -1;
  for (const server of servers) {
    const weight = weightOf(server);
    if (weight <= most) continue;
    [best, most] = [server, weight];
  }
  return best;
}

import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerClock, THIS_MACHINE } from '../server-clock.ts';
import type { ClusterStore, ServerRecord } from '../store/cluster-store.ts';
import type { Log } from '../tables/services.ts';
import { sharedBusVersion } from './bus-version.ts';

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
  /** The number of live servers, this one included. */
  readonly count: number;
  /** The other live servers. */
  readonly others: readonly string[];
  /** Whether it opens tables: a server that drains leaves them to others, if there are any. */
  readonly takesTables: boolean;
  /** Milliseconds by which the database's clock is ahead of this server's; stored times follow it. */
  readonly clockOffset: number;
  /** Calls back with each server that has left, whose lease has expired, or that is cut off. */
  onGone(listener: (server: string) => void): void;
  /** Makes sure that `onGone` reports a server, even if it has only just joined. */
  watch(server: string): void;
  /** Calls back when this server's own lease had expired: others may have taken its tables. */
  onLapse(listener: () => void): void;
  /** Whether the store has not answered for a while: nothing can be played here. */
  readonly isLost: boolean;
  /** Calls back when the store has not answered for a while. */
  onLost(listener: () => void): void;
  /** Whether a server can't be reached though it lives. */
  isCutOff(server: string): boolean;
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
    count: 1,
    others: [],
    takesTables: true,
    clockOffset: 0,
    onGone: () => undefined,
    watch: () => undefined,
    onLapse: () => undefined,
    isLost: false,
    onLost: () => undefined,
    isCutOff: () => false,
    placeOf: () => id,
    start: async () => undefined,
    drain: async () => undefined,
    leave: async () => undefined,
  };
}

/**
 * Milliseconds without a renewal after which clients should look for another server. Requests to a
 * database that is cut off get no answer, not even that it is.
 */
const LOST_AFTER = 5_000;
/** Milliseconds by which clocks may differ before they count as different. */
const CLOCK_TOLERANCE = 50;

interface MembersOptions {
  readonly store: Pick<ClusterStore, 'renew' | 'servers' | 'leave'>;
  readonly limits: LeaseLimits;
  /** Whether this server reaches the others. */
  readonly isConnected: () => boolean;
  /** By default those of this machine. */
  readonly clock?: ServerClock;
}

/** Renews the lease of this server in the store, and follows who else is there. */
export class ClusterMembers implements Members {
  readonly isAlone = false;
  readonly #options: MembersOptions;
  readonly #goneListeners = new Set<(server: string) => void>();
  readonly #lapseListeners = new Set<() => void>();
  readonly #lostListeners = new Set<() => void>();
  readonly #watched = new Set<string>();
  readonly #clock: ServerClock;
  readonly #end = new AbortController();
  #clockOffset = 0;
  #self: ServerRecord;
  #live: readonly ServerRecord[] = [];
  /** When the latest renewal was sent: the lease began then or later. */
  #renewedAt: number | undefined;
  /** The number of times that a renewal was due since the latest one. */
  #missed = 0;
  #running: Promise<void> | undefined;

  constructor(self: ServerRecord, options: MembersOptions) {
    this.#self = self;
    this.#options = options;
    this.#clock = options.clock ?? THIS_MACHINE;
  }

  get id(): string {
    return this.#self.id;
  }

  get count(): number {
    return this.#live.length;
  }

  get others(): readonly string[] {
    return this.#live.map(({ id }) => id).filter((id) => id !== this.id);
  }

  get takesTables(): boolean {
    return this.#self.isDraining !== true || this.#open.length === 0;
  }

  get clockOffset(): number {
    return this.#clockOffset;
  }

  onGone(listener: (server: string) => void): void {
    this.#goneListeners.add(listener);
  }

  watch(server: string): void {
    this.#watched.add(server);
  }

  onLapse(listener: () => void): void {
    this.#lapseListeners.add(listener);
  }

  get isLost(): boolean {
    return this.#missed * this.#options.limits.renewEvery >= LOST_AFTER;
  }

  onLost(listener: () => void): void {
    this.#lostListeners.add(listener);
  }

  isCutOff(server: string): boolean {
    return server !== this.id && this.#live.some((each) => each.id === server && each.isCutOff);
  }

  placeOf(table: string): string {
    return rendezvous(table, this.#open) ?? this.id;
  }

  /** The servers that tables are placed at. */
  get #open(): readonly string[] {
    return this.#live
      .filter(
        ({ isDraining, isCutOff, bus }) =>
          isDraining !== true &&
          isCutOff !== true &&
          sharedBusVersion(bus, this.#self.bus) !== undefined,
      )
      .map(({ id }) => id);
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
    const watch = setInterval(() => this.#miss(log), limits.renewEvery).unref();
    while (!signal.aborted) {
      await sleep(limits.renewEvery, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) break;
      await this.#renew().catch((error: unknown) =>
        log.error({ err: error }, 'the lease of this server could not be renewed'),
      );
    }
    clearInterval(watch);
  }

  /** Counts instead of reading a clock: a server that was paused itself has lost nothing. */
  #miss(log: Log): void {
    const wasLost = this.isLost;
    this.#missed++;
    if (wasLost || !this.isLost) return;
    log.error({}, 'the database has not answered for a while; clients are sent away');
    for (const listener of this.#lostListeners) listener();
  }

  async #renew(): Promise<void> {
    const { store, limits, isConnected } = this.#options;
    const { ticks, now } = this.#clock;
    const self = isConnected() ? this.#self : { ...this.#self, isCutOff: true };
    const startedAt = ticks();
    const sentAt = now();
    const { time, hasLapsed = false } = await store.renew(self, limits.lease);
    const endedAt = ticks();
    this.#missed = 0;
    // The lease may have expired at any time until the renewal was committed.
    const isLate = this.#renewedAt !== undefined && endedAt - this.#renewedAt > limits.lease;
    this.#renewedAt = startedAt;
    this.#compareClocks(time - sentAt, endedAt - startedAt);
    if (isLate || hasLapsed) for (const listener of this.#lapseListeners) listener();
    await this.#follow();
  }

  async #follow(): Promise<void> {
    for (const { id } of this.#live) if (!this.isCutOff(id)) this.#watched.add(id);
    // A server registers before others can know it, so it is in this list if it lives.
    const watched = [...this.#watched];
    this.#live = await this.#options.store.servers();
    const ids = new Set(this.#live.map(({ id }) => id).filter((id) => !this.isCutOff(id)));
    for (const id of watched) {
      if (ids.has(id) || !this.#watched.delete(id)) continue;
      for (const listener of this.#goneListeners) listener(id);
    }
  }

  /** `ahead`: how much later the database's time was than that at which a renewal was sent. */
  #compareClocks(ahead: number, took: number): void {
    const offset = Math.round(ahead - took / 2);
    const isNews = Math.abs(offset - this.#clockOffset) > took / 2 + CLOCK_TOLERANCE;
    if (isNews) this.#clockOffset = offset;
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

import type { ServerClock } from '../server-clock.ts';
import type { ClusterStore } from '../store/cluster-store.ts';
import type { Bus } from './bus.ts';
import { busVersionOf, newServerId } from './bus-version.ts';
import { LocalNetwork } from './local-bus.ts';
import { ClusterMembers, type LeaseLimits, type Members, aloneAs } from './members.ts';

/** How a server reaches the others, and which servers there are. */
export interface Cluster {
  readonly bus: Bus;
  readonly members: Members;
}

/**
 * Leases are short, because players wait for the tables of a server that was killed. A server that
 * loses its lease by mistake loses no move.
 */
export const USUAL_LEASE: LeaseLimits = { lease: 1_200, renewEvery: 200 };

/** A server without others. */
export function standAlone(): Cluster {
  const id = newServerId();
  return { bus: new LocalNetwork().join(id), members: aloneAs(id) };
}

export interface ClusterOptions {
  readonly store: ClusterStore;
  readonly release: string;
  readonly limits?: LeaseLimits;
  readonly clock?: ServerClock;
}

/** One of several servers on the same store. */
export function clusterOn(bus: Bus, options: ClusterOptions): Cluster {
  const { release, limits = USUAL_LEASE } = options;
  const self = { id: bus.id, release, bus: busVersionOf(bus.id) };
  const isConnected = () => bus.isConnected;
  return { bus, members: new ClusterMembers(self, { ...options, limits, isConnected }) };
}

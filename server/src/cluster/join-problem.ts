import { release } from '../release.ts';
import type { ServerRecord } from '../store/cluster-store.ts';
import { BUS_VERSION, sharedBusVersion } from './bus-version.ts';

/** Why this release can't join the servers that run, for the operator; undefined if it can. */
export function joinProblem(servers: readonly ServerRecord[]): string | undefined {
  const others = servers.filter(({ bus }) => sharedBusVersion(bus, BUS_VERSION) === undefined);
  const [first] = others;
  if (first === undefined) return undefined;
  const names = others.map((server) => `${server.id} (release ${server.release})`).join(', ');
  const wayOut =
    first.bus < BUS_VERSION
      ? 'Upgrade them to a release in between first, or stop them all.'
      : 'Install their release here.';
  return `Release ${release()} can’t talk to servers of this cluster: ${names}. ${wayOut}`;
}

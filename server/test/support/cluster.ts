import { clusterOn, newServerId } from '../../src/cluster/cluster.ts';
import { LocalNetwork } from '../../src/cluster/local-bus.ts';
import type { Store } from '../../src/index.ts';
import { BACKENDS } from './backends.ts';
import { type Running, startServer } from './table.ts';

/** Long enough that no machine under load takes a table over by mistake. */
const CALM = { lease: 600_000, renewEvery: 25 };

export interface LocalServer extends Running {
  readonly id: string;
}

/** Servers of one process on one store, with a bus between them. */
export async function startCluster(
  count: number,
  options: Omit<Parameters<typeof startServer>[0] & object, 'store' | 'cluster'> = {},
): Promise<LocalServer[]> {
  const { open } = await BACKENDS['SQLite']!();
  const network = new LocalNetwork();
  const start = async (): Promise<LocalServer> => {
    const store: Store = await open();
    const id = newServerId();
    const cluster = clusterOn(network.join(id), {
      store: store.cluster,
      release: '1',
      limits: CALM,
    });
    return { id, ...(await startServer({ ...options, store, cluster })) };
  };
  const servers: LocalServer[] = [];
  for (let number = 0; number < count; number++) servers.push(await start());
  return servers;
}

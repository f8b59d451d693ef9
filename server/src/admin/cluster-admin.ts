import { groupedCode, readTableCode } from '@richtfest/protocol';
import type { GatewayRequest, OwnerAnswer } from '../cluster/messages.ts';
import { newServerId } from '../cluster/bus-version.ts';
import { type ServeOptions, natsUrlFrom, placeFrom } from '../serve-options.ts';
import { ServeProblem } from '../serve-problem.ts';
import type { ServerRecord } from '../store/cluster-store.ts';
import type { Store } from '../store/archive.ts';
import { openStore } from '../store/open-store.ts';

/** The database and NATS of a cluster; by default those that a server here would use. */
export type ClusterPlace = Pick<ServeOptions, 'dataDir' | 'databaseUrl' | 'natsUrl'>;

export interface ServerStatus extends ServerRecord {
  /** The number of tables it owns. */
  readonly tables: number;
}

/** The live servers of a cluster. */
export async function clusterStatus(place: ClusterPlace): Promise<ServerStatus[]> {
  return await withStore(place, async ({ cluster }) => {
    const servers = await cluster.servers();
    return await Promise.all(
      servers.map(async (server) => ({ ...server, tables: await cluster.countTables(server.id) })),
    );
  });
}

/** Makes a server hand all its tables over and take no new ones; its sockets stay open. */
export async function drainServer(place: ClusterPlace, server: string): Promise<void> {
  await withStore(place, async (store) => {
    await requireServer(store, server);
    await ask(place, server, { is: 'drain' });
  });
}

/** Moves a table to another server. */
export async function moveTable(place: ClusterPlace, code: string, to: string): Promise<void> {
  await withStore(place, async (store) => {
    const table = readTableCode(code);
    const ownership = table === undefined ? undefined : await store.cluster.ownership(table);
    if (table === undefined || ownership === undefined) {
      throw new ServeProblem(`There is no table ${groupedCode(code)}.`);
    }
    const { isDraining } = await requireServer(store, to);
    const { owner, epoch } = ownership;
    if (owner === to) return;
    if (isDraining === true) {
      throw new ServeProblem(`Server “${to}” is being drained and takes no tables.`);
    }
    if (owner === undefined) await store.cluster.handOver(table, { epoch, to });
    else await ask(place, owner, { is: 'hand-over', table, to });
    // Its bots continue there, though no client may ask for it.
    await ask(place, to, { is: 'call', table, call: { command: 'summary', request: {} } });
  });
}

async function requireServer({ cluster }: Store, id: string): Promise<ServerRecord> {
  const servers = await cluster.servers();
  const found = servers.find((server) => server.id === id);
  if (found !== undefined) return found;
  const ids = servers.map((server) => server.id);
  const known = ids.length === 0 ? 'no server runs' : `the servers are ${ids.join(', ')}`;
  throw new ServeProblem(`There is no server “${id}”: ${known}.`);
}

/** Sends a server a request through NATS. */
async function ask(place: ClusterPlace, server: string, request: GatewayRequest): Promise<void> {
  const natsUrl = natsUrlFrom(place);
  if (natsUrl === undefined) {
    throw new ServeProblem('Say where NATS is: --nats-url nats://localhost:4222, or NATS_URL.');
  }
  const { connectToNats } = await import('../cluster/nats-bus.ts');
  const bus = await connectToNats(newServerId(), natsUrl);
  try {
    const answer = (await bus.request(server, request, 60_000)) as OwnerAnswer;
    if ('problem' in answer) throw new ServeProblem(answer.problem.sentence);
    if ('moved' in answer) throw new ServeProblem('The table has just moved. Try again.');
  } finally {
    await bus.close();
  }
}

async function withStore<T>(place: ClusterPlace, task: (store: Store) => Promise<T>): Promise<T> {
  const found = placeFrom(place);
  if (found.databaseUrl === undefined) {
    throw new ServeProblem(
      'Say where the database of the cluster is: --database-url postgresql://…, or DATABASE_URL.',
    );
  }
  const store = await openStore(found);
  try {
    return await task(store);
  } finally {
    await store.close();
  }
}

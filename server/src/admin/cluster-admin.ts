import { groupedCode, readTableCode } from '@richtfest/protocol';
import { BusFailure } from '../cluster/bus.ts';
import type { GatewayRequest, OwnerAnswer } from '../cluster/messages.ts';
import { newServerId } from '../cluster/bus-version.ts';
import { type ServeOptions, natsUrlFrom, placeFrom } from '../serve-options.ts';
import { ServeProblem } from '../serve-problem.ts';
import type { ServerRecord } from '../store/cluster-store.ts';
import { type ClusterDatabase, countTables, liveServers, ownerOf } from '../store/open-store.ts';

/** Milliseconds for handing over all tables of a server. */
const ANSWER_WITHIN = 60_000;

/** The database and NATS of a cluster; by default those that a server here would use. */
export type ClusterPlace = Pick<ServeOptions, 'dataDir' | 'databaseUrl' | 'natsUrl'>;

export interface ServerStatus extends ServerRecord {
  /** The number of tables it owns. */
  readonly tables: number;
}

/** The live servers of a cluster. */
export async function clusterStatus(place: ClusterPlace): Promise<ServerStatus[]> {
  const database = databaseOf(place);
  const servers = await liveServers(database);
  if (servers.length === 0) return [];
  const counts = await countTables(database);
  return servers.map((server) => ({ ...server, tables: counts.get(server.id) ?? 0 }));
}

/** Makes a server hand all its tables over and take no new ones; its sockets stay open. */
export async function drainServer(place: ClusterPlace, server: string): Promise<void> {
  await requireServer(databaseOf(place), server);
  await ask(place, server, { is: 'drain' });
}

/** Moves a table to another server. */
export async function moveTable(place: ClusterPlace, code: string, to: string): Promise<void> {
  const database = databaseOf(place);
  const { isDraining } = await requireServer(database, to);
  const table = readTableCode(code);
  const ownership = table === undefined ? undefined : await ownerOf(database, table);
  if (table === undefined || ownership === undefined) {
    throw new ServeProblem(`There is no table ${groupedCode(code)}.`);
  }
  const { owner } = ownership;
  if (owner === to) return;
  if (isDraining === true) {
    throw new ServeProblem(`Server “${to}” is being drained and takes no tables.`);
  }
  if (owner !== undefined) await ask(place, owner, { is: 'hand-over', table, to });
  // It takes the table if nobody has it; bots continue there, though no client may ask for it.
  await ask(place, to, { is: 'call', table, call: { command: 'summary', request: {} } });
}

async function requireServer(database: ClusterDatabase, id: string): Promise<ServerRecord> {
  const servers = await liveServers(database);
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
    const answer = (await bus.request(server, request, ANSWER_WITHIN)) as OwnerAnswer;
    if ('problem' in answer) throw new ServeProblem(answer.problem.sentence);
    if ('moved' in answer) throw new ServeProblem('The table has just moved. Try again.');
  } catch (error) {
    if (!(error instanceof BusFailure)) throw error;
    const problem =
      error.kind === 'absent'
        ? 'can’t be reached through this NATS. Is it the one its NATS_URL names?'
        : 'does not answer. “cluster status” says what it has done.';
    throw new ServeProblem(`Server “${server}” ${problem}`, { cause: error });
  } finally {
    await bus.close();
  }
}

function databaseOf(place: ClusterPlace): ClusterDatabase {
  const { databaseUrl, ...found } = placeFrom(place);
  if (databaseUrl !== undefined) return { ...found, databaseUrl };
  throw new ServeProblem(
    'Say where the database of the cluster is: --database-url postgresql://…, or DATABASE_URL.',
  );
}

import type { Game } from '@richtfest/engine';
import { onTestFinished } from 'vitest';
import type { ClusterPlace, Store } from '../../src/index.ts';
import { openDatabases } from '../../src/store/open-databases.ts';
import { type ChildServer, startChild } from './child.ts';
import { type Client, legalMoves } from './client.ts';
import { type TestNats, startNats } from './nats.ts';
import { emptyPostgres } from './postgres.ts';
import { metricOf, metricsOf } from './metrics.ts';

export interface ServerProcess extends ChildServer {
  /** Its name in the cluster. */
  readonly id: string;
}

interface ProcessOptions {
  /** By default a new place in the database of all tests. */
  readonly databaseUrl?: string;
}

/** By default those of the others. */
type Addresses = Pick<ClusterPlace, 'databaseUrl' | 'natsUrl'>;

export interface ServerProcesses {
  readonly servers: ServerProcess[];
  readonly store: Store;
  readonly nats: TestNats;
  /** For an operator's commands. */
  readonly place: ClusterPlace;
  /** Starts one more. */
  readonly start: (addresses?: Addresses) => Promise<ServerProcess>;
  /** The server that owns a table now. */
  readonly ownerOf: (table: string) => Promise<ServerProcess>;
}

/** Servers in processes of their own, on a real database and a real NATS. */
export async function startServers(
  count: number,
  { databaseUrl }: ProcessOptions = {},
): Promise<ServerProcesses> {
  const [url, nats] = [databaseUrl ?? (await emptyPostgres()), await startNats()];
  const start = async ({ databaseUrl: database = url, natsUrl = nats.url }: Addresses = {}) => {
    const child = await startChild(database, 1, natsUrl);
    return { ...child, id: await serverId(child.address) };
  };
  const servers = await Promise.all(Array.from({ length: count }, () => start()));
  const store = await openDatabases(url);
  onTestFinished(() => store.close());
  const ownerOf = async (table: string) => {
    for (;;) {
      const ownership = await store.cluster.ownership(table);
      const owner = servers.find(({ id }) => id === ownership?.owner);
      if (owner !== undefined) return owner;
    }
  };
  const place = { databaseUrl: url, natsUrl: nats.url };
  return { servers, start, store, nats, place, ownerOf };
}

async function serverId(address: string): Promise<string> {
  return /server="(?<id>\w+)"/u.exec(await metricsOf(address))!.groups!['id']!;
}

/** The sum of a metric over servers. */
export async function sumOf(
  servers: readonly { readonly address: string }[],
  metric: string,
): Promise<number> {
  const texts = await Promise.all(servers.map(({ address }) => metricsOf(address)));
  return texts.reduce((sum, text) => sum + metricOf(text, metric), 0);
}

/** Plays the move of the seat to move, and waits until everybody has seen it. */
export async function playOnce(
  game: Game,
  players: readonly Client[],
  { id, watchers = players }: { readonly id: string; readonly watchers?: readonly Client[] },
): Promise<number> {
  const seat = players[0]!.match!.owing[0]!;
  const mover = players[seat]!;
  const answer = await mover.play(legalMoves(game, mover, seat)[0], { id });
  if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
  const { version } = answer;
  await Promise.all(watchers.map((each) => each.until(() => each.version >= version)));
  return version;
}

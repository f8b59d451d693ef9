import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Addresses, addressLines, addressesOf } from './addresses.ts';
import { newServerId } from './cluster/bus-version.ts';
import { type Cluster, clusterOn, standAlone } from './cluster/cluster.ts';
import { joinProblem } from './cluster/join-problem.ts';
import { createServer } from './create-server.ts';
import { release } from './release.ts';
import { ServeProblem } from './serve-problem.ts';
import {
  type ServeOptions,
  listeningFrom,
  natsUrlFrom,
  noticesFrom,
  placeFrom,
} from './serve-options.ts';
import type { ClusterStore } from './store/cluster-store.ts';
import { type StorePlace, liveServers, lockForServer, openStore } from './store/open-store.ts';
import { StoreProblem } from './store/store-problem.ts';

const FIRST_PORT = 8080;
const PORTS_TO_TRY = 20;

export interface Serving extends Addresses {
  /** Settles when it has been closed. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

/** Serves the site until the process is asked to stop. */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const { print = console.log, botPause, bots = {}, limits = {} } = options;
  const { host, port: requestedPort, publicUrl, trustedProxies, logLevel } = listeningFrom(options);
  const notices = noticesFrom(options, publicUrl);
  const natsUrl = natsUrlFrom(options);
  const place = placeFrom(options);
  if (natsUrl !== undefined) await requireJoinable(place).catch(asServeProblem);
  const lock = await lockForServer(place).catch(asServeProblem);
  const store = await openStore(place, { print }).catch(async (error: unknown) => {
    await lock.release();
    return asServeProblem(error);
  });
  const cluster =
    natsUrl === undefined
      ? standAlone()
      : await joinCluster(natsUrl, store.cluster).catch(async (error: unknown) => {
          await store.close();
          await lock.release();
          throw error;
        });
  const webRoot = options.webRoot ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
  const app = await createServer({
    store,
    cluster,
    webRoot,
    hostPages: join(place.dataDir, 'pages'),
    logger: { level: logLevel, stream: process.stderr },
    limits,
    bots,
    ...(options.newSecret === undefined ? {} : { newSecret: options.newSecret }),
    notices,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(trustedProxies === undefined ? {} : { trustedProxies }),
    ...(botPause === undefined ? {} : { botPause }),
  });
  const ending = Promise.withResolvers<void>();
  const close = () => {
    ending.resolve(
      app
        .close()
        .then(() => store.close())
        .then(() => lock.release()),
    );
    return ending.promise;
  };
  try {
    const port = await listen(app, host, requestedPort);
    const addresses = addressesOf(host, port, publicUrl);
    // First: people and scripts may stop the server as soon as they read its address.
    closeOnSignal(close);
    for (const line of addressLines(addresses)) print(line);
    return { ...addresses, close, closed: ending.promise };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Throws if servers run that this one can't talk to: before it upgrades their database. */
async function requireJoinable(place: StorePlace): Promise<void> {
  const problem = joinProblem(await liveServers(place));
  if (problem !== undefined) throw new ServeProblem(problem);
}

/** Joins the other servers on the same database. */
async function joinCluster(natsUrl: string, store: ClusterStore): Promise<Cluster> {
  // Loaded here: a single server does not need it.
  const { connectToNats } = await import('./cluster/nats-bus.ts');
  const bus = await connectToNats(newServerId(), natsUrl);
  return clusterOn(bus, { store, release: release() });
}

function asServeProblem(error: unknown): never {
  if (error instanceof StoreProblem) throw new ServeProblem(error.message, { cause: error });
  throw error;
}

/** The requested port or none; without a request the first free one. */
async function listen(
  app: FastifyInstance,
  host: string,
  requested: number | undefined,
): Promise<number> {
  const ports =
    requested === undefined
      ? [...Array.from({ length: PORTS_TO_TRY }, (_, step) => FIRST_PORT + step), 0]
      : [requested];
  for (const port of ports) {
    try {
      await app.listen({ host, port });
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (code === 'EADDRINUSE') continue;
      throw new ServeProblem(refusalOf(String(code), host, port) ?? String(error), {
        cause: error,
      });
    }
  }
  throw new ServeProblem(`Port ${requested} is in use. Choose another one, or none at all.`);
}

/** What systems say of an address they don't have, or that lacks its network interface. */
const NO_HOST = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EINVAL', 'EAFNOSUPPORT']);

function refusalOf(code: string, host: string, port: number): string | undefined {
  if (code === 'EACCES') return `This user may not use port ${port}. Choose one above 1023.`;
  if (NO_HOST.has(code)) {
    return `HOST must be an address of this machine, not “${host}”.`;
  }
  return undefined;
}

/** The first signal shuts down gracefully, the second immediately. */
function closeOnSignal(close: () => Promise<void>): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const onSignal = () => {
    for (const signal of signals) process.off(signal, onSignal);
    void close();
  };
  for (const signal of signals) process.on(signal, onSignal);
}

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Addresses, addressLines, addressesOf } from './addresses.ts';
import { type ServerSettings, createServer } from './create-server.ts';
import { openSqliteStore } from './store/open-sqlite-store.ts';

const FIRST_PORT = 8080;
const PORTS_TO_TRY = 20;

export interface ServeSettings {
  /** By default `PORT`, else a free one near 8080. */
  readonly port?: number;
  /** By default `HOST`, else every interface, so that phones in the same network reach it. */
  readonly host?: string;
  /** Where tables are kept; by default `data` in the current folder. */
  readonly dataDir?: string;
  /** By default the site built in this repository. */
  readonly webRoot?: string;
  readonly limits?: ServerSettings['limits'];
  readonly botPause?: number;
  readonly print?: (line: string) => void;
}

export interface Serving extends Addresses {
  close(): Promise<void>;
}

/** A wish about serving that can't be met; its message is for whoever typed it. */
export class ServeProblem extends Error {
  override readonly name = 'ServeProblem';
}

/** Serves the site until the process is told to end. */
export async function serve(settings: ServeSettings = {}): Promise<Serving> {
  const { print = console.log, botPause, limits = {} } = settings;
  const host = settings.host ?? process.env['HOST'] ?? '0.0.0.0';
  const wishedPort = settings.port ?? portFromEnvironment();
  const dataDir = resolve(settings.dataDir ?? 'data');
  mkdirSync(dataDir, { recursive: true });
  const store = await openSqliteStore(join(dataDir, 'richtfest.sqlite'));
  const webRoot = settings.webRoot ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
  const logger = { level: 'warn' };
  const app = await createServer({
    store,
    webRoot,
    hostPages: join(dataDir, 'pages'),
    logger,
    limits,
    ...(botPause === undefined ? {} : { botPause }),
  });
  const close = async () => {
    await app.close();
    await store.close();
  };
  try {
    const port = await listen(app, host, wishedPort);
    const addresses = addressesOf(host, port);
    for (const line of addressLines(addresses)) print(line);
    closeOnSignal(close);
    return { ...addresses, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function portFromEnvironment(): number | undefined {
  const text = process.env['PORT'];
  if (text === undefined || text === '') return undefined;
  if (/^\d+$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new ServeProblem(`PORT must be a number from 0 to 65535, not “${text}”.`);
}

/** A wished port or none; without a wish the first free one. */
async function listen(
  app: FastifyInstance,
  host: string,
  wished: number | undefined,
): Promise<number> {
  const ports =
    wished === undefined
      ? [...Array.from({ length: PORTS_TO_TRY }, (_, step) => FIRST_PORT + step), 0]
      : [wished];
  for (const port of ports) {
    try {
      await app.listen({ host, port });
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new ServeProblem(`Port ${wished} is in use. Choose another one, or none at all.`);
}

function isTaken(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'EADDRINUSE';
}

/** The first signal closes in good order, the second at once. */
function closeOnSignal(close: () => Promise<void>): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const onSignal = () => {
    for (const signal of signals) process.off(signal, onSignal);
    void close();
  };
  for (const signal of signals) process.on(signal, onSignal);
}

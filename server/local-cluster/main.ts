// `npm run cluster -- --servers 3`: several servers with NATS and PostgreSQL on this machine, for
// demos and tests. Prints one line of JSON when all are ready; ends them all on Ctrl-C, or on SIGTERM
// to the process `pid` of that line.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort, launchNats } from './nats.ts';
import { startPostgres } from './postgres.ts';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/richtfest.js', import.meta.url));
const MOST_SERVERS = 16;
const USAGE = `Usage: npm run cluster -- [--servers N] with N from 1 to ${MOST_SERVERS} (default: 3)`;

interface LocalServer {
  readonly url: string;
  readonly pid: number | undefined;
  end(): Promise<void>;
}

function serversFrom(args: string[]): number {
  try {
    const { servers } = parseArgs({ args, options: { servers: { type: 'string' } } }).values;
    const count = Number(servers ?? 3);
    if (Number.isInteger(count) && count >= 1 && count <= MOST_SERVERS) return count;
  } catch {
    // Answered below.
  }
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}

async function startServer(databaseUrl: string, natsUrl: string): Promise<LocalServer> {
  const args = ['serve', '--port', '0', '--host', '127.0.0.1'];
  const addresses = ['--database-url', databaseUrl, '--nats-url', natsUrl];
  const child = spawn(process.execPath, [PROGRAM, ...args, ...addresses], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = await addressOf(child);
  return {
    url,
    pid: child.pid,
    end: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await exited;
    },
  };
}

/** The address a server prints when it is ready. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let output = '';
  for await (const text of stdout?.setEncoding('utf8').iterator({ destroyOnReturn: false }) ?? []) {
    output += String(text);
    const [, url] = /(http:\/\/\S+?)\/?\s/u.exec(output) ?? [];
    if (url === undefined) continue;
    stdout?.resume();
    return url;
  }
  throw new Error(`A server ended without an address: ${output}`);
}

const count = serversFrom(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'richtfest-cluster-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const ending = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
});
const database = await startPostgres(join(folder, 'postgres'));
const nats = await launchNats(await freePort());
// The first creates the tables of the database.
const servers = [await startServer(database.url, nats.url)];
const others = Array.from({ length: count - 1 }, () => startServer(database.url, nats.url));
servers.push(...(await Promise.all(others)));
const ready = {
  pid: process.pid,
  servers: servers.map(({ url, pid }) => ({ url, pid })),
  nats: { url: nats.url, pid: nats.pid },
  database: { url: database.url, pid: database.pid() },
};
process.stdout.write(`${JSON.stringify(ready)}\n`);
await ending;
await Promise.all(servers.map((server) => server.end()));
await nats.end('SIGTERM');
await database.end();

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { MIGRATIONS } from '../../../../server/src/store/migrations.ts';
import { openPostgresStore } from '../../../../server/src/store/open-postgres-store.ts';
import { startNats } from '../../../../server/test/support/nats.ts';
import { emptyPostgres } from '../../../../server/test/support/postgres.ts';
import { LeastConnections, SteadyTable } from '../../../../server/test/support/rolling.ts';
import { pigs } from '../../../../server/test/support/table.ts';
import type { Installation } from './installation.ts';
import { type Program, type ServingProgram, runProgram, serveProgram } from './program.ts';

/** Moves at each table while a server is replaced. */
const MOVES = 4;
const SCHEMA = MIGRATIONS.length;
const NEXT_SCHEMA = SCHEMA + 1;

export interface InstalledRelease {
  readonly installation: Installation;
  readonly version: string;
}

/** Replaces the servers of a cluster by those of the next release, one by one, while people play. */
export async function upgradeCluster(
  current: InstalledRelease,
  next: InstalledRelease,
  servers: number,
): Promise<void> {
  const game = await pigs();
  const databaseUrl = await emptyPostgres();
  const cluster = new ReleaseCluster(databaseUrl, (await startNats()).url);
  const old: ServingProgram[] = [];
  for (let at = 0; at < servers; at++) old.push(await cluster.start(current));
  const store = await openPostgresStore(databaseUrl);
  onTestFinished(() => store.close());
  const proxy = new LeastConnections<ServingProgram>();
  for (const server of old) proxy.add(server);
  const tables: SteadyTable[] = [];
  for (const server of old) tables.push(await SteadyTable.at(server, proxy));
  await Promise.all(tables.map((table) => table.play(game, 1)));

  expect(
    await cluster.run(next, 'admin', 'check', '--data-dir', next.installation.folder),
  ).toContain(`upgraded to version ${NEXT_SCHEMA}: add next release`);
  for (const [at, server] of old.entries()) {
    // The first of them upgrades the database under the servers that still run.
    const replacement = await cluster.start(next);
    if (at === 0) expect(replacement.printed()).toContain(`upgraded to version ${NEXT_SCHEMA}.`);
    proxy.add(replacement);
    proxy.remove(server);
    const stopped = server.stop();
    await Promise.all(tables.map((table) => table.play(game, MOVES)));
    expect(await stopped).toBe(0);
    const rest = Array.from({ length: servers - at - 1 }, () => current.version);
    const upgraded = Array.from({ length: at + 1 }, () => next.version);
    expect(await cluster.releases(next)).toEqual([...rest, ...upgraded]);
  }

  for (const { players, record } of tables) {
    for (const { reconnects } of players) expect(reconnects).toBeLessThanOrEqual(1);
    await record.check(store, MOVES);
  }
  await Promise.all(tables.map((table) => table.leave()));
  const backups = await readdir(join(next.installation.folder, 'data', 'before-upgrades'));
  expect(backups).toEqual([expect.stringContaining(`version-${SCHEMA}.dump`)]);
  // There is no way back without that backup.
  await expect(cluster.start(current)).rejects.toThrow(
    `The database is of version ${NEXT_SCHEMA}, this server knows ${SCHEMA}`,
  );
}

/** Servers and commands of installed releases on one database and one NATS server. */
class ReleaseCluster {
  readonly #env: Record<string, string>;

  constructor(databaseUrl: string, natsUrl: string) {
    // The upgrade makes a backup with `pg_dump`.
    const path = [process.env['POSTGRES_BIN'] ?? [], process.env['PATH'] ?? []].flat().join(':');
    this.#env = {
      ...(process.env as Record<string, string>),
      PATH: path,
      DATABASE_URL: databaseUrl,
      NATS_URL: natsUrl,
      HOST: '127.0.0.1',
    };
  }

  async start(release: InstalledRelease): Promise<ServingProgram> {
    const server = await serveProgram(this.#program(release));
    onTestFinished(async () => void (await server.stop('SIGKILL')));
    return server;
  }

  run(release: InstalledRelease, ...line: readonly string[]): Promise<string> {
    return runProgram(this.#program(release), line);
  }

  /** The releases of the servers that run now. */
  async releases(release: InstalledRelease): Promise<string[]> {
    const { servers } = JSON.parse(await this.run(release, 'cluster', 'status', '--json')) as {
      readonly servers: readonly { readonly release: string }[];
    };
    return servers.map((server) => server.release).toSorted();
  }

  #program({ installation }: InstalledRelease): Program {
    return { ...installation.program, env: this.#env };
  }
}

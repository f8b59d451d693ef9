import type { ClusterPlace, ServerStatus } from '@richtfest/server';
import { suggestion } from '@richtfest/engine';
import { command } from '../command-line/command.ts';
import { type Flags, text, toggle } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { jsonText } from '../files/json-text.ts';

const TASKS = ['status', 'drain', 'move'] as const;

const flags = {
  'database-url': text('URL', 'the PostgreSQL server of the cluster: postgresql://…'),
  'nats-url': text('URL', 'NATS between the servers: nats://…'),
  json: toggle('print the outcome as JSON'),
} satisfies Flags;

export const cluster = command({
  name: 'cluster',
  summary: 'list the servers of a cluster, drain one, or move a table',
  description: [
    'Works on the servers that share a database: the flags, or the environment variables DATABASE_URL and NATS_URL.',
    'status lists the live servers. drain SERVER hands all its tables to the others, so that it can be stopped; its connections stay open. move TABLE SERVER hands one table over. See docs/operations.md.',
  ],
  operands: [
    { name: 'TASK', help: `what to do: ${TASKS.join(', ')}`, completes: TASKS },
    { name: 'WHICH', help: 'drain: the server; move: the table', isOptional: true },
    { name: 'SERVER', help: 'move: the new server', isOptional: true },
  ],
  flags,
  examples: [
    { line: 'cluster status', says: 'The servers and the number of their tables.' },
    { line: 'cluster drain 5f0c1d2e3a4b', says: 'Before that server is stopped.' },
  ],
  async run({ operands: [task = '', which, to], flags: given, shell: { out } }) {
    const { ServeProblem, StoreProblem } = await import('@richtfest/server');
    const place = { databaseUrl: given['database-url'], natsUrl: given['nats-url'] };
    try {
      const servers = await runTask(place, task, [which, to]);
      if (given.json) out.write(jsonText({ servers }));
      else out.lines(servers.map(lineOf));
      return 0;
    } catch (error) {
      const isProblem = error instanceof ServeProblem || error instanceof StoreProblem;
      throw isProblem ? new UsageError(error.message) : error;
    }
  },
});

/** Every task ends with the status of the servers. */
async function runTask(
  place: ClusterPlace,
  task: string,
  [which, to]: readonly (string | undefined)[],
): Promise<ServerStatus[]> {
  const { clusterStatus, drainServer, moveTable } = await import('@richtfest/server');
  switch (task) {
    case 'status':
      break;
    case 'drain':
      if (which === undefined) throw new UsageError('Which server? richtfest cluster drain SERVER');
      await drainServer(place, which);
      break;
    case 'move':
      if (which === undefined || to === undefined) {
        throw new UsageError('Which table, and where to? richtfest cluster move TABLE SERVER');
      }
      await moveTable(place, which, to);
      break;
    default:
      throw new UsageError(
        `cluster takes ${TASKS.join(', ')}, not “${task}”.${suggestion(task, TASKS)}`,
      );
  }
  return await clusterStatus(place);
}

function lineOf({ id, release, tables, ...server }: ServerStatus): string {
  const { isDraining = false, isCutOff = false } = server;
  const state = `${isDraining ? ', draining' : ''}${isCutOff ? ', does not reach NATS' : ''}`;
  return `${id}  release ${release}, ${tables} ${tables === 1 ? 'table' : 'tables'}${state}`;
}

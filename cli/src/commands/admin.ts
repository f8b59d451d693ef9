import type { PruneOptions, Pruned, StoreStats } from '@richtfest/server';
import { suggestion } from '@richtfest/engine';
import { type Call, command } from '../command-line/command.ts';
import { type Flags, text, toggle, whole } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { jsonText } from '../files/json-text.ts';

const TASKS = ['backup', 'restore', 'stats', 'prune'] as const;
const FINISHED_DAYS = 365;
const ABANDONED_DAYS = 90;
const UNUSED_DAYS = 730;

const flags = {
  'data-dir': text('FOLDER', 'where the tables are kept (default: data)', 'directory'),
  'database-url': text('URL', 'a PostgreSQL server instead: postgresql://…'),
  force: toggle('backup: replace the file; restore: replace what the store has'),
  'finished-days': whole('N', 'prune: tables that were over so long ago (default 365)', { min: 0 }),
  'abandoned-days': whole('N', 'prune: tables nobody played at for so long (default 90)', {
    min: 0,
  }),
  'unused-days': whole('N', 'prune: accounts nobody used for so long (default 730)', { min: 0 }),
  'dry-run': toggle('prune: only say what would go'),
  json: toggle('print the outcome as JSON'),
} satisfies Flags;

export const admin = command({
  name: 'admin',
  summary: 'back up, restore, count and prune the tables and accounts of a server',
  description: [
    'Works on the store a server here would use: DATA_DIR or DATABASE_URL of the environment, or the flags. A backup is taken while the server goes on; it is one file, and can be restored into either kind of store. Stop the server before you restore: while one runs on that data, restore refuses.',
    'prune deletes for good: tables that were over, tables nobody played at, and accounts nobody used, so many days ago.',
  ],
  operands: [
    { name: 'TASK', help: `what to do: ${TASKS.join(', ')}`, completes: TASKS },
    { name: 'FILE', help: 'the backup', completes: 'file', isOptional: true },
  ],
  flags,
  examples: [
    { line: 'admin backup richtfest.backup', says: 'Everything, as it is at this moment.' },
    {
      line: 'admin restore richtfest.backup --database-url postgresql://localhost/richtfest',
      says: 'Moves the tables to a PostgreSQL server.',
    },
    { line: 'admin stats --json', says: 'What there is, for programs.' },
    { line: 'admin prune --dry-run', says: 'What would be deleted.' },
  ],
  async run(call) {
    const { StoreProblem } = await import('@richtfest/server');
    try {
      const outcome = await carryOut(call);
      const { out } = call.shell;
      if (call.flags.json) out.write(jsonText(outcome.json));
      else out.lines(outcome.lines);
      return 0;
    } catch (error) {
      throw error instanceof StoreProblem ? new UsageError(error.message) : error;
    }
  },
});

interface Outcome {
  readonly json: object;
  readonly lines: readonly string[];
}

async function carryOut({ operands, flags: given }: Call<typeof flags>): Promise<Outcome> {
  const server = await import('@richtfest/server');
  const [task = '', file] = operands;
  const place = { dataDir: given['data-dir'], databaseUrl: given['database-url'] };
  const { force } = given;
  switch (task) {
    case 'backup': {
      const done = await server.backup(place, named(file, task), { force });
      return { json: done, lines: [`${allIn(done)} in ${file}.`] };
    }
    case 'restore': {
      const done = await server.restore(place, named(file, task), { force });
      const at = new Date(done.takenAt).toISOString();
      return { json: done, lines: [`${allIn(done)}, as they were at ${at}.`] };
    }
    case 'stats': {
      refuse(file, task);
      const found = await server.stats(place);
      return { json: found, lines: statsLines(found) };
    }
    case 'prune': {
      refuse(file, task);
      const wish = {
        finishedDays: given['finished-days'] ?? FINISHED_DAYS,
        abandonedDays: given['abandoned-days'] ?? ABANDONED_DAYS,
        unusedDays: given['unused-days'] ?? UNUSED_DAYS,
        isRehearsal: given['dry-run'],
      };
      const pruned = await server.prune(place, wish);
      return { json: pruned, lines: pruneLines(pruned, wish) };
    }
    default:
      throw new UsageError(
        `admin can ${TASKS.join(', ')}, not “${task}”.${suggestion(task, TASKS)}`,
      );
  }
}

function named(file: string | undefined, task: string): string {
  if (file !== undefined) return file;
  throw new UsageError(`admin ${task} needs a file: richtfest admin ${task} FILE.`);
}

function refuse(file: string | undefined, task: string): void {
  if (file !== undefined) throw new UsageError(`admin ${task} takes no file.`);
}

function tablesIn(count: number): string {
  return count === 1 ? 'One table' : `${count} tables`;
}

function accountsIn(count: number): string {
  return count === 1 ? 'one account' : `${count} accounts`;
}

/** Servers without accounts are not told of them. */
function allIn({ tables, accounts }: { tables: number; accounts: number }): string {
  return `${tablesIn(tables)}${accounts === 0 ? '' : ` and ${accountsIn(accounts)}`}`;
}

function statsLines(found: StoreStats): string[] {
  const { waiting, running, finished, closed, entries, accounts, games, schema, touchedAt } = found;
  return [
    `${tablesIn(waiting + running + finished + closed)}: ${waiting} waiting, ${running} being played, ${finished} over, ${closed} closed; ${entries} moves`,
    ...Object.entries(games).map(([game, count]) => `  ${game}: ${count}`),
    ...(accounts === 0 ? [] : [`And ${accountsIn(accounts)}`]),
    ...(touchedAt === undefined ? [] : [`Last change: ${new Date(touchedAt).toISOString()}`]),
    `Version of the database: ${schema}`,
  ];
}

function pruneLines({ finished, abandoned, accounts }: Pruned, wish: PruneOptions): string[] {
  const verb = wish.isRehearsal ? 'would be deleted' : 'deleted';
  return [
    `${finished} over for more than ${wish.finishedDays} days and ${abandoned} abandoned for more than ${wish.abandonedDays} days ${verb}.`,
    ...(accounts === 0
      ? []
      : [`And ${accountsIn(accounts)} unused for more than ${wish.unusedDays} days.`]),
  ];
}

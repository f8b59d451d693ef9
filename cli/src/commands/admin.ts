import { resolve } from 'node:path';
import { isSea } from 'node:sea';
import type { CheckReport, PruneOptions, Pruned, StoreStats } from '@richtfest/server';
import { suggestion } from '@richtfest/engine';
import { runDaily } from './admin-daily.ts';
import { type Call, command } from '../command-line/command.ts';
import { type Flags, text, toggle, whole } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { jsonText } from '../files/json-text.ts';
import { type InstallAction, installSystemd } from '../install/systemd.ts';

const TASKS = [
  'backup',
  'restore',
  'stats',
  'prune',
  'reshard',
  'daily',
  'check',
  'install',
] as const;
const FINISHED_DAYS = 365;
const ABANDONED_DAYS = 90;
const UNUSED_DAYS = 730;
const DAILY_DAYS = 90;

const flags = {
  'data-dir': text('FOLDER', 'the folder of the tables (default: data)', 'directory'),
  'database-url': text('URL', 'a PostgreSQL server instead: postgresql://…'),
  to: text('URLS', 'reshard: the new DATABASE_URL, with ranges of hashes'),
  force: toggle('backup: replace the file; restore, reshard: replace what is in the databases'),
  'finished-days': whole('N', 'prune: tables finished more than N days ago (default 365)', {
    min: 0,
  }),
  'abandoned-days': whole('N', 'prune: unfinished tables unused for N days (default 90)', {
    min: 0,
  }),
  'unused-days': whole('N', 'prune: accounts unused for N days (default 730)', { min: 0 }),
  'daily-days': whole('N', 'prune: results of daily houses of N days ago (default 90)', { min: 2 }),
  game: text('GAME', 'daily: only this game'),
  check: toggle('daily: replay every result of the day'),
  repair: toggle('daily: correct points and delete what the rules do not confirm'),
  remove: text('PLAYER', 'daily: delete the result of this player'),
  systemd: toggle('install: as a systemd service, with backups every night'),
  root: text('FOLDER', 'install: write below this folder and run nothing', 'directory'),
  'dry-run': toggle('prune, install, daily: only print what would be done'),
  json: toggle('print the outcome as JSON'),
} satisfies Flags;

export const admin = command({
  name: 'admin',
  summary: 'back up, restore, count, prune and check what a server stores; install a service',
  description: [
    'Works on the store that a server would use here: the flags, or the environment variables DATA_DIR and DATABASE_URL. A backup is one file, can be taken while the server runs, and can be restored into either kind of store. Stop the server before you restore: restore refuses to run while a server uses the store.',
    'reshard copies everything to the databases of --to: from one database to several, or to other ranges. Stop the servers and take a backup before; start them with the new DATABASE_URL.',
    'prune permanently deletes old finished tables, abandoned tables, unused accounts and old results of daily houses.',
    'daily counts the results of daily houses; with a day it lists them, with --check it replays each one and says which the rules do not confirm, with --repair it corrects points and deletes those results (with --dry-run it only says so), and with --game and --remove it deletes one.',
    'check tells before an upgrade whether this version can start here: configuration, databases and their versions, what would be upgraded, free space and backups. It changes nothing and exits with 1 if something is missing.',
    'install --systemd sets up the user richtfest, its folders, the service and timers for backups and pruning, then starts them. It changes nothing that is up to date and never overwrites /etc/richtfest.env.',
  ],
  operands: [
    { name: 'TASK', help: `what to do: ${TASKS.join(', ')}`, completes: TASKS },
    {
      name: 'FILE',
      help: 'the backup; for daily, a day like 2026-11-16',
      completes: 'file',
      isOptional: true,
    },
  ],
  flags,
  examples: [
    { line: 'admin backup richtfest.backup', says: 'A backup of everything.' },
    {
      line: 'admin restore richtfest.backup --database-url postgresql://localhost/richtfest',
      says: 'Moves the tables to a PostgreSQL server.',
    },
    { line: 'admin stats --json', says: 'Statistics as JSON.' },
    { line: 'admin prune --dry-run', says: 'Print what would be deleted.' },
    {
      line: 'admin daily 2026-11-16 --check',
      says: 'Replays all results of a day.',
    },
    { line: 'admin check --json', says: 'Before an upgrade: whether this version can start.' },
    { line: 'admin install --systemd --dry-run', says: 'Print what would be installed.' },
  ],
  async run(call) {
    const { StoreProblem } = await import('@richtfest/server');
    try {
      const outcome = await runTask(call);
      const { out } = call.shell;
      if (call.flags.json) out.write(jsonText(outcome.json));
      else out.lines(outcome.lines);
      return outcome.code ?? 0;
    } catch (error) {
      throw error instanceof StoreProblem ? new UsageError(error.message) : error;
    }
  },
});

interface Outcome {
  readonly json: object;
  readonly lines: readonly string[];
  /** The exit code, if it is not 0. */
  readonly code?: number;
}

async function runTask({ operands, flags: given }: Call<typeof flags>): Promise<Outcome> {
  const server = await import('@richtfest/server');
  const [task = '', file] = operands;
  const location = { dataDir: given['data-dir'], databaseUrl: given['database-url'] };
  const { force } = given;
  switch (task) {
    case 'backup': {
      const done = await server.backup(location, requireFile(file, task), { force });
      return { json: done, lines: [`${allIn(done)} in ${file}.`] };
    }
    case 'restore': {
      const done = await server.restore(location, requireFile(file, task), { force });
      const at = new Date(done.takenAt).toISOString();
      return { json: done, lines: [`${allIn(done)}, as they were at ${at}.`] };
    }
    case 'stats': {
      refuseFile(file, task);
      const found = await server.stats(location);
      return { json: found, lines: statsLines(found) };
    }
    case 'prune': {
      refuseFile(file, task);
      const options = {
        finishedDays: given['finished-days'] ?? FINISHED_DAYS,
        abandonedDays: given['abandoned-days'] ?? ABANDONED_DAYS,
        unusedDays: given['unused-days'] ?? UNUSED_DAYS,
        dailyDays: given['daily-days'] ?? DAILY_DAYS,
        isRehearsal: given['dry-run'],
      };
      const pruned = await server.prune(location, options);
      return { json: pruned, lines: pruneLines(pruned, options) };
    }
    case 'daily': {
      const { game, remove, check, repair, 'dry-run': isRehearsal } = given;
      return await runDaily(location, { day: file, game, remove, check, repair, isRehearsal });
    }
    case 'reshard': {
      refuseFile(file, task);
      if (given.to === undefined) {
        throw new UsageError(
          'admin reshard needs the new databases: --to "postgresql://…/accounts 0000-7fff=postgresql://…/first 8000-ffff=postgresql://…/second".',
        );
      }
      const done = await server.reshard(location, given.to, { force });
      return {
        json: done,
        lines: [`${allIn(done)} copied. Start the servers with the new DATABASE_URL.`],
      };
    }
    case 'check': {
      refuseFile(file, task);
      const report = await server.check(location);
      return { json: report, lines: checkLines(report), code: report.isReady ? 0 : 1 };
    }
    case 'install':
      refuseFile(file, task);
      return install(given);
    default:
      throw new UsageError(
        `admin takes ${TASKS.join(', ')}, not “${task}”.${suggestion(task, TASKS)}`,
      );
  }
}

function install(given: Call<typeof flags>['flags']): Outcome {
  if (!given.systemd) {
    throw new UsageError('admin install needs --systemd: a service is all it can install.');
  }
  const actions = installSystemd({
    root: resolve(given.root ?? '/'),
    isRehearsal: given['dry-run'],
    program: isSea() ? [process.execPath] : [process.execPath, resolve(process.argv[1] ?? '')],
  });
  return { json: { isRehearsal: given['dry-run'], actions }, lines: actions.map(actionLine) };
}

function checkLines({ isReady, checks }: CheckReport): string[] {
  return [
    ...checks.map(({ name, isGood, message }) => `${isGood ? 'ok' : 'NO'}  ${name}: ${message}`),
    isReady ? 'This version can start here.' : 'This version can’t start here yet.',
  ];
}

function actionLine(done: InstallAction): string {
  const what = done.action === 'run' ? done.command.join(' ') : done.path;
  return `${done.action.padEnd(9)}  ${what}`;
}

function requireFile(file: string | undefined, task: string): string {
  if (file !== undefined) return file;
  throw new UsageError(`admin ${task} needs a file: richtfest admin ${task} FILE.`);
}

function refuseFile(file: string | undefined, task: string): void {
  if (file !== undefined) throw new UsageError(`admin ${task} takes no file.`);
}

function tablesIn(count: number): string {
  return count === 1 ? 'One table' : `${count} tables`;
}

function accountsIn(count: number): string {
  return count === 1 ? 'one account' : `${count} accounts`;
}

/** Accounts are mentioned only if there are any. */
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
    `Database version: ${schema}`,
  ];
}

function pruneLines(
  { finished, abandoned, accounts, daily }: Pruned,
  options: PruneOptions,
): string[] {
  const verb = options.isRehearsal ? 'would be deleted' : 'deleted';
  return [
    `${finished} finished more than ${options.finishedDays} days ago and ${abandoned} abandoned for more than ${options.abandonedDays} days ${verb}.`,
    ...(accounts === 0
      ? []
      : [`And ${accountsIn(accounts)} unused for more than ${options.unusedDays} days.`]),
    ...(daily === 0 ? [] : [`And ${daily} results of daily houses.`]),
  ];
}

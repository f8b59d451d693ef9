import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../command-line/usage-error.ts';

/** The same units that a checkout has; a release carries a copy. */
const DEPLOY = fileURLToPath(new URL('../../../deploy', import.meta.url));
const ENVIRONMENT = '/etc/richtfest.env';
const PROGRAM = '/opt/richtfest/bin/richtfest';
const BACKUP_SCRIPT = '/opt/richtfest/deploy/backup.sh';
const ENABLED = ['richtfest.service', 'richtfest-backup.timer', 'richtfest-prune.timer'];
/** The units run with `ProtectHome`: nothing in these folders can be run. */
const HIDDEN = /^\/(home|root|run\/user)\//;

export interface InstallOptions {
  /** Everything is written below this folder, and nothing is run; `/` is the machine itself. */
  readonly root: string;
  readonly isRehearsal: boolean;
  /** How the installed command starts: a single executable, or Node with a script. */
  readonly program: readonly string[];
}

export type InstallAction =
  | { readonly action: 'write' | 'unchanged' | 'keep'; readonly path: string }
  | { readonly action: 'run'; readonly command: readonly string[] };

interface PlannedFile {
  readonly path: string;
  readonly mode: number;
  readonly content: string | { readonly copyOf: string };
  /** The administrator edits it: never overwritten. */
  readonly isOwn?: true;
}

/** Sets up user, folders, units and timers. Repeating it changes nothing that is up to date. */
export function installSystemd(options: InstallOptions): InstallAction[] {
  const { root, isRehearsal, program } = options;
  for (const file of program) requireVisible(file);
  if (!isRehearsal) requirePowers(root);
  const actions = filesFor(program).map((file) => place(file, options));
  const commands = root === '/' ? commandsOf() : [];
  if (!isRehearsal) commands.forEach(run);
  return [...actions, ...commands.map((command) => ({ action: 'run' as const, command }))];
}

function filesFor(program: readonly string[]): PlannedFile[] {
  const from = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');
  const units = readdirSync(join(DEPLOY, 'systemd'))
    .filter((name) => /\.(service|timer)$/.test(name))
    .toSorted();
  const [executable = '', ...script] = program;
  const lines = `#!/bin/sh\nexec ${program.map((word) => `'${word}'`).join(' ')} "$@"\n`;
  return [
    {
      path: PROGRAM,
      mode: 0o755,
      content: script.length === 0 ? { copyOf: executable } : lines,
    },
    { path: BACKUP_SCRIPT, mode: 0o755, content: from('backup.sh') },
    {
      path: '/etc/sysusers.d/richtfest.conf',
      mode: 0o644,
      content: from('systemd/sysusers.conf'),
    },
    {
      path: '/etc/tmpfiles.d/richtfest.conf',
      mode: 0o644,
      content: from('systemd/tmpfiles.conf'),
    },
    {
      path: ENVIRONMENT,
      mode: 0o600,
      content: '# See docs/operations.md.\n#PUBLIC_URL=https://play.example.org\n',
      isOwn: true,
    },
    ...units.map((name) => ({
      path: `/etc/systemd/system/${name}`,
      mode: 0o644,
      content: from(`systemd/${name}`),
    })),
  ];
}

function place(file: PlannedFile, { root, isRehearsal }: InstallOptions): InstallAction {
  const { path, mode, content, isOwn } = file;
  const at = join(root, path);
  if (isOwn === true && existsSync(at)) return { action: 'keep', path };
  const isCopy = typeof content !== 'string';
  // Copied from itself when the installed program repeats the installation.
  const wanted = isCopy ? readFileSync(content.copyOf) : Buffer.from(content);
  if (existsSync(at) && readFileSync(at).equals(wanted)) return { action: 'unchanged', path };
  if (!isRehearsal) {
    mkdirSync(dirname(at), { recursive: true });
    // A program that runs can be replaced, but not be written to.
    const partial = `${at}.partial`;
    if (isCopy) copyFileSync(content.copyOf, partial);
    else writeFileSync(partial, content, { mode });
    chmodSync(partial, mode);
    renameSync(partial, at);
  }
  return { action: 'write', path };
}

function commandsOf(): (readonly [string, ...string[]])[] {
  return [
    ['systemd-sysusers', '/etc/sysusers.d/richtfest.conf'],
    ['systemd-tmpfiles', '--create', '/etc/tmpfiles.d/richtfest.conf'],
    ['systemctl', 'daemon-reload'],
    ['systemctl', 'enable', '--now', ...ENABLED],
  ];
}

function run([name, ...line]: readonly [string, ...string[]]): void {
  const { status, stderr, error } = spawnSync(name, line, { encoding: 'utf8' });
  if (status === 0) return;
  const cause = error?.message ?? stderr.trim();
  throw new UsageError(
    `“${[name, ...line].join(' ')}” failed: ${cause}. The files are in place; mend it, then run the command again.`,
  );
}

function requireVisible(file: string): void {
  if (!HIDDEN.test(file)) return;
  throw new UsageError(
    `A service can’t run ${file}: home folders are hidden from it. Install Richtfest in /opt/richtfest (npm install --prefix /opt/richtfest richtfest) or use the single executable from another folder.`,
  );
}

function requirePowers(root: string): void {
  if (root !== '/') return;
  if (process.getuid?.() !== 0) {
    throw new UsageError(
      'admin install changes the system: run it as root (sudo). With --dry-run it only prints what it would do.',
    );
  }
  if (!existsSync('/run/systemd/system')) {
    throw new UsageError('systemd does not run on this machine. Start “richtfest serve” yourself.');
  }
}

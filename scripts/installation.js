// Plain JavaScript for Node 18 and later: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node this project runs on, from the npm package `node`, whatever the machine has. */
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Installs what package-lock.json asks for, unless exactly that is there already. */
export function ensureInstalled() {
  const failure = install(root, existsSync(pinnedNode));
  if (failure !== undefined) {
    process.stderr.write(failure);
    fail('npm ci did not succeed; see above. It needs the npm registry.');
  }
  if (!existsSync(pinnedNode)) {
    fail(
      'The npm package “node” brought no Node: its install script must be allowed to run (npm ci without --ignore-scripts).',
    );
  }
}

/** The same for a folder with a lock of its own; says whether it is there now. */
export function isInstalledIn(folder) {
  return install(join(root, folder), true) === undefined;
}

/** What npm had to say if it failed. */
function install(folder, isWhole) {
  const stamp = join(folder, 'node_modules', '.richtfest-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (isWhole && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined;
  process.stderr.write('Installing what is missing (npm ci) …\n');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.error !== undefined) return `${npm.error.message}\n`;
  if (npm.status !== 0) return `${npm.stdout}${npm.stderr}`;
  writeFileSync(stamp, wanted);
  return undefined;
}

/** Runs a file under the pinned Node with this terminal, and ends as it ends. */
export function runPinned(args) {
  const child = spawnSync(pinnedNode, args, {
    cwd: root,
    stdio: 'inherit',
    env: pinnedEnvironment(),
  });
  if (child.error !== undefined) fail(child.error.message);
  process.exit(child.status ?? 1);
}

/** An environment in which `node` and the project's tools are the pinned ones. */
export function pinnedEnvironment() {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    separator,
  );
  return { ...process.env, PATH: path };
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

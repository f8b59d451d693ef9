// Plain JavaScript for Node 18 and later: runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The project's own Node, from the npm package `node`. */
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Runs npm ci unless package-lock.json has not changed since the last time. */
export function ensureInstalled() {
  const failure = install(root, existsSync(pinnedNode));
  if (failure !== undefined) {
    process.stderr.write(failure);
    fail('npm ci failed; see above. It needs the npm registry.');
  }
  if (!existsSync(pinnedNode)) {
    fail(
      'The npm package “node” is not installed completely: run npm ci without --ignore-scripts.',
    );
  }
}

/** The same for a folder with its own package-lock.json; returns whether it is installed. */
export function isInstalledIn(folder) {
  return install(join(root, folder), true) === undefined;
}

/** Whether the packages in package-lock.json are installed. */
export function isUpToDate(folder = root) {
  const stamp = stampOf(folder);
  const isMarked = existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(folder);
  return isMarked || hasEveryPackage(folder);
}

/** Whether a person has run npm ci: npm lists what it has installed in a file of its own. */
function hasEveryPackage(folder) {
  const installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([place, { version, integrity, optional }]) => {
      // Optional packages are those of all platforms; the project itself is not listed.
      if (place === '' || optional === true) return true;
      const found = installed[place];
      return found?.version === version && found?.integrity === integrity;
    },
  );
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Remembers that the packages in package-lock.json are installed. */
export function markInstalled(folder = root) {
  writeFileSync(stampOf(folder), lockHash(folder));
}

const stampOf = (folder) => join(folder, 'node_modules', '.richtfest-installed');

const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/** Returns npm's output if it failed. */
function install(folder, isComplete) {
  if (isComplete && isUpToDate(folder)) return undefined;
  process.stderr.write('Installing packages (npm ci) …\n');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.error !== undefined) return `${npm.error.message}\n`;
  if (npm.status !== 0) return `${npm.stdout}${npm.stderr}`;
  markInstalled(folder);
  return undefined;
}

/** Runs a file under the pinned Node and exits with its exit code. */
export function runPinned(args) {
  const child = spawnSync(pinnedNode, args, {
    cwd: root,
    stdio: 'inherit',
    env: pinnedEnvironment(),
  });
  if (child.error !== undefined) fail(child.error.message);
  process.exit(child.status ?? 1);
}

/** An environment whose PATH finds the pinned `node` and the project's tools first. */
export function pinnedEnvironment() {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    separator,
  );
  return { ...process.env, PATH: path };
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

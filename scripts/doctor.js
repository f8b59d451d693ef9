// `npm run doctor`: what this machine has and lacks. Plain JavaScript for Node 18 and later; installs nothing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { chromiumAdvice, findChromium } from './chromium.js';
import { isUpToDate, pinnedNode } from './installation.js';
import { findNats, natsAdvice } from './nats.js';
import { findPostgres, postgresAdvice } from './postgres.js';
import { findPython, pythonAdvice } from './python.js';
import { findStrace, straceAdvice } from './strace.js';

const OLDEST_NODE = 18;
/** A build of the site and a browser fit into this. */
const ENOUGH_MEMORY = 2 * 1024 ** 3;

const findings = [
  {
    name: `Node ${OLDEST_NODE} or later`,
    found: Number(process.versions.node.split('.')[0]) >= OLDEST_NODE && process.version,
    advice: 'Install Node from nodejs.org or with your package manager.',
    isRequired: true,
  },
  {
    name: 'npm',
    found: versionOf('npm'),
    advice: 'npm comes with Node.',
    isRequired: true,
  },
  { name: 'git', found: versionOf('git'), advice: 'Install git.', isRequired: true },
  {
    name: 'packages',
    found: isUpToDate() && 'as in package-lock.json',
    advice: 'Run npm ci (npm start and npm test do it by themselves).',
    isRequired: true,
  },
  {
    name: 'Node 24 of the project',
    found: existsSync(pinnedNode) && versionOf(pinnedNode),
    advice: 'Run npm ci without --ignore-scripts, or npm rebuild node.',
    isRequired: true,
  },
  {
    name: 'memory',
    found: totalmem() >= ENOUGH_MEMORY && `${Math.round(totalmem() / 1024 ** 3)} GB`,
    advice: 'Builds and browser tests need 2 GB.',
  },
  { name: 'Chromium', found: await findChromium(), advice: chromiumAdvice },
  { name: 'PostgreSQL', found: findPostgres(), advice: postgresAdvice },
  { name: 'NATS', found: findNats(), advice: natsAdvice },
  { name: 'Python 3', found: findPython(), advice: pythonAdvice },
  { name: 'strace', found: findStrace(), advice: straceAdvice },
].map((finding) => ({ isRequired: false, ...finding, found: finding.found || undefined }));

if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify(findings)}\n`);
} else {
  for (const { name, found, advice, isRequired } of findings) {
    const sign = found === undefined ? (isRequired ? 'missing' : 'for tests') : 'ok';
    process.stdout.write(`${sign.padEnd(10)} ${name}${found === undefined ? '' : `: ${found}`}\n`);
    if (found === undefined) process.stdout.write(`${' '.repeat(11)}${advice}\n`);
  }
}
process.exitCode = findings.some(({ found, isRequired }) => isRequired && !found) ? 1 : 0;

function versionOf(command) {
  const { stdout, status } = spawnSync(command, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? stdout.trim().split('\n')[0] : undefined;
}

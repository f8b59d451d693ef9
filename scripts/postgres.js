// Plain JavaScript for Node 18 and later. Finds the PostgreSQL programs for the tests, or installs them.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.js';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const KNOWN = [
  '/opt/homebrew/opt/postgresql/bin',
  '/usr/local/opt/postgresql/bin',
  '/usr/pgsql/bin',
];

/**
 * The folder of `initdb` and `postgres`: `POSTGRES_BIN` if it is set, a folder in PATH or
 * a known one, or Debian's package where permitted. Otherwise undefined, and `postgresAdvice`.
 */
export function ensurePostgres() {
  const found = findPostgres();
  if (found !== undefined) return found;
  return installPackage('postgresql', 'the store tests') ? findPostgres() : undefined;
}

export const postgresAdvice =
  'The store tests need the programs of PostgreSQL 13 or later. Install them (Debian: ' +
  'apt-get install postgresql; elsewhere: brew install postgresql) or set the folder of ' +
  'initdb and postgres: POSTGRES_BIN=/folder npm test';

export function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  if (named !== undefined && named !== '') return hasPrograms(named) ? named : undefined;
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...debianFolders(), ...KNOWN, ...path].find(hasPrograms);
}

/** Newest first. */
function debianFolders() {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  return readdirSync(DEBIAN_FOLDER)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
}

function hasPrograms(folder) {
  return ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));
}

// Plain JavaScript for Node 18 and later. Finds the programs of PostgreSQL for the tests, or gets them.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.js';

const DEBIANS = '/usr/lib/postgresql';
const KNOWN = [
  '/opt/homebrew/opt/postgresql/bin',
  '/usr/local/opt/postgresql/bin',
  '/usr/pgsql/bin',
];

/**
 * The folder of `initdb` and `postgres`: `POSTGRES_BIN` if it is set, one of the path or of the
 * system, or Debian's package where we may install it. Otherwise undefined, and `postgresAdvice`.
 */
export function ensurePostgres() {
  const found = findPostgres();
  if (found !== undefined) return found;
  return installPackage('postgresql', 'the tests of the store') ? findPostgres() : undefined;
}

export const postgresAdvice =
  'The tests of the store need the programs of PostgreSQL 13 or later. Install them (Debian: ' +
  'apt-get install postgresql; elsewhere: brew install postgresql) or say where initdb and ' +
  'postgres are: POSTGRES_BIN=/folder npm test';

function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  if (named !== undefined && named !== '') return isThere(named) ? named : undefined;
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...debians(), ...KNOWN, ...path].find(isThere);
}

/** The newest first. */
function debians() {
  if (!existsSync(DEBIANS)) return [];
  return readdirSync(DEBIANS)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIANS, version, 'bin'));
}

function isThere(folder) {
  return ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));
}

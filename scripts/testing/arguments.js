// Plain JavaScript for Node 18 and later.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../installation.js';

const HELP = `Runs every check and every test, and ends with “N passed, N failed”.

  npm test [-- options] [-- FOLDER …]

  FOLDER …    only the tests in these folders or files: npm test -- engine web/test
  --quick     only types, lint, rules and laws (npm run test:quick)
  --long      large counts, and every mutant of the rules (npm run test:long)
  --table     print where the time of the tests goes as the table of CONTRIBUTING.md
  --all       repeat steps even if nothing they read has changed since they passed
  --help      print this`;

/**
 * @returns {{ folders: string[], isQuick: boolean, isLong: boolean, hasTable: boolean, maySkip: boolean }} what to run;
 * prints the error and exits with code 2 if the arguments are wrong.
 */
export function readTestArguments(words) {
  const { values, positionals } = parsed(words);
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    process.exit(0);
  }
  if (values.quick && values.long) refuse('--quick and --long exclude each other.');
  const folders = positionals.map((folder) => relative(root, resolve(folder)));
  const missing = folders.find((folder) => !existsSync(join(root, folder)));
  if (missing !== undefined) refuse(`There is no folder or file “${missing}”.`);
  return {
    folders,
    isQuick: values.quick,
    isLong: values.long,
    hasTable: values.table,
    // A continuous integration run always runs everything.
    maySkip: !values.all && !values.long && (process.env.CI ?? '') === '',
  };
}

function parsed(words) {
  const flag = { type: 'boolean', default: false };
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { quick: flag, long: flag, table: flag, all: flag, help: flag },
    });
  } catch (error) {
    return refuse(error.message);
  }
}

function refuse(message) {
  process.stderr.write(`${message}\nSee npm test -- --help.\n`);
  process.exit(2);
}

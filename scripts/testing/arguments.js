// Plain JavaScript for Node 18 and later.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../installation.js';
import { LONG_PARTS } from './steps.js';

const HELP = `Runs every check and every test, and ends with “N passed, N failed”.

  npm test [-- options] [-- FOLDER …]

  FOLDER …    only the tests in these folders or files: npm test -- engine web/test
  --quick     only types, lint, rules and laws (npm run test:quick)
  --long      large counts, and every mutant of the rules (npm run test:long); prints each file as it
              ends. If it is interrupted, it continues where it was, unless files have changed
  --part NAME only this part of a long run: ${LONG_PARTS.slice(0, 6).join(', ')},
              ${LONG_PARTS.slice(6).join(', ')}; may be repeated
  --table     print where the time of the tests goes as the table of CONTRIBUTING.md
  --all       repeat steps even if nothing they read has changed since they passed
  --help      print this`;

/**
 * @returns {{ folders: string[], parts: string[], isQuick: boolean, isLong: boolean, hasTable: boolean, maySkip: boolean }} what to run;
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
  const { part: parts } = values;
  if (parts.length > 0 && !values.long) refuse('--part needs --long.');
  const unknown = parts.find((part) => !LONG_PARTS.includes(part));
  if (unknown !== undefined) {
    refuse(`There is no part “${unknown}”. There are: ${LONG_PARTS.join(', ')}.`);
  }
  return {
    folders,
    parts,
    isQuick: values.quick,
    isLong: values.long,
    hasTable: values.table,
    // A continuous integration run always runs everything.
    maySkip: !values.all && (process.env.CI ?? '') === '',
  };
}

function parsed(words) {
  const flag = { type: 'boolean', default: false };
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        quick: flag,
        long: flag,
        part: { type: 'string', multiple: true, default: [] },
        table: flag,
        all: flag,
        help: flag,
      },
    });
  } catch (error) {
    return refuse(error.message);
  }
}

function refuse(message) {
  process.stderr.write(`${message}\nSee npm test -- --help.\n`);
  process.exit(2);
}

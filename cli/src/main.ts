import { wantsHelp, parse } from './command-line/parse.ts';
import { UsageError } from './command-line/usage-error.ts';
import { overview, page } from './command-line/help.ts';
import { findCommand } from './command-line/find.ts';
import { commands } from './commands/index.ts';
import { jsonText } from './files/json-text.ts';
import { type Shell, ownShell } from './terminal/shell.ts';
import { version } from './version.ts';

/** Runs the arguments after `richtfest` in this process's shell and returns the exit code. */
export function main(words: readonly string[]): Promise<number> {
  exitOnClosedPipe();
  return runCommand(words, ownShell());
}

/** Runs the arguments after `richtfest` in any shell and returns the exit code. */
export async function runCommand(words: readonly string[], shell: Shell): Promise<number> {
  try {
    return await dispatch(words, shell);
  } catch (error) {
    if (error instanceof UsageError) {
      shell.err.line(error.message);
      if (wantsJson(words)) shell.out.write(jsonText({ error: error.message }));
      return 2;
    }
    shell.err.line('richtfest crashed. This is a bug; please report it:');
    shell.err.line(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 70;
  }
}

async function dispatch(words: readonly string[], shell: Shell): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h') {
    shell.out.line(overview(commands, shell.out));
    return 0;
  }
  if (name === '--version' || name === '-v') {
    shell.out.line(`richtfest ${version()}`);
    return 0;
  }
  const command = findCommand(commands, name);
  if (wantsHelp(rest)) {
    shell.out.line(page(command, shell.out));
    return 0;
  }
  return command.run({ ...parse(command, rest), shell });
}

/** With --json, errors are also printed to the standard output as JSON. */
function wantsJson(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end < 0 ? words : words.slice(0, end)).includes('--json');
}

/** `richtfest … | head` is not an error. */
function exitOnClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }
}

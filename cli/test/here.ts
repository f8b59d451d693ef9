import { findCommand } from '../src/command-line/find.ts';
import { parse } from '../src/command-line/parse.ts';
import { commands } from '../src/commands/index.ts';
import { UsageError } from '../src/command-line/usage-error.ts';
import { PLAIN } from '../src/terminal/abilities.ts';
import { Screen } from '../src/terminal/screen.ts';

/**
 * Runs a command in this process, for tests of hundreds of inputs. What `main` would print as the
 * user's mistake comes back as `mistake`; anything else that is thrown is a crash.
 */
export async function runHere(
  words: readonly string[],
): Promise<{ code: number; out: string; mistake?: string }> {
  const [name = '', ...rest] = words;
  const command = findCommand(commands, name);
  let out = '';
  const shell = {
    out: new Screen({ write: (text) => (out += text) }, PLAIN),
    err: Screen.nowhere(),
    input: process.stdin,
    env: {},
  };
  try {
    return { code: await command.run({ ...parse(command, rest), shell }), out };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { code: 2, out, mistake: error.message };
  }
}

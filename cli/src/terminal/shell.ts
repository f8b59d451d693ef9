import type { Readable } from 'node:stream';
import { abilitiesOf } from './abilities.ts';
import { Screen } from './screen.ts';

/** Where a command runs: its outputs, its input and its environment. */
export interface Shell {
  readonly out: Screen;
  readonly err: Screen;
  readonly input: Input;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The standard input, or any stream in its place. */
type Input = Readable & { readonly isTTY?: boolean; unref?(): unknown };

export function ownShell(): Shell {
  const { stdin, stdout, stderr, env } = process;
  return {
    out: new Screen(stdout, abilitiesOf(stdout, env)),
    err: new Screen(stderr, abilitiesOf(stderr, env)),
    input: stdin,
    env,
  };
}

import { suggestion } from '@richtfest/engine';
import { type Command, command } from '../command-line/command.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { bashCompletion } from '../completion/bash.ts';
import { fishCompletion } from '../completion/fish.ts';
import { zshCompletion } from '../completion/zsh.ts';

const SHELLS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;
const NAMES = Object.keys(SHELLS);

export function completionOf(commands: () => readonly Command[]): Command {
  return command({
    name: 'completion',
    summary: 'print a script that completes commands in your shell',
    description: ['The script knows every command and flag.'],
    operands: [{ name: 'SHELL', help: 'bash, zsh or fish', completes: NAMES }],
    flags: {},
    examples: [
      { line: 'completion bash >> ~/.bashrc', says: 'For bash.' },
      { line: 'completion zsh > ~/.zfunc/_richtfest', says: 'For zsh, with ~/.zfunc in fpath.' },
      { line: 'completion fish > ~/.config/fish/completions/richtfest.fish', says: 'For fish.' },
    ],
    async run({ operands: [name = ''], shell: { out } }) {
      if (!isShell(name)) {
        throw new UsageError(
          `There is no completion for “${name}”.${suggestion(name, NAMES) || ` Known shells: ${NAMES.join(', ')}.`}`,
        );
      }
      out.write(SHELLS[name](commands()));
      return 0;
    },
  });
}

function isShell(name: string): name is keyof typeof SHELLS {
  return NAMES.includes(name);
}

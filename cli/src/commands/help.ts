import { type Command, command } from '../command-line/command.ts';
import { findCommand } from '../command-line/find.ts';
import { overview, page } from '../command-line/help.ts';

export function helpOn(commands: () => readonly Command[]): Command {
  return command({
    name: 'help',
    summary: 'explain a command, with examples',
    description: [],
    operands: [
      { name: 'COMMAND', help: 'the command; without one, all are listed', isOptional: true },
    ],
    flags: {},
    examples: [{ line: 'help simulate', says: 'The same as richtfest simulate --help.' }],
    async run({ operands: [name], shell: { out } }) {
      const text =
        name === undefined ? overview(commands(), out) : page(findCommand(commands(), name), out);
      out.line(text);
      return 0;
    },
  });
}

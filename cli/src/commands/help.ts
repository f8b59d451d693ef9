import { type Command, command } from '../command-line/command.ts';
import { commandNamed } from '../command-line/find.ts';
import { overview, page } from '../command-line/help.ts';

/** The command that explains the others (and itself). */
export function helpOn(commands: () => readonly Command[]): Command {
  return command({
    name: 'help',
    summary: 'tell what a command does, with examples',
    description: [],
    operands: [
      { name: 'COMMAND', help: 'the command; without one, all are listed', isOptional: true },
    ],
    flags: {},
    examples: [{ line: 'help simulate', says: 'The same as richtfest simulate --help.' }],
    async run({ operands: [name], shell: { out } }) {
      const text =
        name === undefined ? overview(commands(), out) : page(commandNamed(commands(), name), out);
      out.line(text);
      return 0;
    },
  });
}

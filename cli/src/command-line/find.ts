import { suggestion } from '@richtfest/engine';
import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';

export function findCommand(commands: readonly Command[], name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found !== undefined) return found;
  const names = commands.map((command) => command.name);
  const hint = suggestion(name, names) || ' See “richtfest --help”.';
  throw new UsageError(`There is no command “${name}”.${hint}`);
}

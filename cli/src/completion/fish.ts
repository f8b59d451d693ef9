import type { Command } from '../command-line/command.ts';
import type { Completes } from '../command-line/flags.ts';

export function fishCompletion(commands: readonly Command[]): string {
  const names = commands.map(({ name }) => name);
  const lines = [
    '# fish completion for richtfest',
    'complete -c richtfest -f',
    ...commands.map(
      ({ name, summary }) =>
        `complete -c richtfest -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ),
    `complete -c richtfest -l help -d 'what it does, with examples'`,
    `complete -c richtfest -n __fish_use_subcommand -l version -d 'the version'`,
    ...commands.flatMap((command) => linesFor(command, names)),
  ];
  return `${lines.join('\n')}\n`;
}

function linesFor({ name, flags, operands }: Command, names: readonly string[]): string[] {
  const start = `complete -c richtfest -n '__fish_seen_subcommand_from ${name}'`;
  return [
    ...Object.entries(flags).map(([flag, { help, placeholder, completes }]) => {
      const value = placeholder === undefined ? '' : ` ${parameter(completes)}`;
      return `${start} -l ${flag}${value} -d ${quoted(help)}`;
    }),
    ...operands.flatMap((operand) => {
      const completes = operand.name === 'COMMAND' ? names : operand.completes;
      if (completes === undefined) return [];
      return [
        `${start} ${typeof completes === 'string' ? '-F' : `-a ${quoted(completes.join(' '))}`}`,
      ];
    }),
  ];
}

function parameter(completes: Completes | undefined): string {
  if (completes === undefined) return '-x';
  if (completes === 'file') return '-r -F';
  if (completes === 'directory') return `-x -a '(__fish_complete_directories)'`;
  return `-x -a ${quoted(completes.join(' '))}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

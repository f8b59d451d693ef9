import { suggestion } from '@richtfest/engine';
import type { Call, Command } from './command.ts';
import type { Flags, FlagValues } from './flags.ts';
import { UsageError } from './usage-error.ts';

/** Parses the arguments after a command's name. */
export function parse(command: Command, words: readonly string[]): Omit<Call, 'shell'> {
  const { operands, given } = sort(command, words);
  checkOperands(command, operands);
  return { operands, flags: readFlags(command.flags, given) };
}

export function wantsHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end < 0 ? words : words.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

interface SortedWords {
  readonly operands: string[];
  readonly given: Map<string, string[]>;
}

function sort(command: Command, words: readonly string[]): SortedWords {
  const sorted: SortedWords = { operands: [], given: new Map() };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      sorted.operands.push(...rest.splice(0));
    } else if (word.startsWith('-') && word !== '-') {
      takeFlag(command, word, { rest, given: sorted.given });
    } else {
      sorted.operands.push(word);
    }
  }
  return sorted;
}

function takeFlag(
  command: Command,
  word: string,
  { rest, given }: { rest: string[]; given: Map<string, string[]> },
): void {
  const [, name = '', inline] = /^--([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
  const flag = Object.hasOwn(command.flags, name) ? command.flags[name] : undefined;
  if (flag === undefined) throw new UsageError(unknownFlag(command, word));
  const values = given.get(name) ?? [];
  given.set(name, values);
  if (flag.placeholder === undefined) {
    if (inline !== undefined) throw new UsageError(`--${name} takes no value.`);
    values.push('');
    return;
  }
  const next = rest[0];
  const value = inline ?? (next?.startsWith('--') === true ? undefined : rest.shift());
  if (value === undefined || value === '') {
    throw new UsageError(`--${name} needs a value: --${name} ${flag.placeholder}.`);
  }
  values.push(value);
}

function unknownFlag(command: Command, word: string): string {
  const typed = word.replace(/=.*$/s, '');
  const flags = [...Object.keys(command.flags), 'help'].map((name) => `--${name}`);
  const near = suggestion(`--${typed.replace(/^-+/, '')}`, flags);
  const help = near === '' ? ` See “richtfest ${command.name} --help”.` : near;
  return `${command.name} has no flag “${typed}”.${help}`;
}

function checkOperands(command: Command, operands: readonly string[]): void {
  const { name } = command;
  const missing = command.operands[operands.length];
  if (missing !== undefined && missing.isOptional === undefined) {
    throw new UsageError(`${name} needs ${missing.name}: ${missing.help}.`);
  }
  const isOpen = command.operands.at(-1)?.isRepeated === true;
  const extra = operands[command.operands.length];
  if (extra !== undefined && !isOpen) {
    const takes =
      command.operands.length === 0
        ? 'no arguments'
        : command.operands.map((o) => o.name).join(' ');
    throw new UsageError(`${name} takes ${takes} only; “${extra}” is one argument too many.`);
  }
}

function readFlags(flags: Flags, given: ReadonlyMap<string, readonly string[]>): FlagValues<Flags> {
  return Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [name, flag.read(given.get(name) ?? [], name)]),
  );
}
